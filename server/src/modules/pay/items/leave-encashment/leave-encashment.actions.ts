import type { EncashmentAction } from '../../engine/encashment/encashment-procedure';
import { advanceApproval } from '../../../../platform/approval/approval';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import { noteIn } from '../../../../platform/records/note';
import { lockedRecord, oneRecord, saveRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { bookPayout, lockLeaveOf, unbookPayout } from '../../../leave/leave-ledger-entry/leave-ledger-entry';
import { refuseInPayroll } from '../pay-entry/pay-entry';
import { payoutProblem } from './encashment-facts';
import { encashmentDecision, leaveEncashment, type LeaveEncashment } from './leave-encashment';
import { t } from '../../texts/text';

/**
 * Approves, rejects or takes back a payout; the days leave the ledger and come back with it. Asked again it changes
 * nothing.
 */
export async function decideAboutEncashment(
  ctx: Ctx,
  action: EncashmentAction,
  id: string,
  version: number,
  note: string | null,
): Promise<Row<LeaveEncashment>> {
  const payout = await lockedRecord(ctx, leaveEncashment, id, action);
  const decision = encashmentDecision(ctx, payout, action);
  if (!decision.approved) throw conflict(decision.because);
  if (decision.repeated) return payout;
  const because = noteIn(note);
  if (action === 'reject' && !because) throw invalid('note', t('leave_encashment.say_why_rejected'));
  await lockLeaveOf(ctx, payout.employeeId);
  if (action === 'approve') {
    const wrong = await payoutProblem(ctx, payout, { ownId: id, isDecision: true });
    if (wrong) throw conflict(wrong.text);
  }
  if (
    action !== 'cancel' &&
    (await advanceApproval(ctx, leaveEncashment, payout, action === 'approve' ? 'approved' : 'rejected', because)) ===
      'later'
  ) {
    return oneRecord(ctx, leaveEncashment, id, action);
  }
  const wasTaken = payout.takenOn;
  if (action === 'cancel') await refuseInPayroll(ctx, 'LeaveEncashment', [id]);
  const decided = {
    state: decision.to,
    decidedById: ctx.user.id,
    decidedAt: ctx.now,
    decisionNote: because,
    takenOn: action === 'approve' ? todayIn(ctx) : null,
  };
  const saved = await saveRecord(ctx, leaveEncashment, { ...payout, version }, decided, action, because ?? undefined);
  if (action === 'approve') await bookPayout(ctx, { ...saved, id }, todayIn(ctx));
  else if (wasTaken) await unbookPayout(ctx, { ...saved, id }, wasTaken);
  return saved;
}
