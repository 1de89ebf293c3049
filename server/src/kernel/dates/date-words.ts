import { addDays, type Month, type PlainDate } from './plain-date';
import type { Bilingual } from '../text/text';

// Months as written in the Gulf and Egypt; the Levant's names (كانون الثاني) are not used here.
const monthNames: readonly Bilingual[] = [
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
export function monthInWords(month: Month): Bilingual {
  const name = monthNames[Number(month.slice(5, 7)) - 1];
  if (!name) throw new RangeError(`${JSON.stringify(month)} is not a month`);
  const year = Number(month.slice(0, 4));
  return { en: `${name.en} ${year}`, ar: `${name.ar} ${year}` };
}

/**
 * '2025-03-16' → '16 March 2025'. Words, because an ISO date inside Arabic text is turned around by the bidirectional
 * algorithm.
 */
export function dateInWords(date: PlainDate): Bilingual {
  const month = monthInWords(date.slice(0, 7));
  const day = Number(date.slice(8, 10));
  return { en: `${day} ${month.en}`, ar: `${day} ${month.ar}` };
}

/** '2025-03-16' → '16 March', of days that come round every year. */
export function dayOfYearInWords(date: PlainDate): Bilingual {
  const name = monthNames[Number(date.slice(5, 7)) - 1]!;
  const day = Number(date.slice(8, 10));
  return { en: `${day} ${name.en}`, ar: `${day} ${name.ar}` };
}

/** Ascending days, those that follow each other as one: '7 March 2026 to 8 March 2026, 15 March 2026'. */
export function spansInWords(dates: readonly PlainDate[]): Bilingual {
  const spans: [PlainDate, PlainDate][] = [];
  for (const date of dates) {
    const last = spans.at(-1);
    if (last && addDays(last[1], 1) === date) last[1] = date;
    else spans.push([date, date]);
  }
  const words = spans.map(([from, to]): Bilingual => {
    const [first, last] = [dateInWords(from), dateInWords(to)];
    return from === to ? first : { en: `${first.en} to ${last.en}`, ar: `من ${first.ar} إلى ${last.ar}` };
  });
  return { en: words.map(({ en }) => en).join(', '), ar: words.map(({ ar }) => ar).join('، ') };
}
