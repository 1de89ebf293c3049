import { dayWithin, monthPeriod } from '../../../kernel/dates/plain-date';
import { grantSql, mayDoSome, Parameters } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import { refuseFarMonth } from '../../../platform/graphql/asked-days';
import type { Ctx } from '../../../platform/context';
import { conflict, forbidden, invalid, stale } from '../../../platform/errors';
import { listRecords } from '../../../platform/lists/list-query';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import { holdMonthAlone, knownFromSql } from '../attendance/attendance';
import { attendanceDay, calculateDays, type AttendanceDay } from '../attendance-day/attendance-day';
import { inDepartmentSql } from '../../people/employee/employee';
import { takenAround } from '../punch/punch';
import { attendanceMonth, type AttendanceMonth } from './attendance-month';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';

/** Approves a month as it adds up now; nobody their own. */
export async function approveMonth(ctx: Ctx, id: string, version: number): Promise<Row<AttendanceMonth>> {
  const row = await lockedRecord(ctx, attendanceMonth, id, 'approve');
  if (row.employeeId === ctx.user.employeeId) throw conflict(t('attendance_month.somebody_else_must_approve_your'));
  if (row.state === 'approved') return row;
  if (row.state === 'closed') throw conflict(t('attendance_month.month_closed_already'));
  if (row.version !== version) throw stale(undefined, row.updatedAt);
  if (row.problems > 0) {
    throw conflict(t('attendance_month.days_month_way_out_missing', { problems: row.problems }));
  }
  return saveRecord(
    ctx,
    attendanceMonth,
    row,
    { state: 'approved', approvedById: ctx.user.id, approvedAt: ctx.now },
    'approve',
  );
}

/**
 * A month of everybody who was in a department on its last day, or of the whole company, as far as the user may close
 * it.
 */
export interface MonthScope {
  period: string;
  departmentId?: string | null;
}

export interface MonthStanding {
  people: number;
  approved: number;
  closed: number;
  problems: number;
  corrections: number;
  unfinished: number;
}

/** How far the month is: who is in it, and what stands in the way of closing it. */
export async function monthStanding(
  ctx: Ctx,
  scope: MonthScope,
  action: 'read' | 'lock' = 'read',
): Promise<MonthStanding> {
  refuseFarMonth(ctx, 'period', scope.period);
  const parameters = new Parameters();
  const people = peopleSql(ctx, scope, action, parameters);
  const month = monthPeriod(scope.period);
  const [from, to, today] = [
    parameters.add(month.from, '::date'),
    parameters.add(month.to, '::date'),
    parameters.add(todayIn(ctx), '::date'),
  ];
  const { rows } = await ctx.tx.query<MonthStanding>(
    `with people as (${people})
     select (select count(*) from people)::int as people, count(*) filter (where m.state = 'approved')::int as approved,
       count(*) filter (where m.state = 'closed')::int as closed,
       coalesce(sum(m.problems) filter (where m.state <> 'closed'), 0)::int as problems,
       (select count(*) from attendance_correction c join people p on p.id = c.employee_id
       where c.company_id = p.company_id and c.status = 'submitted' and c.deleted_at is null
         and c.date between ${from} and ${to})::int as corrections,
       (select coalesce(sum(greatest(0, least(coalesce(p.exit_date, ${to}), ${to}, ${today} - 1) - greatest(p.hire_date,
       p.known_from, ${from}) + 1)), 0) from people p)::int
         - coalesce((select count(*) from people p join attendance_day d on d.company_id = p.company_id
         and d.employee_id = p.id and d.date between greatest(p.known_from, ${from}) and least(${to}, ${today} - 1)
         and d.status is not null and d.deleted_at is null), 0)::int as unfinished
     from people p left join attendance_month m on m.company_id = p.company_id and m.employee_id = p.id
       and m.period = ${parameters.add(scope.period)} and m.deleted_at is null`,
    parameters.values,
  );
  return rows[0]!;
}

const settledAtOnce = 50;

