import { leaveDays, type LeaveSpan, type WorkCalendar } from '../../domain/leave-days';
import type { Ctx } from '../../platform/context';

/**
 * Employees and days that approved leave takes the whole of, halves and hours of a day added up, as "id day"; of everybody
 * unless some are named. Whoever sees the day sees that it is leave, never which: otherwise it would read as absence.
 */
export async function wholeLeave(ctx: Ctx, { from, to }: { from: string; to: string }, calendar: WorkCalendar, ids: string[] | null = null): Promise<Set<string>> {
  const { rows } = await ctx.tx.query<LeaveSpan & { employeeId: string }>(
    `select employee_id as "employeeId", unit, from_date as "fromDate", to_date as "toDate", from_part as "fromPart", to_part as "toPart",
       from_time as "fromTime", to_time as "toTime"
     from employee_leave where company_id = $1 and ($2::char(24)[] is null or employee_id = any($2)) and status = 'approved' and deleted_at is null
       and from_date <= $4 and to_date >= $3`, [ctx.companyId, ids, from, to]);
  const taken = new Map<string, number>();
  for (const row of rows) {
    for (const { date, minutes } of leaveDays(row, calendar)) {
      const key = `${row.employeeId} ${date}`;
      taken.set(key, (taken.get(key) ?? 0) + minutes);
    }
  }
  return new Set([...taken].filter(([, minutes]) => minutes >= calendar.dayMinutes).map(([key]) => key));
}
