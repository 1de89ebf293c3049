import { leaveDays, type LeaveSpan } from '../../domain/leave-days';
import { leaveInForce } from '../../domain/leave-request';
import type { Ctx } from '../../platform/context';
import { textsSql } from '../../platform/texts-sql';
import { spanColumns } from '../employee-leave/employee-leave';
import { calendarsOf } from '../work-calendar/work-calendar';

/**
 * Employees and days that approved leave takes the whole of, halves and hours of a day added up, as "id day"; of everybody
 * unless some are named. Whoever sees the day sees that it is leave, never which: otherwise it would read as absence.
 */
export async function wholeLeave(ctx: Ctx, { from, to }: { from: string; to: string }, ids: string[] | null = null): Promise<Set<string>> {
  const { rows } = await ctx.tx.query<LeaveSpan & { employeeId: string }>(
    `select employee_id as "employeeId", ${spanColumns}
     from employee_leave where company_id = $1 and ($2::char(24)[] is null or employee_id = any($2)) and status in (${textsSql(leaveInForce)}) and deleted_at is null
       and from_date <= $4 and to_date >= $3`, [ctx.companyId, ids, from, to]);
  const calendars = await calendarsOf(ctx, [...new Set(rows.map(({ employeeId }) => employeeId))]);
  const left = new Map<string, number>();
  for (const row of rows) {
    const { calendar } = calendars.get(row.employeeId)!;
    for (const { date, minutes } of leaveDays(row, calendar)) {
      const key = `${row.employeeId} ${date}`;
      if (minutes > 0) left.set(key, (left.get(key) ?? calendar.dayOn(date).minutes) - minutes);
    }
  }
  return new Set([...left].filter(([, minutes]) => minutes <= 0).map(([key]) => key));
}
