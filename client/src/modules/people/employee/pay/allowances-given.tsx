import { useSession } from '../../../../access/session';
import type { FormField } from '../../../../list/area';
import {
  AllowanceOfEmployeeDocument,
  useAllowancesOfEmployeeQuery,
  useApproveAllowanceMutation,
  useChangeAllowanceMutation,
  useDeleteAllowancesOfEmployeeMutation,
  useGiveAllowanceMutation,
  useRejectAllowanceMutation,
  useRestoreAllowancesOfEmployeeMutation,
  type CompensationAssignmentInput,
} from '../../../../generated/people/employee/pay';
import { givenBy } from './own-amounts';
import { PayItemShown, PayItemState } from './pay-item-shown';
import { RowsOfEmployee } from './rows-of-employee';

const fields: FormField<keyof CompensationAssignmentInput>[] = [
  { field: 'compensationId', kind: 'reference', to: 'compensation', required: true, only: 'create' },
  { field: 'ownAmount', kind: 'money', hint: 'ownAmount' },
  { field: 'ownPercent', kind: 'decimal' },
  { field: 'validFrom', kind: 'date', required: true },
  { field: 'validTo', kind: 'date' },
];

/** The allowances one after the other, each with the days it holds. */
export function AllowancesGiven({ employeeId }: { employeeId: string }) {
  const { ability } = useSession();
  const [approve] = useApproveAllowanceMutation();
  const [reject] = useRejectAllowanceMutation();
  return (
    <RowsOfEmployee
      employeeId={employeeId}
      subject="CompensationAssignment"
      list={useAllowancesOfEmployeeQuery}
      one={AllowanceOfEmployeeDocument}
      create={useGiveAllowanceMutation}
      update={useChangeAllowanceMutation}
      remove={useDeleteAllowancesOfEmployeeMutation}
      restore={useRestoreAllowancesOfEmployeeMutation}
      fields={givenBy(ability, 'CompensationAssignment', employeeId, fields)}
      title={({ compensation }) => compensation?.label}
      stands={({ state }) => state !== 'approved' && <PayItemState state={state} />}
      show={(row, onDone) => (
        <PayItemShown
          item={row.compensation}
          given={row}
          subject="CompensationAssignment"
          approve={approve}
          reject={reject}
          onDone={onDone}
        />
      )}
    />
  );
}
