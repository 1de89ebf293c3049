import { isStillIn, longestDuty } from '../domain/attendance';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { holdMonths } from './held-months';
import { shiftBegunFor } from './person-shifts';
import { t } from '../texts/text';
import { employeeRows, lockEmployees } from '../../people/people.sql';

/** A presence as far as its rules look at it. */
interface Presence {
  id: string;
  employeeId: string;
  date: string;
  startedAt: Date;
  endedAt: Date | null;
  deletedAt: Date | null;
}

/**
 * Within the employment, not in the future, not while present already; one open presence at a time; nothing in a month
 * that is closed.
 */
export async function validateAttendance(
  ctx: Ctx,
  after: Presence,
  before: Pick<Presence, 'date'> | null = null,
): Promise<void> {
  await refuseClosedMonth(ctx, after.employeeId, [after.date, ...(before ? [before.date] : [])]);
  if (after.deletedAt) return;
  await refuseOutsideEmployment(ctx, after.employeeId, after.date);
  const stillIn = after.endedAt ? null : await shiftBegunFor(ctx, after.employeeId, [after]);
  const isOpen = stillIn !== null && isStillIn(+after.startedAt, +ctx.now, stillIn(after));
  if (isOpen) await lockEmployees(ctx, [after.employeeId]);
  if (after.startedAt > ctx.now) throw invalid('timeIn', inFuture);
  if (after.endedAt && after.endedAt > ctx.now) throw invalid('timeOut', inFuture);
  const { rows } = await ctx.tx.query<{
    date: string;
    timeIn: string;
    timeOut: string | null;
    startedAt: Date;
    isTaken: boolean;
  }>({
    name: 'attendance-overlap',
    text: `select * from (select date, time_in as "timeIn", time_out as "timeOut", started_at as "startedAt", ended_at,
        case when ended_at is null then tstzrange(started_at, started_at, '[]') else tstzrange(started_at, ended_at) end
          && case when $6::timestamptz is null then tstzrange($5, $5, '[]') else tstzrange($5, $6) end as "isTaken"
        from attendance where company_id = $1 and employee_id = $2 and id <> $3 and deleted_at is null
          and date between $4::date - 2 and $4::date + 2) a
      where "isTaken" or ($7 and ended_at is null and "startedAt" > $8) order by "startedAt"`,
    values: [
      ctx.companyId,
      after.employeeId,
      after.id,
      after.date,
      after.startedAt,
      after.endedAt,
      isOpen,
      new Date(+ctx.now - longestDuty),
    ],
  });
  const begunFor = rows.some(({ isTaken }) => !isTaken) ? await shiftBegunFor(ctx, after.employeeId, rows) : null;
  const other = rows.find((row) => row.isTaken || isStillIn(+row.startedAt, +ctx.now, begunFor!(row)));
  if (!other) return;
  const span = `${other.timeIn.slice(0, 5)}–${other.timeOut?.slice(0, 5) ?? '…'}`;
  throw conflict(t('attendance_rules.present_already_correct_choose_other_text', { date: other.date, span }), 'timeIn');
}

/** Nobody is present before the first or after the last day of employment. */
export async function refuseOutsideEmployment(ctx: Ctx, employeeId: string, date: string): Promise<void> {
  const { rows } = await ctx.tx.query<{ hire_date: string; exit_date: string | null }>(
    `select hire_date, exit_date from ${employeeRows('hire_date', 'exit_date')} where company_id = $1 and id = $2`,
    [ctx.companyId, employeeId],
  );
  const { hire_date: first, exit_date: last } = rows[0] ?? { hire_date: date, exit_date: null };
  if (date < first) {
    throw invalid('date', t('attendance_rules.employment_begins_choose_day_later', { first }));
  }
  if (last && date > last) {
    throw invalid('date', t('attendance_rules.employment_ended_choose_day_earlier', { last }));
  }
}

/**
 * SQL of the first day times of the employee `e` could be known: that of their record, or of a presence before it. Days
 * before that are nobody's absence: a company that begins with the product or takes somebody over has not kept them
 * here.
 */
export const knownFromSql = (zone: string): string =>
  `least((e.created_at at time zone ${zone}::text)::date, (select min(k.date) from attendance k
    where k.company_id = e.company_id and k.employee_id = e.id and k.deleted_at is null))`;

/** The months of people that are closed, as "employee month". */
export async function closedMonths(ctx: Ctx, ids: string[], from: string, to: string): Promise<Set<string>> {
  const { rows } = await ctx.tx.query<{ key: string }>(
    `select employee_id || ' ' || period as key from attendance_month
     where company_id = $1 and employee_id = any($2::char(24)[]) and period between $3 and $4 and state = 'closed'
       and deleted_at is null`,
    [ctx.companyId, ids, from.slice(0, 7), to.slice(0, 7)],
  );
  return new Set(rows.map(({ key }) => key));
}

/** Whoever closed the month stands for its days: they change only once it is open again. */
export const refuseClosedMonth = (ctx: Ctx, employeeId: string, dates: string[]): Promise<void> =>
  refuseClosedMonths(
    ctx,
    dates.map((date) => ({ employeeId, date })),
  );

/** The same of days of many. */
export async function refuseClosedMonths(
  ctx: Ctx,
  rows: readonly { employeeId: string; date: string }[],
): Promise<void> {
  const days = rows.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
  await holdMonths(
    ctx,
    days.map(({ date }) => date),
  );
  const closed = await closedMonths(
    ctx,
    [...new Set(days.map(({ employeeId }) => employeeId))],
    days[0]!.date,
    days.at(-1)!.date,
  );
  const month = days.find(({ employeeId, date }) => closed.has(`${employeeId} ${date.slice(0, 7)}`))?.date.slice(0, 7);
  if (!month) return;
  throw conflict(t('attendance_rules.attendance_closed_ask_whoever_closes', { month }), 'date');
}

const inFuture = t('attendance_rules.in_future');
