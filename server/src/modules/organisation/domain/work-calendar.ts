import { addDays, daysBetween, weekdayOf, type PlainDate, type Weekday } from '../../../kernel/dates/plain-date';
import { nextInstantAt, plannedInstant, type Instant } from '../../../kernel/dates/zone-time';

/**
 * Which weeks a time of work is in: every one, or every other, counted from the week of `parityFrom`, which is an
 * 'even' one.
 */
export type WeekParity = 'every' | 'even' | 'odd';

/**
 * A stretch of work on a weekday by clocks on the wall, 'HH:mm'; an end not later than the start is on the next day.
 */
export interface WorkPart {
  weekday: Weekday;
  weeks: WeekParity;
  half: 'am' | 'pm';
  start: string;
  end: string;
}

/** When a group of people works. Sunday is weekday 0. */
export interface WorkCalendar {
  id: string;
  zone: string;
  parts: readonly WorkPart[];
  /** A Monday. Needed only where weeks alternate. */
  parityFrom: PlainDate | null;
  /** Only the length of a day is on file, not its times: its parts stand around noon for halves to be told apart. */
  isWithoutTimes?: boolean;
}

/** `isDayOff`: a day off of the weekly kind, which is told as a weekend and not as a holiday. */
export interface CalendarHoliday {
  date: PlainDate;
  name: string;
  part: 'full' | 'am' | 'pm';
  isDayOff?: boolean;
}

/** A calendar with the holidays that go with it, from one day to another, both included; null without end. */
export interface CalendarAssignment {
  validFrom: PlainDate;
  validTo: PlainDate | null;
  calendar: WorkCalendar;
  holidays: readonly CalendarHoliday[];
}

/** Who a person's calendar can come from: their own goes before their department's, and that before the company's. */
export interface PersonsCalendars {
  own: readonly CalendarAssignment[];
  department: readonly CalendarAssignment[];
  company: readonly CalendarAssignment[];
}

export type CalendarDayKind = 'work' | 'holiday' | 'half_holiday' | 'off' | 'no_calendar';

/** A day of work, named by the day it begins on. */
export interface WorkingDay {
  date: PlainDate;
  kind: CalendarDayKind;
  /** Of the holiday. */
  name: string | null;
  calendarId: string | null;
  /** Minutes to work, holidays taken off. */
  minutes: number;
  /** Minutes the day would have if it were no holiday. */
  usualMinutes: number;
  from: 'own' | 'department' | 'company' | null;
}

/**
 * The working minutes of a person from one day to another, a row for each. All counts of days come from here or from
 * one day of it.
 */
export function workingMinutes(calendars: PersonsCalendars, from: PlainDate, to: PlainDate): WorkingDay[] {
  return Array.from(
    { length: Math.max(0, daysBetween(from, to) + 1) },
    (_, at) => plannedDay(calendars, addDays(from, at)).day,
  );
}

/** Whole minutes of the spans that lie between two instants. */
export const minutesWithin = (spans: readonly Span[], from: Instant, to: Instant): number =>
  Math.floor(
    spans.reduce((sum, [begins, ends]) => sum + Math.max(0, Math.min(ends, to) - Math.max(begins, from)), 0) / minute,
  );

const minute = 60_000;
export type Span = readonly [Instant, Instant];

/**
 * A day with the times of its work, those of a holiday taken off; `freeHalf`: which half of it a holiday takes,
 * `isHalfOff`: that half is one of the weekly rest. A part across midnight belongs to the day it begins on, and counts
 * by instants: a night when clocks change has as many minutes as it really lasts.
 */
export interface PlannedDay {
  day: WorkingDay;
  zone: string | null;
  spans: Span[];
  freeHalf: 'am' | 'pm' | null;
  isHalfOff: boolean;
  isWithoutTimes: boolean;
}

export function plannedDay(calendars: PersonsCalendars, date: PlainDate): PlannedDay {
  const found = assignmentOn(calendars, date);
  if (!found) {
    const day: WorkingDay = {
      date,
      kind: 'no_calendar',
      name: null,
      calendarId: null,
      minutes: 0,
      usualMinutes: 0,
      from: null,
    };
    return { day, zone: null, spans: [], freeHalf: null, isHalfOff: false, isWithoutTimes: false };
  }
  const planned = knownDay(found.assignment, date);
  return { ...planned, day: { ...planned.day, from: found.from } };
}

