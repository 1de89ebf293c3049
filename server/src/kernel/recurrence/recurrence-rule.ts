import { addDays, daysInMonth, isPlainDate, weekdayOf, type PlainDate, type Weekday } from '../dates/plain-date';

/** The codes of RFC 5545, Sunday first. */
const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;
const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
const parts = ['FREQ', 'INTERVAL', 'BYMONTH', 'BYMONTHDAY', 'BYDAY', 'WKST', 'UNTIL', 'COUNT'];
export const mostTimes = 999;
const longestInterval = 99;

/** A weekday by where it stands in its month: the first to fourth, or the last. */
export interface NthWeekday {
  nth: 1 | 2 | 3 | 4 | -1;
  weekday: Weekday;
}

/** How an event repeats, as far as this product knows: what RFC 5545 calls RRULE, with days where it has times. */
export interface RecurrenceRule {
  every: (typeof frequencies)[number];
  interval: number;
  /** Of each week. */
  weekdays?: Weekday[];
  /** Of each month or of the month of each year; -1 is the last. */
  monthDay?: number;
  /** Instead of `monthDay`. */
  nthWeekday?: NthWeekday;
  /** Of each year, January is 1. */
  month?: number;
  /** With which day a week begins, where only some weeks count; Monday unless told. */
  weekStart?: Weekday;
  /** Last day on which it may take place. */
  until?: PlainDate;
  /** How many times it takes place. */
  count?: number;
}

/** The rule a text of RFC 5545 says; null for none, and for what this product does not repeat by. */
export function parseRecurrence(text: string): RecurrenceRule | null {
  const said = new Map<string, string>();
  for (const part of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .split(';')) {
    const [name, value, ...rest] = part.split('=');
    if (!parts.includes(name!) || !value || rest.length || said.has(name!)) return null;
    said.set(name!, value);
  }
  const every = frequencies.find((frequency) => frequency === said.get('FREQ'));
  const interval = numberIn(said.get('INTERVAL') ?? '1', 1, longestInterval);
  const [until, count] = [
    dayIn(said.get('UNTIL')),
    said.has('COUNT') ? numberIn(said.get('COUNT')!, 1, mostTimes) : undefined,
  ];
  const weekStart = said.has('WKST') ? weekdayIn(said.get('WKST')!) : undefined;
  if (!every || interval === null || until === null || count === null || weekStart === null || (until && count))
    return null;
  const days = daysSaid(every, said);
  return (
    days && {
      every,
      interval,
      ...days,
      ...(weekStart !== undefined && every === 'WEEKLY' && interval > 1 && { weekStart }),
      ...(until && { until }),
      ...(count && { count }),
    }
  );
}

type Days = Pick<RecurrenceRule, 'weekdays' | 'monthDay' | 'nthWeekday' | 'month'>;

function daysSaid(every: RecurrenceRule['every'], said: Map<string, string>): Days | null {
  const [byDay, byMonthDay, byMonth] = ['BYDAY', 'BYMONTHDAY', 'BYMONTH'].map((name) => said.get(name));
  if (every === 'DAILY') return byDay || byMonthDay || byMonth ? null : {};
  if (every === 'WEEKLY') {
    const weekdays = byDay?.split(',').map(weekdayIn);
    if (byMonthDay || byMonth || weekdays?.includes(null)) return null;
    return weekdays
      ? { weekdays: [...new Set(weekdays as Weekday[])].sort((one, other) => ((one + 6) % 7) - ((other + 6) % 7)) }
      : {};
  }
  if ((every === 'MONTHLY' && byMonth) || (byDay && byMonthDay)) return null;
  const month = byMonth === undefined ? undefined : numberIn(byMonth, 1, 12);
  const monthDay = byMonthDay === undefined ? undefined : byMonthDay === '-1' ? -1 : numberIn(byMonthDay, 1, 31);
  const nthWeekday = byDay === undefined ? undefined : nthIn(byDay);
  // By what day of a year alone is for no month to say.
  if (
    month === null ||
    monthDay === null ||
    nthWeekday === null ||
    (every === 'YEARLY' && !month !== !(monthDay ?? nthWeekday))
  )
    return null;
  if (month && monthDay && monthDay > daysInMonth(2024, month)) return null;
  return { ...(month && { month }), ...(monthDay && { monthDay }), ...(nthWeekday && { nthWeekday }) };
}

