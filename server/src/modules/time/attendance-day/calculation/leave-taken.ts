import { leaveDays, leaveMinutes, type DayPart, type LeaveSpan } from '../../../organisation/domain/leave-days';
import { leaveInForce } from '../../../leave/domain/leave-request';
import type { FreeTime } from '../../domain/worked/free-time';
import { plannedInstant } from '../../../../kernel/dates/zone-time';
import { onlyAmong } from '../../../../platform/lists/among-sql';
import type { Ctx } from '../../../../platform/context';
import { textsSql } from '../../../../platform/lists/texts-sql';
import { spanColumns } from '../../../leave/employee-leave/employee-leave';
import { calendarsOf } from '../../../organisation/work-calendar/work-calendar';
import { zonesOf } from '../../../organisation/work-location/work-location';
import { leaveSpanRows } from '../../../leave/leave.sql';

/** Days that leave takes the whole of, and what it takes of others, by "id day". */
export interface LeaveTaken {
  whole: Set<string>;
  parts: Map<string, FreeTime[]>;
}

/**
 * What approved leave takes of the days of employees, halves and hours of a day added up; of everybody unless some are
 * named.
 * Whoever sees the day sees that it is leave, never which: otherwise it would read as absence.
 */
export async function leaveTaken(
  ctx: Ctx,
  { from, to }: { from: string; to: string },
  ids: string[] | null = null,
): Promise<LeaveTaken> {
  const among = onlyAmong('employee_id', 4, ids);
  const { rows } = await ctx.tx.query<LeaveSpan & { employeeId: string }>(
    `select employee_id as "employeeId", ${spanColumns}
     from ${leaveSpanRows} where company_id = $1${among.sql} and status in (${textsSql(leaveInForce)})
       and deleted_at is null and from_date <= $3 and to_date >= $2`,
    [ctx.companyId, from, to, ...among.values],
  );
  const away = [...new Set(rows.map(({ employeeId }) => employeeId))];
  const [calendars, zones] = [await calendarsOf(ctx, away), await zonesOf(ctx, away)];
  const left = new Map<string, number>();
  const parts = new Map<string, FreeTime[]>();
  for (const row of rows) {
    const { calendar } = calendars.get(row.employeeId)!;
    for (const { date, minutes, dayMinutes } of leaveDays(row, calendar)) {
      const key = `${row.employeeId} ${date}`;
      if (minutes <= 0) continue;
      left.set(key, (left.get(key) ?? calendar.dayOn(date).minutes) - minutes);
      parts.set(key, [
        ...(parts.get(key) ?? []),
        { share: minutes / dayMinutes, from: 'leave', lies: liesOn(row, date, zones.on(row.employeeId, date)) },
      ]);
    }
  }
  const whole = new Set([...left].filter(([, minutes]) => minutes <= 0).map(([key]) => key));
  for (const key of whole) parts.delete(key);
  return { whole, parts };
}

function liesOn(span: LeaveSpan, date: string, zone: string): FreeTime['lies'] {
  if (span.unit === 'daily') return (span.fromDate === date && span.fromPart === 'pm' ? 'pm' : 'am') satisfies DayPart;
  const { start, end } = leaveMinutes(span);
  return [plannedInstant(start.date, start.time, zone), plannedInstant(end.date, end.time, zone)];
}
