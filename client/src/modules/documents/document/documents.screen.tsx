import { useDocumentsQuery } from '../../../generated/documents';
import { documentsScreen } from './documents-screen';

export const Component = documentsScreen(useDocumentsQuery);
