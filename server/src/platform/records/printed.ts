import { dateInWords } from '../../kernel/dates/date-words';
import type { PlainDate } from '../../kernel/dates/plain-date';
import { say, type Locale } from '../text';

// Longer runs of letters than fit a column of the card are allowed to break.
const unbrokenRun = /\S{24}(?=\S)/gu;

/** What a person typed, in the direction of its own script whatever stands around it, and breakable where too long. */
export function typed(text: string): string {
  return `\u2068${text.replace(unbrokenRun, '$&\u200b')}\u2069`;
}

export function localDate(date: PlainDate, locale: Locale): string {
  return say(dateInWords(date), locale);
}
