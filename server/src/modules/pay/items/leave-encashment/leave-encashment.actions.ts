import type { EncashmentAction } from '../../engine/encashment/encashment-procedure';
import { advanceApproval } from '../../../../platform/approval/approval';
import type { Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import { noteIn } from '../../../../platform/records/note';
import { lockedRecord, oneRecord, saveRecord } from '../../../../platform/records/records';
import { todayIn } from '../../../../platform/today';
import { postEncashment, lockLeaveOf, reverseEncashment } from '../../../leave/leave-ledger-entry/leave-ledger-entry';
import { refuseInPayroll } from '../pay-entry/pay-entry';
import { findEncashmentProblem } from './encashment-facts';
import { encashmentDecision, leaveEncashment, type LeaveEncashment } from './leave-encashment';
import { t } from '../../texts/text';

/**
 * Approves, rejects or takes back an encashment; the days leave the ledger and come back with it. Asked again it
 * changes nothing.
 */
export async function decideAboutEncashment(
  ctx: Ctx,
  action: EncashmentAction,
  id: string,
  version: number,
  note: string | null,
): Promise<Row<LeaveEncashment>> {
  const encashment = await lockedRecord(ctx, leaveEncashment, id, action);
  const decision = encashmentDecision(ctx, encashment, action);
  if (!decision.approved) throw conflict(decision.because);
  if (decision.repeated) return encashment;
  const because = noteIn(note);
  if (action === 'reject' && !because) throw invalid('note', t('leave_encashment.say_why_rejected'));
  await lockLeaveOf(ctx, encashment.employeeId);
  if (action === 'approve') {
    const wrong = await findEncashmentProblem(ctx, encashment, { ownId: id, isDecision: true });
    if (wrong) throw conflict(wrong.text);
  }
  if (
    action !== 'cancel' &&
    (await advanceApproval(
      ctx,
      leaveEncashment,
      encashment,
      action === 'approve' ? 'approved' : 'rejected',
      because,
    )) === 'later'
  ) {
    return oneRecord(ctx, leaveEncashment, id, action);
  }
  const wasTaken = encashment.takenOn;
  if (action === 'cancel') await refuseInPayroll(ctx, 'LeaveEncashment', [id]);
  const decided = {
    state: decision.to,
    decidedById: ctx.user.id,
    decidedAt: ctx.now,
    decisionNote: because,
    takenOn: action === 'approve' ? todayIn(ctx) : null,
  };
  const saved = await saveRecord(
    ctx,
    leaveEncashment,
    { ...encashment, version },
    decided,
    action,
    because ?? undefined,
  );
  if (action === 'approve') await postEncashment(ctx, { ...saved, id }, todayIn(ctx));
  else if (wasTaken) await reverseEncashment(ctx, { ...saved, id }, wasTaken);
  return saved;
}
