import { StepActions } from '../../../form/step-actions';
import {
  useApproveLeaveEncashmentMutation,
  useCancelLeaveEncashmentMutation,
  useRejectLeaveEncashmentMutation,
  type LeaveEncashmentRecordFragment,
  type LeaveEncashmentRowFragment,
} from '../../../generated/pay/leave-encashment';
import { ExplainedLine } from '../../../ui/figures/explained-line';

/** What may be done with an encashment now. */
export function EncashmentSteps({ row }: { row: LeaveEncashmentRowFragment & { approvalRefusal?: string | null } }) {
  const [approve] = useApproveLeaveEncashmentMutation();
  const [reject] = useRejectLeaveEncashmentMutation();
  const [cancel] = useCancelLeaveEncashmentMutation();
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

/** The amount, opening to its formula, its values and its rule. */
export function Explained({ value, row }: { value: unknown; row: unknown }) {
  const { currency } = row as LeaveEncashmentRecordFragment;
  const lines = (value ?? []) as NonNullable<LeaveEncashmentRecordFragment['lines']>;
  return (
    <>
      {lines.length === 0 && '•••'}
      {lines.map((line) => (
        <ul key={line.formula} className="pay-lines">
          <ExplainedLine line={line} value={line.amount} unit={currency} />
        </ul>
      ))}
    </>
  );
}