/** Days that stand in the way of closing the month, the oldest of them. */
export async function daysToSettle(ctx: Ctx, scope: MonthScope): Promise<Row<AttendanceDay>[]> {
  refuseFarMonth(ctx, 'period', scope.period);
  const parameters = new Parameters();
  const people = peopleSql(ctx, scope, 'read', parameters);
  const { from, to } = monthPeriod(scope.period);
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select t.id from attendance_day t join (${people}) p on p.company_id = t.company_id and p.id = t.employee_id
     where t.date between ${parameters.add(from, '::date')} and ${parameters.add(to, '::date')}
       and t.problem is not null and not t.locked and t.deleted_at is null
       and ${grantSql(ctx.ability, 'read', attendanceDay, parameters)} order by t.date, t.id limit ${settledAtOnce}`,
    parameters.values,
  );
  if (!rows.length) return [];
  return (
    await listRecords(ctx, attendanceDay, {
      filter: { id: { in: rows.map(({ id }) => id) } },
      sort: [{ field: 'date' }],
      limit: settledAtOnce,
    })
  ).rows;
}

/** Locks every day of the month and lets its sums stand; refused while something about them is open. */
export async function closeMonth(ctx: Ctx, scope: MonthScope, closedById = ctx.user.id): Promise<number> {
  refuseWithoutLock(ctx, scope);
  const { from, to } = monthPeriod(scope.period);
  if (to >= todayIn(ctx)) throw conflict(t('attendance_month.month_not_over_close_once'), 'period');
  await holdMonthAlone(ctx, scope.period);
  await calculateDays(ctx, from, to);
  const { problems, corrections, unfinished } = await monthStanding(ctx, scope, 'lock');
  if (problems || corrections || unfinished) {
    throw conflict(t('attendance_month.still_open_days_way_out', { problems, corrections, unfinished }), 'period');
  }
  const rows = await monthsIn(ctx, scope, `m.state <> 'closed'`);
  await lockDays(ctx, scope, rows, true);
  await write(
    ctx,
    rows,
    { state: 'closed', closedById, closedAt: ctx.now, reason: null, correctedAt: null },
    'close',
    null,
  );
  return rows.length;
}

/** Opens a closed month again, saying why; what came meanwhile is worked in. */
export async function reopenMonth(ctx: Ctx, scope: MonthScope, given: string): Promise<number> {
  refuseWithoutLock(ctx, scope);
  const reason = given.trim();
  if (!reason || reason.length > 250) throw invalid('reason', t('attendance_month.say_why_most_250_characters'));
  const { from, to } = monthPeriod(scope.period);
  await holdMonthAlone(ctx, scope.period);
  const rows = await monthsIn(ctx, scope, `m.state = 'closed'`);
  await lockDays(ctx, scope, rows, false);
  await write(
    ctx,
    rows,
    { state: 'open', closedById: null, closedAt: null, reason, correctedAt: null },
    'reopen',
    reason,
  );
  await ctx.tx.query(
    `insert into attendance_stale (company_id, employee_id, date, needs, reason)
     select distinct company_id, employee_id, local_date, 'presences', 'reopened' from punch
     where company_id = $1 and employee_id = any($2::char(24)[]) and ${takenAround('at', '$3', '$4')}
       and local_date between $3 and $4 on conflict do nothing`,
    [ctx.companyId, rows.map(({ employeeId }) => employeeId), from, to],
  );
  return rows.length;
}

interface Found {
  id: string;
  version: number;
  employeeId: string;
}

async function monthsIn(ctx: Ctx, scope: MonthScope, where: string): Promise<Found[]> {
  const parameters = new Parameters();
  const people = peopleSql(ctx, scope, 'lock', parameters);
  const { rows } = await ctx.tx.query<Found>(
    `select m.id, m.version, m.employee_id as "employeeId" from attendance_month m
      where m.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and m.period = ${parameters.add(scope.period)}
       and m.deleted_at is null and ${where} and m.employee_id in (select id from (${people}) p)
       order by m.id for no key update of m`,
    parameters.values,
  );
  return rows;
}

async function lockDays(ctx: Ctx, { period }: MonthScope, rows: Found[], locked: boolean): Promise<void> {
  const { from, to } = monthPeriod(period);
  await ctx.tx.query(
    `update attendance_day set locked = $5 where company_id = $1 and employee_id = any($2::char(24)[])
      and date between $3 and $4 and deleted_at is null and locked <> $5`,
    [ctx.companyId, rows.map(({ employeeId }) => employeeId), from, to, locked],
  );
}

const rowsAtOnce = 1_000;

async function write(
  ctx: Ctx,
  rows: Found[],
  values: Record<string, unknown>,
  action: string,
  reason: string | null,
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    await writeRows(
      ctx,
      attendanceMonth,
      rows.slice(at, at + rowsAtOnce).map(({ id, version }) => ({ id, version, values })),
      action,
      reason,
    );
  }
}

/** Who was employed in the month and is in the scope, as far as the grant for the action reaches. */
function peopleSql(ctx: Ctx, scope: MonthScope, action: string, parameters: Parameters): string {
  const { from, to } = monthPeriod(scope.period);
  const last = dayWithin(todayIn(ctx), { from, to });
  const department = scope.departmentId
    ? ` and ${inDepartmentSql('e', parameters.add(scope.departmentId, '::char(24)'), parameters.add(last, '::date'), parameters.add(last, '::date'))}`
    : '';
  return `select e.company_id, e.id, e.hire_date, e.exit_date,
    ${knownFromSql(parameters.add(ctx.user.company!.timeZone))} as known_from
    from ${employeeRows('hire_date', 'exit_date', 'status', 'created_at', 'department_id')} e
      cross join lateral (select e.id as employee_id) t
      where e.company_id = ${parameters.add(ctx.companyId, '::char(24)')} and e.deleted_at is null
        and e.status <> 'draft'
    and e.hire_date <= ${parameters.add(to, '::date')} and (e.exit_date is null
    or e.exit_date >= ${parameters.add(from, '::date')})${department}
    and ${grantSql(ctx.ability, action, attendanceMonth, parameters)}`;
}

function refuseWithoutLock(ctx: Ctx, scope: MonthScope): void {
  if (!mayDoSome(ctx.ability, 'lock', attendanceMonth)) throw forbidden();
  refuseFarMonth(ctx, 'period', scope.period);
}