type Planning = Pick<CalendarAssignment, 'calendar' | 'holidays'>;
const knownDays = new WeakMap<Planning['calendar'], WeakMap<Planning['holidays'], Map<PlainDate, PlannedDay>>>();

/** The day by a calendar and its holidays, worked out once for all who have the two. */
function knownDay(planning: Planning, date: PlainDate): PlannedDay {
  const ofCalendar = getOrMake(
    knownDays,
    planning.calendar,
    () => new WeakMap<Planning['holidays'], Map<PlainDate, PlannedDay>>(),
  );
  return getOrMake(
    getOrMake(ofCalendar, planning.holidays, () => new Map<PlainDate, PlannedDay>()),
    date,
    () => dayBy(planning, date),
  );
}

function getOrMake<K, V>(
  known: { get: (key: K) => V | undefined; set: (key: K, value: V) => unknown },
  key: K,
  make: () => V,
): V {
  let value = known.get(key);
  if (value === undefined) known.set(key, (value = make()));
  return value;
}

function dayBy({ calendar, holidays }: Planning, date: PlainDate): PlannedDay {
  const parts = calendar.parts.filter((part) => part.weekday === weekdayOf(date) && isItsWeek(part, calendar, date));
  const holiday = wholeFirst(holidays.filter((each) => each.date === date));
  const free = (part: WorkPart): boolean => holiday !== null && (holiday.part === 'full' || holiday.part === part.half);
  const spans = parts.filter((part) => !free(part)).map((part) => spanOf(part, date, calendar.zone));
  const minutesOf = (all: readonly Span[]): number => minutesWithin(all, -Infinity, Infinity);
  return {
    zone: calendar.zone,
    spans,
    freeHalf: holiday && holiday.part !== 'full' ? holiday.part : null,
    isHalfOff: holiday?.part !== 'full' && holiday?.isDayOff === true,
    isWithoutTimes: calendar.isWithoutTimes ?? false,
    day: {
      date,
      name: holiday?.name ?? null,
      calendarId: calendar.id,
      minutes: minutesOf(spans),
      usualMinutes: minutesOf(parts.map((part) => spanOf(part, date, calendar.zone))),
      from: null,
      kind: kindOf(holiday, parts.length > 0),
    },
  };
}

/** A holiday on a day nobody works is told as one, and takes nothing. */
function kindOf(holiday: CalendarHoliday | null, isWorked: boolean): CalendarDayKind {
  if (holiday?.part === 'full') return holiday.isDayOff ? 'off' : 'holiday';
  if (holiday) return 'half_holiday';
  return isWorked ? 'work' : 'off';
}

/** Of two holidays on a day the whole one counts; two halves make a whole. */
function wholeFirst(holidays: CalendarHoliday[]): CalendarHoliday | null {
  const [first] = holidays;
  if (!first) return null;
  const whole = holidays.find(({ part }) => part === 'full');
  if (whole) return whole;
  return new Set(holidays.map(({ part }) => part)).size === 2 ? { ...first, part: 'full' } : first;
}

function assignmentOn(
  calendars: PersonsCalendars,
  date: PlainDate,
): { assignment: CalendarAssignment; from: 'own' | 'department' | 'company' } | null {
  for (const from of ['own', 'department', 'company'] as const) {
    // Of two on the same day the later begun one counts.
    const [assignment] = calendars[from]
      .filter(({ validFrom, validTo }) => validFrom <= date && (validTo === null || date <= validTo))
      .sort((one, other) => (one.validFrom < other.validFrom ? 1 : -1));
    if (assignment) return { assignment, from };
  }
  return null;
}

function isItsWeek({ weeks }: WorkPart, { parityFrom }: WorkCalendar, date: PlainDate): boolean {
  if (weeks === 'every') return true;
  if (parityFrom === null)
    throw new RangeError('a calendar of alternating weeks needs the Monday they are counted from');
  const week = Math.floor(daysBetween(parityFrom, date) / 7);
  return (week % 2 === 0) === (weeks === 'even');
}

function spanOf({ start, end }: WorkPart, date: PlainDate, zone: string): Span {
  const begins = plannedInstant(date, `${start}:00`, zone);
  return [
    begins,
    nextInstantAt(begins, `${end}:00`, zone) ??
      plannedInstant(end > start ? date : addDays(date, 1), `${end}:00`, zone),
  ];
}
