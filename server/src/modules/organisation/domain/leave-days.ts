import { addDays, dayNumber, daysBetween, type PlainDate } from '../../../kernel/dates/plain-date';
import type { WallMoment } from '../../../kernel/dates/zone-time';

/** Half of a working day: before noon and after. */
export type DayPart = 'am' | 'pm';

/**
 * Leave as it is asked for: days from the one part of the first to the other of the last, or times by the clock of
 * where they work.
 */
export interface LeaveSpan {
  unit: 'daily' | 'hourly';
  fromDate: PlainDate;
  toDate: PlainDate;
  /** `pm`: the first day is worked until noon. Of daily leave only. */
  fromPart: DayPart;
  /** `am`: the last day is worked after noon. Of daily leave only. */
  toPart: DayPart;
  /** 'HH:mm', of hourly leave only. */
  fromTime: string | null;
  toTime: string | null;
}

/** A day as the calendar of a person plans it. */
export interface CalendarDay {
  /** A holiday that falls on a weekend is a holiday. */
  kind: 'work' | 'weekend' | 'holiday';
  /** Of the holiday, a half one included. */
  name: string | null;
  /** Minutes to work, what a holiday takes taken off. */
  minutes: number;
  /** Minutes it would have without a holiday. */
  usualMinutes: number;
  /** The half a holiday takes. */
  freeHalf: DayPart | null;
  /** Whether that half is a day off of the weekly kind and no holiday. */
  isHalfOff?: boolean;
  /** Minutes to work within hours of leave; null where only the length of the day is on file. */
  within: ((span: LeaveSpan) => number) | null;
}

/** When somebody works. */
export interface WorkCalendar {
  /** Minutes of a whole working day as a rule. */
  dayMinutes: number;
  dayOn(date: PlainDate): CalendarDay;
}

export interface LeaveDay extends Pick<CalendarDay, 'kind' | 'name'> {
  date: PlainDate;
  /** Working minutes the leave takes of this day. */
  minutes: number;
  /** What a whole such day has. */
  dayMinutes: number;
  /**
   * Nobody works on it, and it counts since it lies between this leave and other leave of its type; it may lie outside
   * the span.
   */
  isBetweenLeaves?: boolean;
}

const minutesOfDay = 1440;
const noon = minutesOfDay / 2;

/** Each day of the span and what the leave takes of it; weekends and holidays take nothing. */
export function leaveDays(span: LeaveSpan, calendar: WorkCalendar): LeaveDay[] {
  // Hours of a night belong to the day it begins on, which may be the one before the first.
  const before = addDays(span.fromDate, -1);
  const early = span.unit === 'hourly' ? (calendar.dayOn(before).within?.(span) ?? 0) : 0;
  const days = Array.from({ length: daysBetween(span.fromDate, span.toDate) + 1 }, (_, at) =>
    addDays(span.fromDate, at),
  );
  return (early > 0 ? [before, ...days] : days).map((date) => {
    const day = calendar.dayOn(date);
    return {
      date,
      kind: day.kind,
      name: day.name,
      minutes: day.kind === 'work' ? takenOf(day, date, span) : 0,
      dayMinutes: day.usualMinutes,
    };
  });
}

function takenOf(day: CalendarDay, date: PlainDate, span: LeaveSpan): number {
  if (span.unit === 'hourly' && day.within) return day.within(span);
  const { start, end } = clockSpan(span);
  const midnight = dayNumber(date) * minutesOfDay;
  const asked = Math.min(end, midnight + minutesOfDay) - Math.max(start, midnight);
  // Of hours no more counts than a day has.
  if (span.unit === 'hourly') return Math.min(asked, day.minutes);
  if (asked === minutesOfDay) return minutesLeft(day);
  // Half a day is half of what is worked, not twelve hours of it; with a half holiday it is all of the other half or
  // nothing.
  if (day.freeHalf) return day.freeHalf === (start > midnight ? 'pm' : 'am') ? 0 : minutesLeft(day);
  return (asked / minutesOfDay) * day.usualMinutes;
}

/** Minutes a day counts with: what a half holiday leaves of it is half, however many of its minutes lie before noon. */
export const minutesLeft = ({ freeHalf, minutes, usualMinutes }: CalendarDay): number =>
  freeHalf && minutes > 0 && minutes < usualMinutes ? usualMinutes / 2 : minutes;

/** Minutes as days of that length, to four decimals. */
export function asDays(minutes: number, dayMinutes: number): string {
  const parts = Math.round((minutes * 10_000) / dayMinutes);
  return `${Math.floor(parts / 10_000)}.${String(parts % 10_000).padStart(4, '0')}`.replace(/\.?0+$/, '');
}

/** The working days a span takes, to four decimals, each day as the part taken of it: half a day is 0.5. */
export function workingDaysOf(days: readonly Pick<LeaveDay, 'minutes' | 'dayMinutes'>[]): string {
  const taken = new Map<number, number>();
  for (const { minutes, dayMinutes } of days)
    if (minutes > 0) taken.set(dayMinutes, (taken.get(dayMinutes) ?? 0) + minutes);
  return asDays(
    [...taken].reduce((sum, [dayMinutes, minutes]) => sum + minutes / dayMinutes, 0),
    1,
  );
}

/** The same in minutes of work. */
export const workingMinutesOf = (days: readonly Pick<LeaveDay, 'minutes'>[]): number =>
  days.reduce((sum, { minutes }) => sum + minutes, 0);

/**
 * What old clients show: days as the difference of the dates, one more unless hourly; hours of hourly leave beyond
 * whole days of 1440 minutes. Neither knows weekends, holidays or half days; pay and balances count `leaveDays`.
 */
export function calendarCount(span: LeaveSpan): { days: number; hours: number } {
  const days = daysBetween(span.fromDate, span.toDate);
  if (span.unit === 'daily') return { days: days + 1, hours: 0 };
  const { start, end } = clockSpan(span);
  return { days, hours: ((end - start) % minutesOfDay) / 60 };
}

/** Two halves of one day do not overlap, nor do hours before noon and the afternoon off. */
export function overlaps(one: LeaveSpan, other: LeaveSpan): boolean {
  const [a, b] = [clockSpan(one), clockSpan(other)];
  return a.start < b.end && b.start < a.end;
}

/** From when to when leave lasts, each a day and what the clock shows on it. */
export function leaveMinutes(span: LeaveSpan): { start: WallMoment; end: WallMoment } {
  const { start, end } = clockSpan(span);
  return { start: wallOf(start), end: wallOf(end) };
}

const wallOf = (minute: number): WallMoment => ({
  date: addDays('1970-01-01', Math.floor(minute / minutesOfDay)),
  time: `${String(Math.floor((minute % minutesOfDay) / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:00`,
});

/** First minute and the one after the last, counted from 1970 on the clock of the company. */
function clockSpan({ unit, fromDate, toDate, fromPart, toPart, fromTime, toTime }: LeaveSpan): {
  start: number;
  end: number;
} {
  const [first, last] = [dayNumber(fromDate) * minutesOfDay, dayNumber(toDate) * minutesOfDay];
  if (unit === 'hourly') return { start: first + minuteOf(fromTime), end: last + minuteOf(toTime) };
  return { start: first + (fromPart === 'pm' ? noon : 0), end: last + (toPart === 'am' ? noon : minutesOfDay) };
}

function minuteOf(time: string | null): number {
  const [hours, minutes] = (time ?? '00:00').split(':').map(Number);
  return hours! * 60 + minutes!;
}
