import { areaScreen } from '../../../list/area-screen';
import type { RecordBase } from '../../../list/area';
import { StepActions } from '../../../form/step-actions';
import {
  useApplyEmployeeRewardMutation,
  useApproveEmployeeRewardMutation,
  useCancelEmployeeRewardMutation,
  useCreateEmployeeRewardMutation,
  useDeleteEmployeeRewardsMutation,
  useEmployeeRewardQuery,
  useEmployeeRewardsQuery,
  useRejectEmployeeRewardMutation,
  useRestoreEmployeeRewardsMutation,
  useReverseEmployeeRewardMutation,
  useSubmitEmployeeRewardMutation,
  useUpdateEmployeeRewardMutation,
} from '../../../generated/pay/employee-reward';

export const Component = areaScreen({
  subject: 'EmployeeReward',
  list: useEmployeeRewardsQuery,
  one: useEmployeeRewardQuery,
  create: useCreateEmployeeRewardMutation,
  update: useUpdateEmployeeRewardMutation,
  remove: useDeleteEmployeeRewardsMutation,
  restore: useRestoreEmployeeRewardsMutation,
  title: (row) => row.employeeName,
  firstSort: { field: 'date', direction: 'DESC' },
  importable: true,
  bulk: { verbs: ['submit', 'approve', 'apply', 'cancel'], notedVerbs: ['reject', 'reverse'] },
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    { field: 'type', kind: 'choice', choice: 'rewardType', sort: true, filter: true },
    { field: 'reason', label: 'entryReason', kind: 'text', sort: true, filter: true },
    {
      field: 'kind',
      label: 'rewardKind',
      kind: 'choice',
      choice: 'rewardKind',
      sort: true,
      filter: true,
      hidden: true,
    },
    { field: 'amount', kind: 'money', sort: true, filter: true },
    { field: 'points', kind: 'number', sort: true, filter: true, hidden: true },
    { field: 'item', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'date', kind: 'date', sort: true, filter: true },
    { field: 'resolutionNumber', kind: 'code', filter: true, hidden: true },
    { field: 'state', kind: 'choice', choice: 'payEntryState', sort: true, filter: true },
  ],
  facts: [
    { field: 'state', kind: 'choice', choice: 'payEntryState' },
    { field: 'enteredByName', kind: 'text' },
    { field: 'decidedByName', kind: 'text' },
    { field: 'decisionNote', kind: 'text' },
    { field: 'reversedOn', kind: 'date' },
    { field: 'reversedAmount', kind: 'money' },
    { field: 'reversalNote', kind: 'text' },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'type', kind: 'choice', choice: 'rewardType', required: true },
    {
      field: 'kind',
      label: 'rewardKind',
      kind: 'choice',
      choice: 'rewardKind',
      initial: 'money',
      required: true,
      hint: 'rewardKind',
    },
    { field: 'amount', kind: 'money', required: true, when: { field: 'kind', in: ['money'] } },
    { field: 'points', kind: 'number', when: { field: 'kind', in: ['points', 'item'] }, hint: 'rewardPoints' },
    { field: 'item', kind: 'text', required: true, when: { field: 'kind', in: ['item'] } },
    { field: 'countsForGratuity', kind: 'flag', hint: 'rewardWage' },
    { field: 'date', kind: 'date', required: true, hint: 'entryDay' },
    { field: 'reason', label: 'entryReason', kind: 'text', required: true, wide: true },
    { field: 'resolutionNumber', kind: 'code' },
    { field: 'description', kind: 'longText' },
  ],
  actions: (row) => <Steps row={row} />,
});

function Steps({ row }: { row: RecordBase }) {
  const [submit] = useSubmitEmployeeRewardMutation();
  const [approve] = useApproveEmployeeRewardMutation();
  const [reject] = useRejectEmployeeRewardMutation();
  const [apply] = useApplyEmployeeRewardMutation();
  const [cancel] = useCancelEmployeeRewardMutation();
  const [reverse] = useReverseEmployeeRewardMutation();
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
