import type { Month, PlainDate } from './plain-date';
import type { Text } from './text';

// Months as written in the Gulf and Egypt; the Levant's names (كانون الثاني) are not used here.
const monthNames: readonly Text[] = [
  { en: 'January', ar: 'يناير' },
  { en: 'February', ar: 'فبراير' },
  { en: 'March', ar: 'مارس' },
  { en: 'April', ar: 'أبريل' },
  { en: 'May', ar: 'مايو' },
  { en: 'June', ar: 'يونيو' },
  { en: 'July', ar: 'يوليو' },
  { en: 'August', ar: 'أغسطس' },
  { en: 'September', ar: 'سبتمبر' },
  { en: 'October', ar: 'أكتوبر' },
  { en: 'November', ar: 'نوفمبر' },
  { en: 'December', ar: 'ديسمبر' },
];

/** '2025-03' → 'March 2025'. Digits are Western in both languages. */
export function monthInWords(month: Month): Text {
  const name = monthNames[Number(month.slice(5, 7)) - 1];
  if (!name) throw new RangeError(`${JSON.stringify(month)} is not a month`);
  const year = Number(month.slice(0, 4));
  return { en: `${name.en} ${year}`, ar: `${name.ar} ${year}` };
}

/**
 * '2025-03-16' → '16 March 2025'. Words, because an ISO date inside Arabic text is turned around by the bidirectional
 * algorithm.
 */
export function dateInWords(date: PlainDate): Text {
  const month = monthInWords(date.slice(0, 7));
  const day = Number(date.slice(8, 10));
  return { en: `${day} ${month.en}`, ar: `${day} ${month.ar}` };
}
