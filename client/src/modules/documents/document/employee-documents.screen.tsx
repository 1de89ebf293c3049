import { useEmployeeDocumentsQuery } from '../../../generated/documents/document';
import { employeeDocumentsScreen } from './employee-documents-screen';

export const Component = employeeDocumentsScreen(useEmployeeDocumentsQuery);
