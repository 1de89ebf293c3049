import { useSession } from '../../../../access/session';
import type { FormField } from '../../../../list/area';
import {
  DeductionOfEmployeeDocument,
  useDeductionsOfEmployeeQuery,
  useApproveRegularDeductionMutation,
  useChangeDeductionMutation,
  useDeleteDeductionsOfEmployeeMutation,
  useAddDeductionMutation,
  useRejectRegularDeductionMutation,
  useRestoreDeductionsOfEmployeeMutation,
  type DeductionAssignmentInput,
} from '../../../../generated/people/employee/pay';
import { givenBy } from './own-amounts';
import { PayItemShown, PayItemState } from './pay-item-shown';
import { RowsOfEmployee } from './rows-of-employee';

const fields: FormField<keyof DeductionAssignmentInput>[] = [
  { field: 'deductionId', kind: 'reference', to: 'deduction', required: true, only: 'create' },
  { field: 'ownAmount', kind: 'money', hint: 'ownAmount' },
  { field: 'ownPercent', kind: 'decimal' },
  { field: 'validFrom', kind: 'date', required: true },
  { field: 'validTo', kind: 'date' },
];

/** What is taken off the pay month after month, each with the days it holds. */
export function RegularDeductions({ employeeId }: { employeeId: string }) {
  const { ability } = useSession();
  const [approve] = useApproveRegularDeductionMutation();
  const [reject] = useRejectRegularDeductionMutation();
  return (
    <RowsOfEmployee
      employeeId={employeeId}
      subject="DeductionAssignment"
      list={useDeductionsOfEmployeeQuery}
      one={DeductionOfEmployeeDocument}
      create={useAddDeductionMutation}
      update={useChangeDeductionMutation}
      remove={useDeleteDeductionsOfEmployeeMutation}
      restore={useRestoreDeductionsOfEmployeeMutation}
      fields={givenBy(ability, 'DeductionAssignment', employeeId, fields)}
      title={({ deduction }) => deduction?.label}
      stands={({ state }) => state !== 'approved' && <PayItemState state={state} />}
      show={(row, onDone) => (
        <PayItemShown
          item={row.deduction}
          given={row}
          subject="DeductionAssignment"
          approve={approve}
          reject={reject}
          onDone={onDone}
        />
      )}
    />
  );
}
