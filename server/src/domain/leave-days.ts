import { addDays, dayNumber, daysBetween, weekdayOf, type PlainDate } from './plain-date';

/** Half of a working day: before noon and after. */
export type DayPart = 'am' | 'pm';

/** Leave as it is asked for: days from the one part of the first to the other of the last, or clock times of the company's zone. */
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

export interface NamedDays { name: string; firstDay: PlainDate; lastDay: PlainDate }

/** When a company works. */
export interface WorkCalendar {
  /** Sunday is 0. */
  weekendDays: readonly number[];
  holidays: readonly NamedDays[];
  /** Minutes of a whole working day. */
  dayMinutes: number;
}

export interface LeaveDay {
  date: PlainDate;
  /** A holiday that falls on a weekend is a holiday. */
  kind: 'work' | 'weekend' | 'holiday';
  /** Of the holiday. */
  name: string | null;
  /** Working minutes the leave takes of this day. */
  minutes: number;
}

const minutesOfDay = 1440;
const noon = minutesOfDay / 2;

export function dayKind(date: PlainDate, calendar: Pick<WorkCalendar, 'weekendDays' | 'holidays'>): Pick<LeaveDay, 'kind' | 'name'> {
  const holiday = calendar.holidays.find(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay);
  if (holiday) return { kind: 'holiday', name: holiday.name };
  return { kind: calendar.weekendDays.includes(weekdayOf(date)) ? 'weekend' : 'work', name: null };
}

/** Each day of the span and what the leave takes of it; weekends and holidays take nothing. */
export function leaveDays(span: LeaveSpan, calendar: WorkCalendar): LeaveDay[] {
  const { start, end } = clockSpan(span);
  return Array.from({ length: daysBetween(span.fromDate, span.toDate) + 1 }, (_, at) => {
    const date = addDays(span.fromDate, at);
    const { kind, name } = dayKind(date, calendar);
    const midnight = (dayNumber(date)) * minutesOfDay;
    const asked = Math.min(end, midnight + minutesOfDay) - Math.max(start, midnight);
    // Half a day is half of what is worked, not twelve hours of it; of hours no more counts than a day has.
    const taken = span.unit === 'daily' ? asked / minutesOfDay * calendar.dayMinutes : Math.min(asked, calendar.dayMinutes);
    return { date, kind, name, minutes: kind === 'work' ? taken : 0 };
  });
}

/** Minutes as days of that length, to four decimals. */
export function asDays(minutes: number, dayMinutes: number): string {
  const parts = Math.round(minutes * 10_000 / dayMinutes);
  return `${Math.floor(parts / 10_000)}.${String(parts % 10_000).padStart(4, '0')}`.replace(/\.?0+$/, '');
}

/** The working days a span takes, to four decimals: half a day is 0.5. */
export const workingDaysOf = (days: readonly Pick<LeaveDay, 'minutes'>[], { dayMinutes }: Pick<WorkCalendar, 'dayMinutes'>): string =>
  asDays(days.reduce((sum, { minutes }) => sum + minutes, 0), dayMinutes);

/**
 * What old clients show: days as the difference of the dates, one more unless hourly; hours of hourly leave beyond whole
 * days of 1440 minutes. Neither knows weekends, holidays or half days; pay and balances count `leaveDays`.
 */
export function calendarCount(span: LeaveSpan): { days: number; hours: number } {
  const days = daysBetween(span.fromDate, span.toDate);
  if (span.unit === 'daily') return { days: days + 1, hours: 0 };
  const { start, end } = clockSpan(span);
  return { days, hours: (end - start) % minutesOfDay / 60 };
}

/** Two halves of one day do not overlap, nor do hours before noon and the afternoon off. */
export function overlaps(one: LeaveSpan, other: LeaveSpan): boolean {
  const [a, b] = [clockSpan(one), clockSpan(other)];
  return a.start < b.end && b.start < a.end;
}

/** First minute and the one after the last, counted from 1970 on the clock of the company. */
function clockSpan({ unit, fromDate, toDate, fromPart, toPart, fromTime, toTime }: LeaveSpan): { start: number; end: number } {
  const [first, last] = [dayNumber(fromDate) * minutesOfDay, dayNumber(toDate) * minutesOfDay];
  if (unit === 'hourly') return { start: first + minuteOf(fromTime), end: last + minuteOf(toTime) };
  return { start: first + (fromPart === 'pm' ? noon : 0), end: last + (toPart === 'am' ? noon : minutesOfDay) };
}

function minuteOf(time: string | null): number {
  const [hours, minutes] = (time ?? '00:00').split(':').map(Number);
  return hours! * 60 + minutes!;
}
