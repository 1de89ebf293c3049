import { useParams } from 'react-router-dom';
import { useEmployeeDocumentsQuery } from '../../../generated/documents/document';
import { employeeDocumentsScreen } from './employee-documents-screen';

/** The same list with the type in the address as one more condition. */
const useDocumentsOfType: typeof useEmployeeDocumentsQuery = (options) => {
  const { id = '' } = useParams();
  const given = options?.variables;
  return useEmployeeDocumentsQuery({
    ...options,
    variables: { ...given, filter: { and: [{ typeId: { eq: id } }, given?.filter ?? {}] } },
  });
};

export const Component = employeeDocumentsScreen(useDocumentsOfType);
