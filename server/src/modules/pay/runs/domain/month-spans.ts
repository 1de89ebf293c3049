import { addMonths, type Month } from '../../../../kernel/dates/plain-date';

/** Ascending months, those that follow each other as one span of a first and a last. */
export function monthSpans(months: readonly Month[]): [Month, Month][] {
  const spans: [Month, Month][] = [];
  for (const month of months) {
    const last = spans.at(-1);
    if (last && addMonths(`${last[1]}-01`, 1).slice(0, 7) === month) last[1] = month;
    else spans.push([month, month]);
  }
  return spans;
}
