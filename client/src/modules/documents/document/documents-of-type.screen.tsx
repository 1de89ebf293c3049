import { useParams } from 'react-router-dom';
import { useDocumentsQuery } from '../../../generated/documents/document';
import { documentsScreen } from './documents-screen';

/** The same list with the type in the address as one more condition. */
const useDocumentsOfType: typeof useDocumentsQuery = (options) => {
  const { id = '' } = useParams();
  const given = options?.variables;
  return useDocumentsQuery({
    ...options,
    variables: { ...given, filter: { and: [{ typeIds: { in: [id] } }, given?.filter ?? {}] } },
  });
};

export const Component = documentsScreen(useDocumentsOfType);
