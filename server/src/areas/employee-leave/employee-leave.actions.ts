import { decideLeave, type LeaveAction } from '../../domain/leave-request';
import { decisionOf } from '../../platform/approval';
import type { Row } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { conflict, invalid } from '../../platform/errors';
import { lockedRecord, oneRecord, saveRecord } from '../../platform/records';
import { dayIn } from '../../platform/today';
import { lockLeaveOf } from './approved-leave';
import { deciderIn, employeeLeave, type EmployeeLeave } from './employee-leave';
import { problemOf } from './leave-problem';

const longestReason = 500;

/** Approves, rejects or cancels a request; asked again it changes nothing. */
export async function decideAboutLeave(ctx: Ctx, action: LeaveAction, id: string, version: number, given: string | null): Promise<Row<EmployeeLeave>> {
  const leave = await lockedRecord(ctx, employeeLeave, id, action);
  const decision = decideLeave(leave, action, deciderIn(ctx));
  if (!decision.allowed) throw conflict(decision.because);
  if (decision.repeated) return leave;
  const reason = reasonIn(given, action);
  if (action === 'approve') await refuseBroken(ctx, leave);
  if (action !== 'cancel' && await decisionOf(ctx, employeeLeave, leave, decision.to as 'approved' | 'rejected', reason) === 'later') return oneRecord(ctx, employeeLeave, id, action);
  return saveRecord(ctx, employeeLeave, { ...leave, version },
    { status: decision.to, statusReason: reason, decidedById: ctx.user.id, decidedAt: ctx.now }, action, reason ?? undefined);
}

/** Of two approvals at once the second waits here and then sees what the first approved. */
async function refuseBroken(ctx: Ctx, leave: Row<EmployeeLeave>): Promise<void> {
  await lockLeaveOf(ctx, leave.employeeId);
  const wrong = await problemOf(ctx, leave, { ownId: leave.id, askedOn: dayIn(ctx.user.company!.timeZone, leave.createdAt), isDecision: true });
  if (wrong) throw conflict(wrong.text);
}

function reasonIn(given: string | null, action: LeaveAction): string | null {
  const reason = given?.trim() || null;
  if (!reason && action === 'reject') {
    throw invalid('reason', { en: 'Say why it is rejected.', ar: 'اذكر سبب الرفض.' });
  }
  if (reason && [...reason].length > longestReason) {
    throw invalid('reason', { en: `Use at most ${longestReason} characters.`, ar: `استخدم ${longestReason} حرف على الأكثر.` });
  }
  return reason;
}
