import { areaScreen } from '../../../list/area-screen';
import type { RecordBase } from '../../../list/area';
import { StepActions } from '../../../form/step-actions';
import {
  useApproveShiftSwapMutation,
  useCancelShiftSwapMutation,
  useRejectShiftSwapMutation,
  useShiftSwapQuery,
  useShiftSwapsQuery,
} from '../../../generated/time/rostered-shift';
import { factLine } from '../../../i18n/i18n';
import { SwapConcerns } from './swap-concerns';

export const Component = areaScreen({
  subject: 'ShiftSwap',
  list: useShiftSwapsQuery,
  one: useShiftSwapQuery,
  title: (row) => factLine([row.askerName, row.peerName]),
  firstSort: { field: 'date', direction: 'DESC' },
  bulk: { verbs: ['approve'], notedVerbs: ['reject'] },
  columns: [
    { field: 'askerName', kind: 'text', sort: true, filter: true },
    { field: 'givesTitle', kind: 'text', sort: true, filter: true },
    { field: 'givesDate', kind: 'date', sort: true, filter: true },
    { field: 'peerName', kind: 'text', sort: true, filter: true },
    { field: 'takesTitle', kind: 'text', sort: true, filter: true },
    { field: 'takesDate', kind: 'date', sort: true, filter: true },
    { field: 'state', kind: 'choice', choice: 'shiftSwapState', sort: true, filter: true },
    { field: 'date', kind: 'date', sort: true, hidden: true },
  ],
  facts: [
    {
      field: 'mayAnswer',
      label: 'swapConcerns',
      kind: 'own',
      Show: ({ row }) => <SwapConcerns {...(row as RecordBase)} />,
      Input: () => null,
    },
    { field: 'note', kind: 'text' },
    { field: 'decidedAt', kind: 'instant' },
    { field: 'decisionNote', kind: 'text' },
  ],
  actions: (row) => <Steps row={row} />,
});

function Steps({ row }: { row: RecordBase }) {
  const [approve] = useApproveShiftSwapMutation();
  const [reject] = useRejectShiftSwapMutation();
  const [cancel] = useCancelShiftSwapMutation();
  return (
    <StepActions
      row={row}
      steps={[
        { verb: 'cancel', run: cancel, look: 'quiet', ask: true },
        { verb: 'reject', run: reject, note: true },
        { verb: 'approve', run: approve, look: 'primary' },
      ]}
    />
  );
}
