import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { factsOf } from '../../i18n/languages';
import { dayIn, useZone } from './company-clock';

const isDecimal = (text: string): text is `${number}` => /^-?\d+(\.\d+)?$/.test(text);

const sizes = ['byte', 'kilobyte', 'megabyte', 'gigabyte'];

export interface Format {
  /** A day, 'YYYY-MM-DD'. */
  day: (day: string) => string;
  /** From one day to another, what they share said once: a day alone as itself. */
  period: (from: string, to: string) => string;
  /** A month, 'YYYY-MM'. */
  month: (month: string) => string;
  /** From one month to another. */
  months: (from: string, to: string) => string;
  instant: (instant: string) => string;
  /** The day of this year and the time of day of an instant. */
  dayAndTime: (instant: string) => string;
  /** The time of day of an instant. */
  time: (instant: string) => string;
  /** An instant in a list: the time of today, the day of this year, or the whole day. */
  short: (instant: string, now?: Date) => string;
  /** How long ago an instant was, in words. */
  ago: (instant: string, now?: Date) => string;
  /** How far one day is from another, in words. */
  days: (day: string, from: string) => string;
  number: (number: number) => string;
  /** What parts a decimal that is typed, where it is no full stop. */
  decimalSign: string | undefined;
  /** In few letters, for axes: 1.2K. */
  compact: (number: number) => string;
  /** A decimal string, exactly: never read as a float. */
  money: (amount: string, currency?: string) => string;
  /** The same with its sign, for differences. */
  difference: (amount: string, currency?: string) => string;
  percent: (share: number) => string;
  /** By how much something rose or fell, with its sign. */
  percentChange: (share: number) => string;
  /** Bytes in the largest unit that fits, a thousand to each. */
  bytes: (bytes: number) => string;
  /** 0 is Sunday. `column` is as short as tells the seven apart, for the heads of narrow columns. */
  weekDay: (day: number, style?: 'long' | 'short' | 'column') => string;
}

/** @param timeZone by whose clock instants are told; that of the device where none is given */
export function formatFor(language: string, timeZone?: string): Format {
  const key = `${language} ${timeZone ?? ''}`;
  let format = formats.get(key);
  if (!format) formats.set(key, (format = makeFormat(language, timeZone)));
  return format;
}

/** By language and zone: the formatters of the browser are dear to make, and every component asks for them. */
const formats = new Map<string, Format>();

function makeFormat(language: string, timeZone?: string): Format {
  const locale = factsOf(language).locale;
  const dayFormat = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const monthFormat = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const instantFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
  const timeFormat = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const dayAndTimeFormat = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  });
  const nearDayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone });
  const farDayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const numberFormat = new Intl.NumberFormat(locale);
  const compactFormat = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const money = (amount: string, currency: string | undefined, signDisplay: 'auto' | 'exceptZero') =>
    isDecimal(amount)
      ? new Intl.NumberFormat(locale, {
          ...(currency ? { style: 'currency', currency, currencyDisplay: 'code' } : { minimumFractionDigits: 2 }),
          signDisplay,
        }).format(amount)
      : amount;
  const date = (text: string, format: Intl.DateTimeFormat) => {
    const time = Date.parse(text);
    return Number.isNaN(time) ? text : format.format(time);
  };
  return {
    day: (day) => date(day, dayFormat),
    period: (from, to) => dayFormat.formatRange(Date.parse(from), Date.parse(to)),
    month: (month) => date(`${month}-01`, monthFormat),
    months: (from, to) => monthFormat.formatRange(Date.parse(`${from}-01`), Date.parse(`${to}-01`)),
    instant: (instant) => date(instant, instantFormat),
    dayAndTime: (instant) => date(instant, dayAndTimeFormat),
    time: (instant) => date(instant, timeFormat),
    short: (instant, now = new Date()) => {
      const time = Date.parse(instant);
      if (Number.isNaN(time)) return instant;
      const [day, today] = [dayIn(timeZone, new Date(time)), dayIn(timeZone, now)];
      if (day === today) return timeFormat.format(time);
      return (day.slice(0, 4) === today.slice(0, 4) ? nearDayFormat : farDayFormat).format(time);
    },
    ago: (instant, now = new Date()) => {
      const minutes = Math.round((Date.parse(instant) - now.getTime()) / 60_000);
      if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute');
      if (Math.abs(minutes) < 60 * 24) return relative.format(Math.round(minutes / 60), 'hour');
      return relative.format(Math.round(minutes / (60 * 24)), 'day');
    },
    days: (day, from) => relative.format(Math.round((Date.parse(day) - Date.parse(from)) / 86_400_000), 'day'),
    number: (number) => numberFormat.format(number),
    decimalSign: numberFormat.formatToParts(0.5).find(({ type, value }) => type === 'decimal' && value !== '.')?.value,
    compact: (number) => compactFormat.format(number),
    money: (amount, currency) => money(amount, currency, 'auto'),
    difference: (amount, currency) => money(amount, currency, 'exceptZero'),
    bytes: (bytes) => {
      const at = Math.min(sizes.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: sizes[at],
        maximumFractionDigits: at > 1 ? 1 : 0,
      }).format(bytes / 1000 ** at);
    },
    percentChange: (share) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' }).format(
        share,
      ),
    percent: (share) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(share),
    weekDay: (day, style = 'long') => {
      const named = (weekday: 'long' | 'short' | 'narrow') =>
        new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.UTC(2023, 0, 1 + day));
      if (style !== 'column') return named(style);
      // Arabic has no short names between the whole one and a letter that no other day has.
      return named('short') === named('long') ? named('narrow') : named('short');
    },
  };
}

export function useFormat(): Format {
  const { i18n } = useTranslation();
  const timeZone = useZone();
  return useMemo(() => formatFor(i18n.language, timeZone), [i18n.language, timeZone]);
}
