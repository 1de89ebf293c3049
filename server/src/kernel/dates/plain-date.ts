/**
 * Days of the calendar as 'YYYY-MM-DD' (years 0001 to 9999, proleptic Gregorian) without clock or time zone.
 * Two valid dates compare as strings: '2025-02-28' < '2025-03-01'.
 */
export type PlainDate = string;

/** A month as 'YYYY-MM'. */
export type Month = string;

/** A day that is counted to but has no name: what was asked for lies too near the ends of the calendar. */
export class OutsideCalendar extends RangeError {
  constructor() {
    super('outside the years 0001 to 9999');
  }
}

/** Sunday is 0, Saturday 6. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function daysInMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = monthLengths[month - 1];
  if (length === undefined) throw new RangeError(`no month ${month}`);
  return month === 2 && isLeap ? 29 : length;
}

export function isPlainDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const year = digitsAt(text, 0, 4);
  const month = digitsAt(text, 5, 2);
  const day = digitsAt(text, 8, 2);
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

export function isMonth(text: string): boolean {
  return isPlainDate(`${text}-01`);
}

/** Days since 1970-01-01. Throws RangeError for what is not a date of the calendar. */
export function dayNumber(date: PlainDate): number {
  if (!isPlainDate(date)) throw new RangeError(`${JSON.stringify(date)} is not a date`);
  return dayNumberOf(digitsAt(date, 0, 4), digitsAt(date, 5, 2), digitsAt(date, 8, 2));
}

/** The date that many days after 1970-01-01. Civil-from-days by Howard Hinnant, "chrono-compatible low-level dates". */
export function dateOfDayNumber(number: number): PlainDate {
  const shifted = number + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const shiftedMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * shiftedMonth + 2) / 5) + 1;
  const month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9;
  return textOf(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day);
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfDayNumber(dayNumber(date) + days);
}

/** The same day that many months later, or the last day of that month: 31 January + 1 month = 28 or 29 February. */
export function addMonths(date: PlainDate, months: number): PlainDate {
  if (!isPlainDate(date)) throw new RangeError(`${JSON.stringify(date)} is not a date`);
  const index = digitsAt(date, 0, 4) * 12 + digitsAt(date, 5, 2) - 1 + months;
  const year = Math.floor(index / 12);
  const month = index - year * 12 + 1;
  return textOf(year, month, Math.min(digitsAt(date, 8, 2), daysInMonth(year, month)));
}

/** Nights from one day to the other: 0 for the same day, negative when `to` is earlier. */
export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from);
}

export function weekdayOf(date: PlainDate): Weekday {
  return weekdayOfDayNumber(dayNumber(date));
}

export function weekdayOfDayNumber(number: number): Weekday {
  return ((((number + 4) % 7) + 7) % 7) as Weekday;
}

/** The days of a week by name, each at its number. */
export const weekDays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export const weekdayNamed = (name: (typeof weekDays)[number]): Weekday => weekDays.indexOf(name) as Weekday;

/** The first day of the week a day is in. */
export const weekOf = (date: PlainDate, weekStart: Weekday): PlainDate =>
  addDays(date, -((weekdayOf(date) - weekStart + 7) % 7));

/** Of two days the earlier; null is no day. */
export const earlier = (day: PlainDate, other: PlainDate | null): PlainDate =>
  other !== null && other < day ? other : day;

/** Of two days the later; null is no day. */
export const later = (day: PlainDate, other: PlainDate | null): PlainDate =>
  other !== null && other > day ? other : day;

/** The day itself, or the first or last day where it lies outside. */
export const dayWithin = (day: PlainDate, { from, to }: { from: PlainDate; to: PlainDate }): PlainDate =>
  day < from ? from : day < to ? day : to;

/** First and last day of the month, both included. */
export function monthPeriod(month: Month): { from: PlainDate; to: PlainDate } {
  if (!isMonth(month)) throw new RangeError(`${JSON.stringify(month)} is not a month`);
  const days = daysInMonth(digitsAt(month, 0, 4), digitsAt(month, 5, 2));
  return { from: `${month}-01`, to: `${month}-${days}` };
}

function dayNumberOf(year: number, month: number, day: number): number {
  const shiftedYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(shiftedYear / 400);
  const yearOfEra = shiftedYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146097 + dayOfEra - 719468;
}

function textOf(year: number, month: number, day: number): PlainDate {
  if (year < 1 || year > 9999) throw new OutsideCalendar();
  return `${String(year).padStart(4, '0')}-${month < 10 ? '0' : ''}${month}-${day < 10 ? '0' : ''}${day}`;
}

function digitsAt(text: string, from: number, length: number): number {
  let value = 0;
  for (let at = from; at < from + length; at += 1) value = value * 10 + text.charCodeAt(at) - 48;
  return value;
}
