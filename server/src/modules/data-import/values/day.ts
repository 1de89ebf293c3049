import { addDays, daysInMonth, dateOfDayNumber, type PlainDate } from '../../../kernel/dates/plain-date';
import { knownAs } from '../../../platform/text';
import { t } from '../texts/text';
import { cleaned, latinDigits, matchKey } from './clean-text';
import { halfOfDay, hourOfDay } from './half-of-day';

/**
 * How a column writes its days where the writing itself leaves it open: 05/07/2011 is 5 July (DMY) or May 7th (MDY),
 * 40729 a day number of Excel (serial). 2011-07-05 and 5 July 2011 mean one day in every format.
 */
export type DayFormat = 'DMY' | 'MDY' | 'serial';
export const dayFormats: readonly DayFormat[] = ['DMY', 'MDY', 'serial'];

/** Which formats make a day of the text; 'any' where the writing decides. */
export function formatsOf(text: string): DayFormat[] | 'any' {
  const marks = marksOf(text);
  if (!marks) return [];
  if (marks.kind === 'fixed')
    return marks.year.length === 2 || isDay(Number(marks.year), marks.month, marks.day) ? 'any' : [];
  if (marks.kind === 'serial') return ['serial'];
  const year = marks.year.length === 2 ? 2000 : Number(marks.year);
  const formats: DayFormat[] = [];
  if (isDay(year, marks.second, marks.first)) formats.push('DMY');
  if (isDay(year, marks.first, marks.second)) formats.push('MDY');
  return formats;
}

const clock = new RegExp(String.raw`[T ,](\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)? ?(${halfOfDay})?`, 'i');

/** The time of day beside a day as HH:mm:ss, or null: '2021-01-31T20:00:00.000Z', '31/01/2021 8:00 PM'. */
export function clockIn(text: string): string | null {
  const match = clock.exec(text);
  if (!match) return null;
  const hour = hourOfDay(Number(match[1]), match[4]);
  return [hour, match[2], match[3] ?? '00'].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * What a column of days that all tell an evening hour means: midnights of the next day by another clock, or the days as
 * written.
 */
export type DayShift = 'next_day' | 'as_written';
export const dayShifts: readonly DayShift[] = ['next_day', 'as_written'];

export const shiftedDay = (day: PlainDate, text: string, shift: DayShift | undefined): PlainDate =>
  shift === 'next_day' && (clockIn(text) ?? '') >= '12:00:00' ? addDays(day, 1) : day;

/** The day the text names, or null. A year of two digits is the last one whose day is not after `latest`. */
export function readDay(text: string, format: DayFormat | undefined, latest: PlainDate): PlainDate | null {
  const marks = marksOf(text);
  if (!marks) return null;
  if (marks.kind === 'serial') return format === 'serial' ? dateOfDayNumber(marks.number - 25_569) : null;
  if (marks.kind === 'fixed') return dayOf(marks.year, marks.month, marks.day, latest);
  if (format === 'DMY') return dayOf(marks.year, marks.second, marks.first, latest);
  return format === 'MDY' ? dayOf(marks.year, marks.first, marks.second, latest) : null;
}

type Marks =
  | { kind: 'fixed'; year: string; month: number; day: number }
  | { kind: 'open'; first: number; second: number; year: string }
  | { kind: 'serial'; number: number };

const time = String.raw`(?:[T ,]+\d{1,2}:\d{2}.*)?`;
const yearFirst = new RegExp(String.raw`^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})${time}$`);
const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const yearLast = new RegExp(String.raw`^(\d{1,2})([-/. ])(\d{1,2})\2(\d{4}|\d{2})${time}$`);
const dayAndName = new RegExp(
  String.raw`^(\d{1,2})(?:st|nd|rd|th)?[-/., ]*(\p{L}{3,})[-/., ]*(\d{4}|\d{2})${time}$`,
  'u',
);
const nameAndDay = new RegExp(
  String.raw`^(\p{L}{3,})[-/., ]*(\d{1,2})(?:st|nd|rd|th)?(?:, *|[-/. ])(\d{4}|\d{2})${time}$`,
  'u',
);

function marksOf(cell: string): Marks | null {
  const text = latinDigits(cleaned(cell)).replace(/^(?:sun|mon|tue|wed|thu|fri|sat)\p{L}*,? +/iu, '');
  let match = yearFirst.exec(text) ?? compact.exec(text);
  if (match) return { kind: 'fixed', year: match[1] ?? '', month: Number(match[2]), day: Number(match[3]) };
  match = yearLast.exec(text);
  if (match) return { kind: 'open', first: Number(match[1]), second: Number(match[3]), year: match[4] ?? '' };
  match = dayAndName.exec(text);
  if (match) return named(match[3], match[2], match[1]);
  match = nameAndDay.exec(text);
  if (match) return named(match[3], match[1], match[2]);
  const serial = /^[1-7]\d{4}(?:\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  return serial > 0 ? { kind: 'serial', number: serial } : null;
}

function named(year = '', name = '', day = ''): Marks | null {
  const month = monthWords.findIndex((words) => words.includes(matchKey(name))) + 1;
  return month === 0 ? null : { kind: 'fixed', year, month, day: Number(day) };
}

const monthWords = [
  t('day.january'),
  t('day.february'),
  t('day.march'),
  t('day.april'),
  t('day.may'),
  t('day.june'),
  t('day.july'),
  t('day.august'),
  t('day.september'),
  t('day.october'),
  t('day.november'),
  t('day.december'),
].map((month) => knownAs(month).map(matchKey));

function dayOf(year: string, month: number, day: number, latest: PlainDate): PlainDate | null {
  const full = year.length === 4 ? Number(year) : 2000 + Number(year);
  const date = isDay(full, month, day) ? textOf(full, month, day) : null;
  if (year.length === 4 || (date !== null && date <= latest)) return date;
  return isDay(full - 100, month, day) ? textOf(full - 100, month, day) : date;
}

const isDay = (year: number, month: number, day: number): boolean =>
  year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);

const textOf = (year: number, month: number, day: number): PlainDate =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
