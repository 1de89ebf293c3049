import { isEscalationDue, remindersDue } from '../../../platform/approval/domain/approval-hours';
import { dueSeats, hasDecided, refilled } from '../../../platform/approval/domain/approval-progress';
import { approvableNamed } from '../../../platform/approval/approval';
import { worksHereSql } from '../../../platform/records/active-membership';
import type { Ctx, Services } from '../../../platform/context';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { enteredCompany, inEachCompany } from '../../../platform/system-ctx';
import { writeRows } from '../../../platform/records/write-rows';
import { approvalTask } from './approval-task';
import { peopleOf } from './approvers';
import { keepProgress, openApproval, type Kept, type KeptSeat } from './kept-progress';
import { renewStandIns } from './delegates';

export const approvalJobs = (services: Services): Record<string, JobHandler> => ({
  keep_approvals: () => inEachCompany(services, keepApprovals, 'open'),
});

/**
 * What time does to flows: who left is replaced, stand-ins begin and end, who is late is reminded, and somebody above
 * is asked.
 */
async function keepApprovals(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select id from approval where company_id = $1 and state = 'open' and deleted_at is null order by id`,
    [ctx.companyId],
  );
  if (!rows.length) return;
  await renewStandIns(ctx);
  const gone = await usersGone(ctx);
  for (const { id } of rows) {
    if (gone.size) await replaceGone(ctx, await openApproval(ctx, id), gone);
    await urge(ctx, await openApproval(ctx, id));
  }
}

/** Those of open tasks who no longer work here. */
async function usersGone(ctx: Ctx): Promise<Set<string>> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select distinct k.assignee_id as id from approval_task k where k.company_id = $1 and k.state = 'open'
      and k.deleted_at is null and not exists (
       select from membership m join app_user u on u.id = m.user_id where m.company_id = $1
         and m.user_id = k.assignee_id
         and ${worksHereSql})`,
    [ctx.companyId],
  );
  return new Set(rows.map(({ id }) => id));
}

async function replaceGone(ctx: Ctx, kept: Kept | undefined, gone: ReadonlySet<string>): Promise<void> {
  const approvable = kept && approvableNamed(kept.row.subject);
  if (!approvable || !dueSeats(kept.progress).some(({ userId }) => gone.has(userId))) return;
  const { row, progress } = kept;
  const people = await peopleOf(
    ctx,
    progress.steps.map(({ rule }) => rule),
    { approvable, recordId: row.recordId, employeeId: row.employeeId },
    progress.at,
  );
  const after = refilled(progress, gone, people);
  await keepProgress(ctx, kept, after);
  const last = after.state === 'approved' && after.seats.findLast(({ state }) => state === 'approved')?.decidedById;
  if (!last) return;
  // Nobody is left to wait for: what the others decided stands, under the name of the last of them.
  const {
    rows: [record],
  } = await ctx.tx.query<{ version: number }>(
    `select version from ${approvable.area.table} where company_id = $1 and id = $2`,
    [ctx.companyId, row.recordId],
  );
  await approvable.approve(await enteredCompany(ctx, ctx.user.company!, last), row.recordId, record!.version, null);
}

/** Reminds, and asks somebody above: each time once, however often this runs. */
async function urge(ctx: Ctx, kept: Kept | undefined): Promise<void> {
  if (!kept) return;
  const rule = kept.progress.steps[kept.progress.at]!.rule;
  const due = dueSeats(kept.progress);
  const late = due
    .map((seat) => ({ seat, reminders: remindersDue(seat.dueSince!, rule.remindAfterHours, ctx.now) }))
    .filter(({ seat, reminders }) => reminders > seat.reminders!);
  const waiting = due.filter(
    (seat) => !seat.escalatedToId && isEscalationDue(seat.dueSince!, rule.escalateAfterHours, ctx.now),
  );
  const above = new Map<KeptSeat, string | null>();
  for (const seat of waiting) above.set(seat, await whoIsAbove(ctx, seat, kept));
  if ([...above.values()].some(Boolean)) {
    await keepProgress(ctx, kept, {
      ...kept.progress,
      seats: kept.progress.seats.map((seat) => ({ ...seat, escalatedToId: above.get(seat) ?? seat.escalatedToId })),
    });
  }
  await writeRows(
    ctx,
    approvalTask,
    late.map(({ seat, reminders }) => ({
      id: seat.id!,
      version: seat.version! + (above.get(seat) ? 1 : 0),
      values: { reminders },
    })),
    'remind',
  );
}

/**
 * The manager of whoever does not answer, or else somebody who may decide for the whole company; never one who asked.
 */
async function whoIsAbove(ctx: Ctx, seat: KeptSeat, { row, progress }: Kept): Promise<string | null> {
  const approvable = approvableNamed(row.subject);
  if (!approvable) return null;
  const {
    rows: [person],
  } = await ctx.tx.query<{ id: string | null }>(
    'select employee_id as id from membership where company_id = $1 and user_id = $2 and deleted_at is null',
    [ctx.companyId, seat.userId],
  );
  const rules = (['manager', 'hr'] as const).map((kind) => ({
    mode: 'any' as const,
    skipAbsent: false,
    approvers: [{ kind }],
  }));
  const { ofSteps } = await peopleOf(ctx, rules, { approvable, recordId: null, employeeId: person?.id ?? null });
  const without = new Set([...progress.requesters, seat.userId, seat.delegateId]);
  return (
    ofSteps.flat().find(({ userId }) => !without.has(userId) && !hasDecided(progress, progress.at, userId))?.userId ??
    null
  );
}
