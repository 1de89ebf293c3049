import { minutesLeft, type CalendarDay, type WorkCalendar } from '../../../organisation/domain/leave-days';
import { dateOfDayNumber } from '../../../../kernel/dates/plain-date';

/**
 * What a day of work counts as where pay or hours go by working days: one with less than two thirds of the minutes of
 * the longest of its calendar is half a day off, however many of its minutes lie before noon. So a Saturday until noon
 * beside days of eight or nine hours is half a day, and eight hours beside days of twelve are a whole one.
 */
export const shareOfDay = (minutes: number, longest: number): number =>
  minutes <= 0 ? 0 : minutes * 3 < longest * 2 ? 0.5 : 1;

/**
 * Holidays are paid and count; what would be no day of work without them does not, nor does a half that is a day off of
 * the weekly kind.
 */
function shareOf(day: CalendarDay, longest: number): number {
  if (day.kind === 'weekend' || day.usualMinutes === 0) return 0;
  return day.isHalfOff && minutesLeft(day) < day.usualMinutes
    ? Math.min(0.5, shareOfDay(day.minutes, longest))
    : shareOfDay(day.usualMinutes, longest);
}

/** The shares of so many days from one on, which is told by its number. */
export function dayShares(calendar: WorkCalendar, first: number, count: number): number[] {
  const days = Array.from({ length: count }, (_day, at) => calendar.dayOn(dateOfDayNumber(first + at)));
  const longest = Math.max(...days.map(({ kind, usualMinutes }) => (kind === 'weekend' ? 0 : usualMinutes)));
  return days.map((day) => shareOf(day, longest));
}

/** The part of a day's own work that was taken: a half that is off has none to take. */
export const partTaken = (minutes: number, day: CalendarDay): number =>
  minutes && minutes / (day.isHalfOff ? minutesLeft(day) : day.usualMinutes);
