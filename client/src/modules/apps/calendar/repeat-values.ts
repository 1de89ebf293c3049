import type { TFunction } from 'i18next';
import { daysInMonth, weekdayOf } from '../../../../../server/src/kernel/dates/plain-date';
import type { Format } from '../../../ui/words/format';

export const frequencies = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof frequencies)[number];
const codes = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** By what of its first day a month or a year is repeated. */
export type RepeatBy = 'day' | 'lastDay' | 'weekday' | 'lastWeekday';

/** How an event repeats, as a form asks it: what is said of days follows from the first of them. */
export interface RepeatValues {
  repeats: Frequency | 'never';
  repeatEvery: number | null;
  repeatDays: number[] | null;
  repeatBy: RepeatBy | null;
  repeatEnds: 'never' | 'until' | 'times';
  repeatUntil: string | null;
  repeatTimes: number | null;
}

export const never: RepeatValues = {
  repeats: 'never',
  repeatEvery: 1,
  repeatDays: null,
  repeatBy: null,
  repeatEnds: 'never',
  repeatUntil: null,
  repeatTimes: null,
};

const partsOf = (rule: string) => new Map(rule.split(';').map((part) => part.split('=') as [string, string]));
const weekdayIn = (code: string) => codes.indexOf(code.slice(-2));

export function readRepeat(rule: string | null | undefined): RepeatValues {
  if (!rule) return never;
  const said = partsOf(rule);
  const [byDay, until, count] = [said.get('BYDAY'), said.get('UNTIL'), said.get('COUNT')];
  const repeats = said.get('FREQ') as Frequency;
  const isLast = byDay?.startsWith('-1');
  const by: RepeatBy = byDay
    ? isLast
      ? 'lastWeekday'
      : 'weekday'
    : said.get('BYMONTHDAY') === '-1'
      ? 'lastDay'
      : 'day';
  return {
    repeats,
    repeatEvery: Number(said.get('INTERVAL') ?? 1),
    repeatDays: repeats === 'WEEKLY' ? (byDay?.split(',').map(weekdayIn) ?? null) : null,
    repeatBy: repeats === 'MONTHLY' || repeats === 'YEARLY' ? by : null,
    repeatEnds: until ? 'until' : count ? 'times' : 'never',
    repeatUntil: until ? `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}` : null,
    repeatTimes: count ? Number(count) : null,
  };
}

const partOf = (day: string) => ({
  month: Number(day.slice(5, 7)),
  number: Number(day.slice(8)),
  length: daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7))),
});

/** What of this day a month or a year can be repeated by. */
export function waysOf(day: string): RepeatBy[] {
  const { number, length } = partOf(day);
  return [
    'day',
    ...(number === length ? (['lastDay'] as const) : []),
    ...(number <= 28 ? (['weekday'] as const) : []),
    ...(number > length - 7 ? (['lastWeekday'] as const) : []),
  ];
}

function dayPart(by: RepeatBy | null, day: string): string {
  const { number } = partOf(day);
  if (by === 'lastDay') return 'BYMONTHDAY=-1';
  if (by === 'weekday') return `BYDAY=${Math.ceil(number / 7)}${codes[weekdayOf(day)]}`;
  return by === 'lastWeekday' ? `BYDAY=-1${codes[weekdayOf(day)]}` : `BYMONTHDAY=${number}`;
}

/** The rule as the server writes it; null for what takes place once. `weekStart` says which days are of one week. */
export function ruleFrom(
  { repeats, repeatEvery, repeatDays, repeatBy, repeatEnds, repeatUntil, repeatTimes }: RepeatValues,
  first: string,
  weekStart: number,
): string | null {
  if (repeats === 'never') return null;
  const isOfMonth = repeats === 'MONTHLY' || repeats === 'YEARLY';
  const every = repeatEvery ?? 1;
  return [
    `FREQ=${repeats}`,
    every > 1 && `INTERVAL=${every}`,
    repeats === 'YEARLY' && `BYMONTH=${partOf(first).month}`,
    isOfMonth && dayPart(waysOf(first).includes(repeatBy ?? 'day') ? repeatBy : 'day', first),
    repeats === 'WEEKLY' &&
      repeatDays &&
      repeatDays.length > 0 &&
      `BYDAY=${repeatDays.map((weekday) => codes[weekday]).join(',')}`,
    repeats === 'WEEKLY' && every > 1 && `WKST=${codes[weekStart]}`,
    repeatEnds === 'until' && repeatUntil && `UNTIL=${repeatUntil.replaceAll('-', '')}`,
    repeatEnds === 'times' && repeatTimes && `COUNT=${repeatTimes}`,
  ]
    .filter(Boolean)
    .join(';');
}

const nth = ['first', 'second', 'third', 'fourth'] as const;

/** A way in words: on day 14 of the month, on the second Tuesday. */
export function wayInWords(by: RepeatBy, day: string, t: TFunction, format: Format): string {
  const weekday = format.weekDay(weekdayOf(day));
  if (by === 'weekday')
    return t(`calendar.repeat.nth.${nth[Math.ceil(partOf(day).number / 7) - 1] ?? 'fourth'}`, { weekday });
  return t(`calendar.repeat.by.${by}`, { day: partOf(day).number, weekday });
}

/** The whole rule in words, beside the first day of what it repeats. */
export function ruleInWords(rule: string, first: string, t: TFunction, format: Format): string {
  const { repeats, repeatEvery, repeatDays, repeatBy, repeatUntil, repeatTimes } = readRepeat(rule);
  if (repeats === 'never') return t('calendar.repeat.never');
  const month = Number(partsOf(rule).get('BYMONTH') ?? 0);
  return [
    t(`calendar.repeat.${repeats}`),
    repeatEvery && repeatEvery > 1 && t(`calendar.repeat.every.${repeats}`, { every: repeatEvery }),
    repeatDays?.map((weekday) => format.weekDay(weekday)).join(t('calendar.repeat.and')),
    repeatBy && wayInWords(repeatBy, first, t, format),
    month > 0 && format.month(`2024-${String(month).padStart(2, '0')}`).replace(/\s*2024\s*/, ''),
    repeatUntil && t('calendar.repeat.until', { day: format.day(repeatUntil) }),
    repeatTimes && t('calendar.repeat.times', { times: repeatTimes }),
  ]
    .filter(Boolean)
    .join(t('calendar.repeat.comma'));
}
