import { decideLeave, isInForce, withdrawWish, type LeaveAction } from '../domain/leave-request';
import { daysOfUnits, daysTaken } from '../domain/type/leave-type';
import { advanceApproval } from '../../../platform/approval/approval';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { lockedRecord, oneRecord, saveRecord } from '../../../platform/records/records';
import { dayIn } from '../../../platform/today';
import { bookedDays, postLeave, daysOf, lockLeaveOf, unpostLeave } from '../leave-ledger-entry/leave-ledger-entry';
import { deciderIn, employeeLeave, type EmployeeLeave } from './employee-leave';
import { giveBackBetween } from './recount-leave';
import { problemOf } from './leave-problem';
import { t } from '../texts/text';

const longestReason = 500;

/**
 * Approves, rejects or cancels a request; asked again it changes nothing. Of leave its employee asks to cancel, to
 * approve cancels it and to reject keeps it.
 */
export async function decideAboutLeave(
  ctx: Ctx,
  action: LeaveAction,
  id: string,
  version: number,
  given: string | null,
): Promise<Row<EmployeeLeave>> {
  const leave = await lockedRecord(ctx, employeeLeave, id, action);
  const decision = decideLeave(leave, action, deciderIn(ctx));
  if (!decision.allowed) throw conflict(decision.because);
  if (decision.repeated) {
    if (action === 'approve') await refuseWithdrawn(ctx, id);
    return leave;
  }
  const reason = reasonIn(given, action, decision.to === 'cancel_requested');
  await lockLeaveOf(ctx, leave.employeeId);
  if (decision.to === 'cancel_requested')
    return saveRecord(
      ctx,
      employeeLeave,
      { ...leave, version },
      { status: decision.to, statusReason: reason },
      'ask_cancel',
      reason ?? undefined,
    );
  const isNew = leave.status === 'submitted';
  if (action === 'approve' && isNew) await refuseBroken(ctx, leave);
  if (
    action !== 'cancel' &&
    (await advanceApproval(ctx, employeeLeave, leave, action === 'approve' ? 'approved' : 'rejected', reason)) ===
      'later'
  )
    return oneRecord(ctx, employeeLeave, id, action);
  const decided = { status: decision.to, statusReason: reason, decidedById: ctx.user.id, decidedAt: ctx.now };
  if (action === 'approve' && isNew) return approve(ctx, { ...leave, version }, decided);
  const saved = await saveRecord(
    ctx,
    employeeLeave,
    { ...leave, version },
    decided,
    isNew ? action : decision.to === 'cancelled' ? 'cancel' : 'keep',
    reason ?? undefined,
  );
  if (isInForce(leave.status) && decision.to === 'cancelled') {
    await unpostLeave(ctx, saved);
    await giveBackBetween(ctx, saved);
  }
  return saved;
}

/**
 * Takes back one's wish to have approved leave cancelled; what was to be decided about it ends, and whoever was asked
 * is told.
 */
export async function withdrawLeaveCancel(ctx: Ctx, id: string, version: number): Promise<Row<EmployeeLeave>> {
  const leave = await lockedRecord(ctx, employeeLeave, id, 'cancel');
  const decision = withdrawWish(leave, deciderIn(ctx));
  if (!decision.allowed) throw conflict(decision.because);
  return decision.repeated
    ? leave
    : saveRecord(
        ctx,
        employeeLeave,
        { ...leave, version },
        { status: decision.to, statusReason: null },
        'withdraw_cancel',
      );
}

/** To decide about many rows at once, where nobody looks at each: leave to be cancelled is left to who opens it. */
export async function decideAboutNewLeave(
  ctx: Ctx,
  action: LeaveAction,
  id: string,
  version: number,
  reason: string | null,
): Promise<Row<EmployeeLeave>> {
  const { status } = await oneRecord(ctx, employeeLeave, id, action);
  if (status === 'cancel_requested') throw conflict(t('employee_leave.leave_asked_cancelled_open_decide'));
  return decideAboutLeave(ctx, action, id, version, reason);
}

/** What is approved keeps its days as they are counted now, and takes them from the ledger in the same transaction. */
async function approve(
  ctx: Ctx,
  leave: Row<EmployeeLeave>,
  decided: Values & { statusReason: string | null },
): Promise<Row<EmployeeLeave>> {
  const dayRows = await daysOf(ctx, leave, true);
  const totalDays = daysOfUnits(daysTaken(dayRows));
  const saved = await saveRecord(
    ctx,
    employeeLeave,
    leave,
    { ...decided, totalDays, dayRows },
    'approve',
    decided.statusReason ?? undefined,
  );
  await postLeave(ctx, [{ leave: saved, days: bookedDays(dayRows) }]);
  return saved;
}

/** What forbids to approve a request as things stand. */
export const problemWithApproval = (ctx: Ctx, leave: Row<EmployeeLeave>): ReturnType<typeof problemOf> =>
  problemOf(ctx, leave, {
    ownId: leave.id,
    askedOn: dayIn(ctx.user.company!.timeZone, leave.createdAt),
    isDecision: true,
  });

/** Of two approvals at once the second has waited for the lock and sees what the first approved. */
async function refuseBroken(ctx: Ctx, leave: Row<EmployeeLeave>): Promise<void> {
  const wrong = await problemWithApproval(ctx, leave);
  if (wrong) throw conflict(wrong.text);
}

/** To let leave be cancelled whose employee no longer asks for that is no repeat of its approval long ago. */
async function refuseWithdrawn(ctx: Ctx, id: string): Promise<void> {
  const {
    rows: [last],
  } = await ctx.tx.query<{ action: string }>(
    `select action from audit_event where company_id = $1 and subject = 'EmployeeLeave' and record_id = $2
      order by at desc, id desc limit 1`,
    [ctx.companyId, id],
  );
  if (last?.action === 'withdraw_cancel') {
    throw conflict(t('employee_leave.nobody_asks_any_more_cancel'));
  }
}

function reasonIn(given: string | null, action: LeaveAction, asksToCancel: boolean): string | null {
  const reason = given?.trim() || null;
  if (!reason && action === 'reject') {
    throw invalid('reason', t('employee_leave.say_why_rejected'));
  }
  if (!reason && asksToCancel) throw invalid('reason', t('employee_leave.say_why_should_cancelled'));
  if (reason && [...reason].length > longestReason) {
    throw invalid('reason', t('employee_leave.use_most_characters', { longestReason }));
  }
  return reason;
}
