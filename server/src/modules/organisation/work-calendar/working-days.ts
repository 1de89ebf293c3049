import { daysBetween, type PlainDate } from '../../../kernel/dates/plain-date';
import { workingMinutes, type WorkingDay } from '../domain/work-calendar';
import type { Ctx } from '../../../platform/context';
import { invalid, notFound } from '../../../platform/errors';
import { oneRecord } from '../../../platform/records/records';
import { calendarsOf } from './calendars-of';
import { calendarsOnFile, employeeSeen } from './calendars-on-file';
import { workCalendar } from './work-calendar';
import { t } from '../texts/text';

const longestDays = 400;

function refuseLongRange(from: PlainDate, to: PlainDate): void {
  const days = daysBetween(from, to) + 1;
  if (days < 1 || days > longestDays) throw invalid('to', t('working_days.choose_1_days', { longestDays }));
}

/** The days of an employee whom the user may see, as they are planned. */
export async function workingDaysOf(
  ctx: Ctx,
  employeeId: string,
  from: PlainDate,
  to: PlainDate,
): Promise<WorkingDay[]> {
  refuseLongRange(from, to);
  await employeeSeen.answer(ctx, employeeId);
  const { assigned } = (await calendarsOf(ctx, [employeeId])).get(employeeId)!;
  return workingMinutes(assigned, from, to);
}

/** The days of a calendar with the holidays that go with it, whoever it is assigned to. */
export async function calendarDays(ctx: Ctx, id: string, from: PlainDate, to: PlainDate): Promise<WorkingDay[]> {
  refuseLongRange(from, to);
  const { country } = await oneRecord(ctx, workCalendar, id);
  const file = await calendarsOnFile(ctx, []);
  const calendar = file.calendarOf(id);
  if (!calendar) throw notFound();
  return workingMinutes(
    {
      own: [],
      department: [],
      company: [{ validFrom: from, validTo: to, calendar, holidays: file.holidaysOf({ id, country }) }],
    },
    from,
    to,
  );
}
