import { daysAfter } from '../../../../ui/words/days';
import { lastDayOf } from '../../../../ui/words/month';

export interface Range {
  from: string;
  to: string;
}

/** What is chosen once a day is tapped: after a single day a later one ends it; anything else begins anew. */
export const rangeWith = (range: Range | null, day: string): Range =>
  range && range.from === range.to && day > range.from ? { from: range.from, to: day } : { from: day, to: day };

/** The weeks a month lies in, whole; `firstDay` is the day of the week they begin with, Sunday being 0. */
export function weeksOf(month: string, firstDay: number): string[][] {
  const first = `${month}-01`;
  const before = (new Date(first).getUTCDay() - firstDay + 7) % 7;
  const last = lastDayOf(month);
  const weeks: string[][] = [];
  for (let day = daysAfter(first, -before); day <= last; day = daysAfter(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => daysAfter(day, at)));
  return weeks;
}
