import { partTaken } from './day-shares';
import { leaveDays, type LeaveDay, type WorkCalendar } from '../../../organisation/domain/leave-days';
import { countedDays, type PayRules } from '../pay-rules';
import type { TakenLeave } from '../payslip';
import { dayNumber, type PlainDate } from '../../../../kernel/dates/plain-date';

/** A day of leave as pay looks at it; `isOff`: nobody works on it, and it is taken off the pay like a day of leave. */
export interface PaidLeaveDay extends LeaveDay {
  isOff: boolean;
}

/**
 * The days of a leave in order, with the weekends and holidays between it and other leave. A day off that counts as
 * leave is worth as much as a day of the month it is paid by: nothing where that has no such day. What is worked by now
 * is not off.
 */
export function daysOfLeave(leave: TakenLeave, rules: PayRules): PaidLeaveDay[] {
  const within = leaveDays(leave, rules.calendar);
  const off = new Set(leave.daysOff);
  return [...within, ...daysBesideLeave(leave, rules.calendar)]
    .sort((one, other) => (one.date < other.date ? -1 : 1))
    .map((day) => ({ ...day, isOff: day.kind !== 'work' && off.has(day.date) && isPaid(dayNumber(day.date), rules) }));
}

/**
 * Of the days off that count as leave, those between it and other leave, outside its own days; what is worked by now is
 * not among them.
 */
export const daysBesideLeave = (
  { fromDate, toDate, daysOff }: Pick<TakenLeave, 'fromDate' | 'toDate'> & { daysOff?: readonly PlainDate[] | null },
  calendar: WorkCalendar,
): LeaveDay[] =>
  [...new Set(daysOff)]
    .filter((date) => date < fromDate || date > toDate)
    .map((date): LeaveDay => {
      const { kind, name, usualMinutes } = calendar.dayOn(date);
      return { date, kind, name, minutes: 0, dayMinutes: usualMinutes };
    })
    .filter(({ kind }) => kind !== 'work');

/** A month paid by working days has no weekends in it, but its holidays; every other has all of its days. */
const isPaid = (day: number, rules: PayRules): boolean =>
  rules.dayBasis !== 'working' || countedDays(rules, day, day, false) > 0;

/** What a day is worth of those the month is paid by: half of one where that is all that is worked of it. */
export const worthOf = (day: number, rules: PayRules): number =>
  rules.dayBasis === 'working' ? countedDays(rules, day, day, false) : 1;

/** What leave takes of the days the month is paid by on one of its own. */
export const takenOf = ({ date, minutes, dayMinutes }: LeaveDay, rules: PayRules): number =>
  rules.dayBasis === 'working'
    ? partTaken(minutes, rules.calendar.dayOn(date)) * worthOf(dayNumber(date), rules)
    : minutes && minutes / dayMinutes;

/** The part of a day that counts towards the steps of pay, which are in days of the calendar. */
export function partOfDay(leave: TakenLeave, { date, minutes, dayMinutes }: LeaveDay): number {
  if (leave.unit === 'hourly') return minutes && minutes / dayMinutes;
  return (
    1 -
    (leave.fromPart === 'pm' && date === leave.fromDate ? 0.5 : 0) -
    (leave.toPart === 'am' && date === leave.toDate ? 0.5 : 0)
  );
}
