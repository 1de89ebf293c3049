import { calendarAssignment } from '../../modules/people/calendar-assignment/calendar-assignment';
import { holiday } from '../../modules/organisation/holiday/holiday';
import { workCalendar, type CalendarTime } from '../../modules/organisation/work-calendar/work-calendar';
import type { Ctx } from '../../platform/context';
import { createRecord } from '../../platform/records/records';

const on = (weekdays: number[], weeks: CalendarTime['weeks'], ...times: [string, string][]): CalendarTime[] =>
  weekdays.flatMap((weekday) => times.map(([start, end]) => ({ weekday, weeks, start, end })));

/**
 * The week everybody works by, one with a short Friday and every other Saturday, and the afternoon before the new year.
 */
export async function fillCalendars(ctx: Ctx, today: string): Promise<void> {
  const year = Number(today.slice(0, 4));
  const week = await createRecord(ctx, workCalendar, { name: 'Company week' });
  await createRecord(ctx, calendarAssignment, { calendarId: week.id, validFrom: '2000-01-01' });
  const alternating = await createRecord(ctx, workCalendar, {
    name: 'Every other Saturday',
    evenFrom: `${year + 1}-01-04`,
    times: [
      ...on([1, 2, 3, 4], 'every', ['08:00', '12:00'], ['13:00', '17:00']),
      ...on([5], 'every', ['08:00', '12:00']),
      ...on([6], 'even', ['09:00', '13:00']),
    ],
  });
  const {
    rows: [department],
  } = await ctx.tx.query<{ id: string }>(
    `select id from department where company_id = $1 and parent_id is not null and deleted_at is null order by name
      limit 1`,
    [ctx.companyId],
  );
  if (department)
    await createRecord(ctx, calendarAssignment, {
      calendarId: alternating.id,
      departmentId: department.id,
      validFrom: `${year + 1}-01-01`,
    });
  await createRecord(ctx, holiday, { name: "New Year's Eve", firstDay: `${year}-12-31`, kind: 'company', part: 'pm' });
}
