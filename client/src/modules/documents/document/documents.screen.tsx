import { useDocumentsQuery } from '../../../generated/documents/document';
import { documentsScreen } from './documents-screen';

export const Component = documentsScreen(useDocumentsQuery);
