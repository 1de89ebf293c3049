import { dateInWords, monthInWords } from '../../kernel/dates/date-words';
import { isolatedInArabic } from '../../kernel/text/isolated';
import { runName, runOfMark } from '../../kernel/text/payroll-run-name';
import { quantity } from '../../kernel/numbers/quantity';
import { say, type Locale } from '../text';
import { factsOfKind, type NotificationKind } from './domain/notification-kinds';

/** What a notification names: texts, numbers, days 'YYYY-MM-DD', months 'YYYY-MM' and marks of payroll runs, and moments 'YYYY-MM-DD HH:mm'. What has another name in Arabic has it beside it: `form` and `formAr`. */
export type NotificationFacts = Readonly<Record<string, string | number | null>>;

/** Work that nobody asked for is the product's own. */
const product = 'Muster';

/** The sentence in a reader's language. */
export function notificationText(kind: NotificationKind, facts: NotificationFacts, locale: Locale): string {
  const text = say(factsOfKind(kind).text, locale);
  return (facts.from && facts.from === facts.to ? onOneDay(text) : text).replace(/\{(\w+)\}/g, (_all, name: string) => {
    const value = (locale === 'ar' ? facts[`${name}Ar`] : null) ?? facts[name] ?? (name === 'actor' ? product : null);
    if (value === null) return '–';
    const told = name === 'days' ? quantity(value, 'day')[locale] : inWords(String(value), locale);
    return locale === 'ar' ? isolatedInArabic(told) : told;
  });
}

/** A period of one day is told by it. */
const onOneDay = (text: string): string =>
  text
    .replace('from {from} to {to}', 'on {from}')
    .replace('{from} to {to}', '{from}')
    .replace('من {from} إلى {to}', 'في {from}');

function inWords(value: string, locale: Locale): string {
  const run = runOfMark(value);
  if (run) return runName(run)[locale];
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return dateInWords(value)[locale];
  const moment = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/.exec(value);
  if (moment) return `${dateInWords(moment[1]!)[locale]}${locale === 'ar' ? '،' : ','} ${moment[2]}`;
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(value) ? monthInWords(value)[locale] : value;
}
