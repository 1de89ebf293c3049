import {
  useDocumentBoardQuery,
  useEmployeeDocumentBoardQuery,
  type DocumentCardFragment,
  type EmployeeDocumentCardFragment,
} from '../../../generated/documents/document';
import { columns, limitsOf, type Owner } from './board-columns';

export type Card = Omit<DocumentCardFragment, 'vendor'> &
  Partial<Pick<DocumentCardFragment, 'vendor'>> &
  Partial<Pick<EmployeeDocumentCardFragment, 'employee' | 'type'>>;

interface Lane {
  cards: Card[];
  total: number;
}

/** The columns of the board with their first cards and how many there are in all. */
export function useBoard(
  owner: Owner,
  today: string,
): { lanes: Lane[] | undefined; error: unknown; refetch: () => void } {
  const variables = limitsOf(today);
  const ofCompany = useDocumentBoardQuery({ variables, skip: owner !== 'company', fetchPolicy: 'cache-and-network' });
  const ofEmployees = useEmployeeDocumentBoardQuery({
    variables,
    skip: owner !== 'employee',
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch } = owner === 'company' ? ofCompany : ofEmployees;
  const lanes = data && columns.map(({ key }) => ({ cards: data[key].rows as Card[], total: data[key].total }));
  return { lanes, error, refetch: () => void refetch() };
}
