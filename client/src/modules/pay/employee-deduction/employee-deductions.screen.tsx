import { areaScreen } from '../../../list/area-screen';
import type { RecordBase } from '../../../list/area';
import { StepActions } from '../../../form/step-actions';
import {
  useApplyEmployeeDeductionMutation,
  useApproveEmployeeDeductionMutation,
  useCancelEmployeeDeductionMutation,
  useCreateEmployeeDeductionMutation,
  useDeleteEmployeeDeductionsMutation,
  useEmployeeDeductionQuery,
  useEmployeeDeductionsQuery,
  useRejectEmployeeDeductionMutation,
  useRestoreEmployeeDeductionsMutation,
  useReverseEmployeeDeductionMutation,
  useSubmitEmployeeDeductionMutation,
  useUpdateEmployeeDeductionMutation,
} from '../../../generated/pay/employee-deduction';

export const Component = areaScreen({
  subject: 'EmployeeDeduction',
  list: useEmployeeDeductionsQuery,
  one: useEmployeeDeductionQuery,
  create: useCreateEmployeeDeductionMutation,
  update: useUpdateEmployeeDeductionMutation,
  remove: useDeleteEmployeeDeductionsMutation,
  restore: useRestoreEmployeeDeductionsMutation,
  title: (row) => row.employeeName,
  firstSort: { field: 'date', direction: 'DESC' },
  importable: true,
  bulk: { verbs: ['submit', 'approve', 'apply', 'cancel'], notedVerbs: ['reject', 'reverse'] },
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    { field: 'type', kind: 'choice', choice: 'employeeDeductionType', sort: true, filter: true },
    { field: 'reason', label: 'entryReason', kind: 'text', sort: true, filter: true },
    { field: 'amount', kind: 'money', sort: true, filter: true },
    { field: 'date', kind: 'date', sort: true, filter: true },
    { field: 'resolutionNumber', kind: 'code', filter: true, hidden: true },
    { field: 'legalOrder', kind: 'flag', filter: true, hidden: true },
    { field: 'state', kind: 'choice', choice: 'payEntryState', sort: true, filter: true },
  ],
  facts: [
    { field: 'state', kind: 'choice', choice: 'payEntryState' },
    { field: 'enteredByName', kind: 'text' },
    { field: 'decidedByName', kind: 'text' },
    { field: 'decisionNote', kind: 'text' },
    { field: 'monthlyPay', kind: 'money' },
    { field: 'takenAmount', kind: 'money' },
    { field: 'reversedOn', kind: 'date' },
    { field: 'reversedAmount', kind: 'money' },
    { field: 'reversalNote', kind: 'text' },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'type', kind: 'choice', choice: 'employeeDeductionType', required: true },
    {
      field: 'kind',
      label: 'deductionKind',
      kind: 'choice',
      choice: 'employeeDeductionKind',
      initial: 'amount',
      required: true,
      hint: 'deductionKind',
    },
    { field: 'amount', kind: 'money', required: true, when: { field: 'kind', in: ['amount'] } },
    {
      field: 'daysOfPay',
      kind: 'number',
      required: true,
      when: { field: 'kind', in: ['days_of_pay'] },
      hint: 'daysOfPay',
    },
    { field: 'date', kind: 'date', required: true, hint: 'entryDay' },
    { field: 'reason', label: 'entryReason', kind: 'text', required: true, wide: true },
    { field: 'instalments', kind: 'number', initial: 1, hint: 'instalments' },
    { field: 'capPercent', kind: 'number', hint: 'capPercent' },
    { field: 'legalOrder', kind: 'flag', hint: 'legalOrder' },
    { field: 'priority', kind: 'number', initial: 5, hint: 'deductionPriority' },
    { field: 'resolutionNumber', kind: 'code' },
    { field: 'description', kind: 'longText' },
  ],
  actions: (row) => <Steps row={row} />,
});

function Steps({ row }: { row: RecordBase }) {
  const [submit] = useSubmitEmployeeDeductionMutation();
  const [approve] = useApproveEmployeeDeductionMutation();
  const [reject] = useRejectEmployeeDeductionMutation();
  const [apply] = useApplyEmployeeDeductionMutation();
  const [cancel] = useCancelEmployeeDeductionMutation();
  const [reverse] = useReverseEmployeeDeductionMutation();
  return (
    <StepActions
      row={row}
      steps={[
        { verb: 'cancel', run: cancel, look: 'quiet', ask: true },
        { verb: 'reject', run: reject, note: true },
        { verb: 'submit', run: submit, look: 'primary' },
        { verb: 'approve', run: approve, look: 'primary' },
        { verb: 'apply', run: apply },
        { verb: 'reverse', run: reverse, note: true },
      ]}
    />
  );
}
