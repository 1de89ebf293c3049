import { quantity } from '../../../kernel/numbers/quantity';
import { isLateNotice } from '../domain/roster/publish-notice';
import { grantSql, mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden } from '../../../platform/errors';
import { notify } from '../../../platform/notify/notifications';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import { blockedBy } from './qualified';
import type { PlannedRow } from './roster-facts';
import { partsSql, peopleSql, refuseBadPeriod, type RosterScope } from './roster-scope';
import { rosteredShift } from './rostered-shift';
import { sentences } from '../../../kernel/text/listed';
import { t } from '../texts/text';
import { companyOf } from '../../organisation/organisation.sql';

const rowsAtOnce = 2_000;

/** The planned shifts of a scope that one may publish, as SQL. */
export function plannedSql(ctx: Ctx, scope: RosterScope, parameters: Parameters): string {
  const people = peopleSql(ctx, scope, 'publish', parameters);
  const company = parameters.add(ctx.companyId, '::char(24)');
  const inDepartment = scope.departmentId
    ? ` and r.department_id in (${partsSql(company, parameters.add(scope.departmentId, '::char(24)'))})`
    : '';
  return `rostered_shift r left join (select e.id from ${people}) e on e.id = r.employee_id
    where r.company_id = ${company} and r.date between ${parameters.add(scope.from, '::date')}
      and ${parameters.add(scope.to, '::date')} and r.state = 'planned' and r.deleted_at is null
      and (e.id is not null or r.employee_id is null${inDepartment}
      and ${grantSql(ctx.ability, 'publish', rosteredShift, parameters, 'r')})`;
}

/** How many days ahead shifts have to be published, and on which of some days that is too late now. */
export async function noticeOf(ctx: Ctx): Promise<{ days: number; isLate: (date: string) => boolean }> {
  const { rosterNoticeDays: days } = await companyOf(ctx, 'rosterNoticeDays');
  return { days, isLate: (date) => isLateNotice(date, todayIn(ctx), days) };
}

/**
 * Publishes what is planned in the scope; each person hears of it once. Answers how many shifts that were. Who
 * publishes `late` knows that some are told too late.
 */
export async function publishRoster(ctx: Ctx, scope: RosterScope, late: boolean): Promise<number> {
  if (!mayDoSome(ctx.ability, 'publish', rosteredShift)) throw forbidden();
  refuseBadPeriod(scope);
  const parameters = new Parameters();
  const { rows } = await ctx.tx.query<Omit<PlannedRow, 'employeeId'> & { version: number; employeeId: string | null }>(
    `select r.id, r.version, r.employee_id as "employeeId", r.date, r.shift_id as "shiftId"
      from ${plannedSql(ctx, scope, parameters)} order by r.date, r.id for no key update of r`,
    parameters.values,
  );
  await refuseBlocked(
    ctx,
    rows.flatMap(({ employeeId, ...row }) => (employeeId ? [{ ...row, employeeId }] : [])),
  );
  if (!late) await refuseLate(ctx, rows);
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await writeRows(
      ctx,
      rosteredShift,
      rows.slice(at, at + rowsAtOnce).map(({ id, version }) => ({ id, version, values: { state: 'published' } })),
      'publish',
    );
  }
  const first = new Map(rows.toReversed().flatMap(({ id, employeeId }) => (employeeId ? [[employeeId, id]] : [])));
  await notify(ctx, rosteredShift, [...first.values()], 'tell_published');
  return rows.length;
}

/** An open shift keeps nobody from anything. */
async function refuseLate(ctx: Ctx, rows: { employeeId: string | null; date: string }[]): Promise<void> {
  const { days, isLate } = await noticeOf(ctx);
  const all = rows.filter(({ employeeId, date }) => employeeId && isLate(date));
  if (!all.length) return;
  throw conflict(
    t('publish_roster.nothing_published_shifts_begin_within', { count: all.length, days: quantity(days, 'day') }),
    'late',
  );
}

const mostTold = 3;

async function refuseBlocked(ctx: Ctx, rows: PlannedRow[]): Promise<void> {
  const all = await blockedBy(ctx, rows);
  if (!all.length) return;
  const told = sentences(all.slice(0, mostTold));
  throw conflict(t('publish_roster.nothing_published_your_company_does', { count: all.length, told }));
}
