import type { CalendarDay, LeaveSpan, WorkCalendar as LeaveCalendar } from './leave-days';
import { addDays, daysBetween, type PlainDate, type Weekday } from '../../../kernel/dates/plain-date';
import { plannedInstant } from '../../../kernel/dates/zone-time';
import {
  minutesWithin,
  plannedDay,
  type PersonsCalendars,
  type PlannedDay,
  type WorkCalendar,
  type WorkPart,
} from './work-calendar';

/** A week without times, with whole holidays. */
interface PlainWeek {
  weekendDays: readonly number[];
  dayMinutes: number;
  holidays: readonly NamedDays[];
}

export interface NamedDays {
  name: string;
  firstDay: PlainDate;
  lastDay: PlainDate;
}

export interface CompanyWeek {
  weekendDays: readonly number[];
  dayMinutes: number;
  zone: string;
}

const noon = 720;
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * The week of a company that has only its weekend and the length of a day on file: half of it before noon, half after a
 * pause.
 */
export function companyWeek({ weekendDays, dayMinutes, zone }: CompanyWeek): WorkCalendar {
  const [before, after] = [Math.ceil(dayMinutes / 2), Math.floor(dayMinutes / 2)];
  const pause = Math.min(60, noon - after);
  const parts = ([0, 1, 2, 3, 4, 5, 6] as Weekday[])
    .filter((weekday) => !weekendDays.includes(weekday))
    .flatMap((weekday): WorkPart[] => [
      { weekday, weeks: 'every', half: 'am', start: clockOf(noon - before), end: clockOf(noon) },
      { weekday, weeks: 'every', half: 'pm', start: clockOf(noon + pause), end: clockOf(noon + pause + after) },
    ]);
  return { id: '', zone, parts, parityFrom: null, isWithoutTimes: true };
}

/** The calendar of such a week, in whose zone no clock is ever put forward or back. */
export function calendarOfWeek({ weekendDays, dayMinutes, holidays }: PlainWeek): LeaveCalendar {
  const days = holidays.flatMap(({ name, firstDay, lastDay }) =>
    Array.from({ length: daysBetween(firstDay, lastDay) + 1 }, (_, at) => ({
      name,
      part: 'full' as const,
      date: addDays(firstDay, at),
    })),
  );
  const company = [
    {
      validFrom: '0001-01-01',
      validTo: null,
      calendar: companyWeek({ weekendDays, dayMinutes, zone: 'UTC' }),
      holidays: days,
    },
  ];
  return leaveCalendar({ own: [], department: [], company }, 'UTC', dayMinutes);
}

/**
 * A person's calendars as leave and attendance ask them, each day worked out once. `dayMinutes`: what a whole day has
 * as a rule.
 */
export function leaveCalendar(calendars: PersonsCalendars, zone: string, dayMinutes: number): LeaveCalendar {
  const known = new Map<PlainDate, CalendarDay>();
  return {
    dayMinutes,
    dayOn(date) {
      let day = known.get(date);
      if (!day) known.set(date, (day = asLeaveSees(plannedDay(calendars, date), zone)));
      return day;
    },
  };
}

function asLeaveSees(
  { day, zone, spans, freeHalf, isHalfOff, isWithoutTimes }: PlannedDay,
  usualZone: string,
): CalendarDay {
  const isWorked = day.kind === 'work' || day.kind === 'half_holiday';
  return {
    // Half a holiday on a day nobody works leaves it a weekend.
    kind: day.kind === 'holiday' ? 'holiday' : isWorked && day.usualMinutes > 0 ? 'work' : 'weekend',
    name: day.name,
    minutes: day.minutes,
    usualMinutes: day.usualMinutes,
    freeHalf,
    ...(isHalfOff && { isHalfOff }),
    within: isWithoutTimes
      ? null
      : (span) => minutesWithin(spans, startOf(span, zone ?? usualZone), endOf(span, zone ?? usualZone)),
  };
}

const startOf = ({ fromDate, fromTime }: LeaveSpan, zone: string): number =>
  plannedInstant(fromDate, `${fromTime ?? '00:00'}:00`, zone);
const endOf = ({ toDate, toTime }: LeaveSpan, zone: string): number =>
  toTime === null ? plannedInstant(addDays(toDate, 1), '00:00:00', zone) : plannedInstant(toDate, `${toTime}:00`, zone);
