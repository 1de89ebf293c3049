import { areaScreen } from '../../../list/area-screen';
import type { RecordBase } from '../../../list/area';
import type { Kind } from '../../../fields/kinds/kind';
import { StepActions } from '../../../form/step-actions';
import {
  useApproveProfileChangeMutation,
  useProfileChangeQuery,
  useProfileChangesQuery,
  useRejectProfileChangeMutation,
  useWithdrawProfileChangeMutation,
  type ProfileChangeRowFragment,
} from '../../../generated/people/profile-change';
import { factLine } from '../../../i18n/i18n';
import { ChangeLines } from '../pieces/change-lines';

const linesKind: Kind = {
  kind: 'own',
  Show: ({ row }) => <ChangeLines {...(row as ProfileChangeRowFragment)} />,
  Input: () => null,
};

export const Component = areaScreen({
  subject: 'ProfileChange',
  list: useProfileChangesQuery,
  one: useProfileChangeQuery,
  title: (row) => factLine([row.employee?.label ?? row.employeeName]),
  firstSort: { field: 'createdAt', direction: 'DESC' },
  bulk: { verbs: ['approve'], notedVerbs: ['reject'] },
  columns: [
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'part', label: 'profilePart', kind: 'choice', choice: 'profilePart', sort: true, filter: true },
    { field: 'changes', label: 'profileChanges', width: 320, ...linesKind },
    { field: 'state', kind: 'choice', choice: 'profileChangeState', sort: true, filter: true },
    { field: 'createdAt', kind: 'instant', sort: true, filter: true },
  ],
  facts: [
    { field: 'employeeId', kind: 'reference', to: 'employee' },
    { field: 'part', label: 'profilePart', kind: 'choice', choice: 'profilePart' },
    { field: 'changes', label: 'profileChanges', ...linesKind },
    { field: 'fileIds', label: 'proofFileIds', kind: 'files' },
    { field: 'note', label: 'changeNote', kind: 'longText' },
    { field: 'state', kind: 'choice', choice: 'profileChangeState' },
    { field: 'decidedByName', kind: 'text' },
    { field: 'decidedAt', kind: 'instant' },
    { field: 'decisionNote', kind: 'text' },
  ],
  form: [],
  actions: (row) => <Steps row={row} />,
});

function Steps({ row }: { row: RecordBase }) {
  const [approve] = useApproveProfileChangeMutation();
  const [reject] = useRejectProfileChangeMutation();
  const [withdraw] = useWithdrawProfileChangeMutation();
  return (
    <StepActions
      row={row}
      steps={[
        { verb: 'withdraw', run: withdraw, look: 'quiet', ask: true },
        { verb: 'reject', run: reject, note: true },
        { verb: 'approve', run: approve, look: 'primary' },
      ]}
    />
  );
}
