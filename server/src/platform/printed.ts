import { dateInWords } from '../domain/date-words';
import type { PlainDate } from '../domain/plain-date';
import type { Locale } from './text';

// Longer runs of letters than fit a column of the card are allowed to break.
const unbrokenRun = /\S{24}(?=\S)/gu;

/** What a person typed, in the direction of its own script whatever stands around it, and breakable where too long. */
export function typed(text: string): string {
  return `\u2068${text.replace(unbrokenRun, '$&\u200b')}\u2069`;
}

export function localDate(date: PlainDate, locale: Locale): string {
  return localDigits(dateInWords(date)[locale], locale);
}

export function localDigits(text: string, locale: Locale): string {
  if (locale !== 'ar') return text;
  return text
    .replace(/(?<=\d),(?=\d)/g, '٬')
    .replace(/(?<=\d)\.(?=\d)/g, '٫')
    .replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0x0660 - 0x30));
}
