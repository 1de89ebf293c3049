import { useEmployeeDocumentsQuery } from '../../../generated/documents';
import { employeeDocumentsScreen } from './employee-documents-screen';

export const Component = employeeDocumentsScreen(useEmployeeDocumentsQuery);
