import { workingDaysOf, workingMinutesOf } from '../../organisation/domain/leave-days';
import { isMedicalLeave } from '../domain/leave-request';
import { needsApproval, type Brief } from '../../../platform/approval/approval';
import type { Row } from '../../../platform/records/area';
import { say } from '../../../platform/text';
import type { Ctx } from '../../../platform/context';
import { daysOfUnits } from '../domain/type/leave-type';
import { balanceAround, bookedDays, daysOf, typeOf, unpostLeave } from '../leave-ledger-entry/leave-ledger-entry';
import { typeChoices } from '../leave-type/leave-type';
import { employeeLeave, shownDays, type EmployeeLeave } from './employee-leave';
import { leaveKinds, nameOfLeave } from './leave-name';
import { colleaguesAway, replacementAway } from './replacement/replacement';
import { decideAboutLeave, problemWithApproval } from './employee-leave.actions';
import { t } from '../texts/text';

/** What it takes of the calendar, as it is told to who decides. */
async function taken(ctx: Ctx, leave: Row<EmployeeLeave>): Promise<Pick<Brief, 'leaveMinutes'> & { days: string }> {
  const days = await shownDays(ctx, leave);
  return { days: workingDaysOf(days), ...(leave.unit === 'hourly' && { leaveMinutes: workingMinutesOf(days) }) };
}

/** What of the balance is left, who else is away, and what speaks against it as things stand now. */
async function circumstances(
  ctx: Ctx,
  leave: Row<EmployeeLeave>,
): Promise<Pick<Brief, 'balanceAfter' | 'away' | 'warnings'>> {
  const away = await colleaguesAway(ctx, leave);
  if (leave.status !== 'submitted') return { away };
  const type = await typeOf(ctx, leave.typeId);
  const around = type?.requiresAllocation
    ? await balanceAround(ctx, leave.employeeId, type, bookedDays(await daysOf(ctx, leave)), String(leave.id))
    : null;
  const problem = await problemWithApproval(ctx, leave);
  return {
    balanceAfter: around && daysOfUnits(around.after),
    away,
    warnings: problem ? [say(problem.text, ctx.locale)] : [],
  };
}

export const employeeLeaveApproval = needsApproval(employeeLeave, {
  waiting: { status: { in: ['submitted', 'cancel_requested'] } },
  waits: ({ status }) => status === 'submitted' || status === 'cancel_requested',
  askedBy: ['requestedById'],
  facts: [
    { name: 'days', label: t('employee_leave.working_days'), kind: 'number' },
    { name: 'type', label: t('employee_leave.type_leave'), kind: 'choice', choicesOf: typeChoices },
    { name: 'kind', label: t('employee_leave.kind_leave'), kind: 'choice', choices: leaveKinds },
  ],
  factsOf: async (ctx, leave) => ({ days: (await taken(ctx, leave)).days, type: leave.typeId, kind: leave.kind }),
  // Who was granted to see why somebody is ill finds it on the page of the leave.
  brief: async (ctx, leave) => ({
    leaveType: await nameOfLeave(ctx, leave),
    fromDate: leave.fromDate,
    toDate: leave.toDate,
    ...(await taken(ctx, leave)),
    ...(isMedicalLeave(leave.kind)
      ? {}
      : leave.status === 'cancel_requested'
        ? { what: leave.statusReason }
        : { what: leave.reason, note: leave.description }),
    ...(leave.status === 'cancel_requested' ? { asksToCancel: true } : {}),
    replacement: leave.replacementName,
    ...(await circumstances(ctx, leave)),
    isReplacementAway: (await replacementAway(ctx, leave)).length > 0,
    fileIds: leave.attachmentFileId && !isMedicalLeave(leave.kind) ? [leave.attachmentFileId] : [],
  }),
  final: ({ status }) => (status === 'cancel_requested' ? ['approved'] : []),
  takeBack: unpostLeave,
  approve: (ctx, id, version, reason) => decideAboutLeave(ctx, 'approve', id, version, reason),
  reject: (ctx, id, version, reason) => decideAboutLeave(ctx, 'reject', id, version, reason),
});
