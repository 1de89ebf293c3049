import { subject } from '@casl/ability';
import type { useSession } from '../../../access/session';
import type { EmployeeDocumentOfFragment, EmployeeDocumentsOfQuery } from '../../../generated/people/employee/papers';

type DocumentTypeRow = EmployeeDocumentsOfQuery['types']['rows'][number];

/** The types of which somebody needs a document and has none that is verified and in force. */
export function missingTypes(
  ability: ReturnType<typeof useSession>['ability'],
  types: readonly DocumentTypeRow[],
  documents: readonly EmployeeDocumentOfFragment[],
  { employeeId, positionId }: { employeeId: string; positionId: string | null },
): DocumentTypeRow[] {
  const present = new Set(
    documents
      .filter(
        ({ dependantId, expiryState, status, review }) =>
          !dependantId && expiryState !== 'expired' && status === 'active' && review === 'verified',
      )
      .map(({ typeId }) => typeId),
  );
  return types.filter(
    ({ id, isRequired, requiredPositionIds }) =>
      !present.has(id) &&
      ability.can('read', subject('EmployeeDocument', { employeeId, typeId: id })) &&
      (isRequired || requiredPositionIds.includes(positionId ?? '')),
  );
}