const numberIn = (text: string, least: number, most: number): number | null =>
  /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most ? Number(text) : null;

function weekdayIn(code: string): Weekday | null {
  const at = codes.indexOf(code as (typeof codes)[number]);
  return at < 0 ? null : (at as Weekday);
}

function nthIn(text: string): NthWeekday | null {
  const [, nth, code] = /^([1-4]|-1)([A-Z]{2})$/.exec(text) ?? [];
  const weekday = weekdayIn(code ?? '');
  return weekday === null ? null : { nth: Number(nth) as NthWeekday['nth'], weekday };
}

function dayIn(text: string | undefined): PlainDate | null | undefined {
  if (text === undefined) return undefined;
  const day = /^\d{8}$/.test(text) ? `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}` : '';
  return isPlainDate(day) ? day : null;
}

const codeOf = (weekday: Weekday): string => codes[weekday];

/** The days of a rule as RFC 5545 writes them; when it ends is for `recurrenceText`. */
export function patternText({
  every,
  interval,
  weekdays,
  monthDay,
  nthWeekday,
  month,
  weekStart,
}: RecurrenceRule): string {
  return [
    `FREQ=${every}`,
    interval > 1 && `INTERVAL=${interval}`,
    month && `BYMONTH=${month}`,
    monthDay && `BYMONTHDAY=${monthDay}`,
    weekdays?.length && `BYDAY=${weekdays.map(codeOf).join(',')}`,
    nthWeekday && `BYDAY=${nthWeekday.nth}${codeOf(nthWeekday.weekday)}`,
    weekStart !== undefined && `WKST=${codeOf(weekStart)}`,
  ]
    .filter(Boolean)
    .join(';');
}

/** The one way a rule is written. */
export const recurrenceText = (rule: RecurrenceRule): string =>
  [patternText(rule), rule.until && `UNTIL=${rule.until.replaceAll('-', '')}`, rule.count && `COUNT=${rule.count}`]
    .filter(Boolean)
    .join(';');

const dayOfMonth = (day: PlainDate): number => Number(day.slice(8));
const isLastOfMonth = (day: PlainDate): boolean => addDays(day, 1).endsWith('-01');

/** Where a day stands among its weekdays of the month; the fifth is the last. */
export function nthWeekdayOf(day: PlainDate): NthWeekday {
  const nth = Math.ceil(dayOfMonth(day) / 7);
  return { nth: (nth > 4 ? -1 : nth) as NthWeekday['nth'], weekday: weekdayOf(day) };
}

/** A rule that says less than which days means those like its first. */
export function anchored(rule: RecurrenceRule, first: PlainDate): RecurrenceRule {
  if (rule.every === 'WEEKLY' && !rule.weekdays?.length) return { ...rule, weekdays: [weekdayOf(first)] };
  if ((rule.every !== 'MONTHLY' && rule.every !== 'YEARLY') || rule.monthDay || rule.nthWeekday) return rule;
  return { ...rule, monthDay: dayOfMonth(first), ...(rule.every === 'YEARLY' && { month: Number(first.slice(5, 7)) }) };
}

/**
 * The rule once what took place on `from` takes place on `to`: the weekdays and the end move along, days of a month are
 * those of the new day.
 */
export function moved(rule: RecurrenceRule, from: PlainDate, to: PlainDate): RecurrenceRule {
  const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
  if (days === 0) return rule;
  const { weekdays, monthDay, nthWeekday, month, until } = rule;
  const isStillLast =
    (monthDay === -1 && isLastOfMonth(to)) || (nthWeekday?.nth === -1 && dayOfMonth(addDays(to, 7)) <= 7);
  return {
    ...rule,
    ...(until && { until: addDays(until, days) }),
    ...(month && { month: Number(to.slice(5, 7)) }),
    ...(weekdays && { weekdays: weekdays.map((weekday) => ((((weekday + days) % 7) + 7) % 7) as Weekday) }),
    ...(monthDay && { monthDay: isStillLast ? -1 : dayOfMonth(to) }),
    ...(nthWeekday && { nthWeekday: isStillLast ? { nth: -1, weekday: weekdayOf(to) } : nthWeekdayOf(to) }),
  };
}
