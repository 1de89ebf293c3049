import { leaveInForce } from '../domain/leave-request';
import type { WorkingTime } from '../domain/ledger/working-share';
import { groupBy } from '../../../kernel/group-by';
import { addDays } from '../../../kernel/dates/plain-date';
import type { Ctx } from '../../../platform/context';
import { textsSql } from '../../../platform/lists/texts-sql';
import { calendarOf, calendarsOf } from '../../organisation/work-calendar/work-calendar';
import { leaveTypesOf } from '../leave-type/leave-type';
import { paidOnDay } from './worked-months';

interface AwayRow {
  employeeId: string;
  fromDate: string;
  toDate: string;
  fromPart: string;
  toPart: string;
  unit: string;
  days: { date: string; minutes: number }[];
}

/**
 * When these employees work and are away without pay, for plans that go by working days or look at unpaid leave;
 * nothing is read where no type has such a plan.
 */
export async function workingTimes(ctx: Ctx, employeeIds: string[]): Promise<Map<string, WorkingTime>> {
  const plans = (await leaveTypesOf(ctx))
    .filter(({ deletedAt }) => !deletedAt)
    .flatMap((type) => [...type.accrualEarlier, type])
    .filter(({ accrualFrequency }) => accrualFrequency !== null);
  const looksAtUnpaid = plans.some(({ accrualUnpaid }) => accrualUnpaid !== 'granted');
  if (!looksAtUnpaid && !plans.some(({ accrualDayBasis }) => accrualDayBasis === 'working')) return new Map();
  const away = looksAtUnpaid ? await unpaidLeaveOf(ctx, employeeIds) : new Map<string, AwayRow[]>();
  await calendarsOf(ctx, employeeIds);
  const found = new Map<string, WorkingTime>();
  for (const id of employeeIds) {
    const rows = away.get(id) ?? [];
    found.set(id, {
      calendar: await calendarOf(ctx, id),
      away: rows.flatMap(wholeDays),
      awayMinutes: minutesByDay(rows),
    });
  }
  return found;
}

/** Leave in force with days that are not paid, and the working time of those. */
async function unpaidLeaveOf(ctx: Ctx, employeeIds: string[]): Promise<Map<string, AwayRow[]>> {
  const { rows } = await ctx.tx.query<AwayRow & Record<string, unknown>>(
    `select l.employee_id as "employeeId", l.unit, l.from_date as "fromDate", l.to_date as "toDate",
       l.from_part as "fromPart", l.to_part as "toPart",
       jsonb_agg(jsonb_build_object('date', r ->> 'date', 'minutes', (r ->> 'minutes')::numeric)) as days
     from employee_leave l left join leave_type y on y.company_id = l.company_id and y.id = l.type_id
       cross join lateral jsonb_array_elements(l.day_rows) r
     where l.company_id = $1 and l.employee_id = any($2::char(24)[]) and l.deleted_at is null
       and l.status in (${textsSql(leaveInForce)})
       and (l.kind = 'unpaid' or coalesce(l.paid_percent, ${paidOnDay}, 100) = 0)
     group by l.company_id, l.id order by l.from_date, l.id`,
    [ctx.companyId, employeeIds],
  );
  return groupBy(rows, ({ employeeId }) => employeeId);
}

/** The days from one to the other that it takes whole, by its dates. */
function wholeDays({ unit, fromDate, toDate, fromPart, toPart }: AwayRow): { from: string; to: string }[] {
  if (unit !== 'daily') return [];
  const from = fromPart === 'pm' ? addDays(fromDate, 1) : fromDate;
  const to = toPart === 'am' ? addDays(toDate, -1) : toDate;
  return from <= to ? [{ from, to }] : [];
}

function minutesByDay(rows: readonly AwayRow[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { date, minutes } of rows.flatMap(({ days }) => days))
    if (minutes > 0) found.set(date, (found.get(date) ?? 0) + minutes);
  return found;
}
