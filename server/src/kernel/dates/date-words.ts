import { listed } from '../text/listed';
import type { Text, TextValue } from '../text/text';
import { t } from '../texts/text';
import { addDays, type Month, type PlainDate } from './plain-date';
import { spansOf } from './spans';

const dayOfMonth = (date: PlainDate): number => Number(date.slice(8, 10));

/** '2025-03' → 'March 2025'. Digits are Western in every language. */
export function monthInWords(month: Month): Text {
  if (!/^\d{4}-(0[1-9]|1[0-2])/.test(month)) throw new RangeError(`${JSON.stringify(month)} is not a month`);
  return t('date_words.month', { month: month.slice(0, 7) });
}

/**
 * '2025-03-16' → '16 March 2025'. Words, because an ISO date inside Arabic text is turned around by the bidirectional
 * algorithm.
 */
export const dateInWords = (date: PlainDate): Text => t('date_words.day', { count: dayOfMonth(date), date });

/** '2025-03-16' → '16 March', of days that come round every year. */
export const dayOfYearInWords = (date: PlainDate): Text =>
  t('date_words.day_of_year', { count: dayOfMonth(date), date });

/** Ascending days, those that follow each other as one: '7 March 2026 to 8 March 2026, 15 March 2026'. */
export function spansInWords(dates: readonly PlainDate[]): TextValue {
  return listed(
    spansOf(dates, (date) => addDays(date, 1)).map(([from, to]) =>
      from === to ? dateInWords(from) : t('date_words.span', { first: dateInWords(from), last: dateInWords(to) }),
    ),
  );
}
