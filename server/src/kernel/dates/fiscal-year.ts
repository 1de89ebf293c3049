import { addDays, type PlainDate } from './plain-date';

/** The financial year that begins on this month and day, MM-DD, within every calendar year. */
export interface FiscalYear {
  from: PlainDate;
  to: PlainDate;
}

export function fiscalYearOf(day: PlainDate, start: string): FiscalYear {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < start ? 1 : 0);
  return { from: `${year}-${start}`, to: addDays(`${year + 1}-${start}`, -1) };
}

/**
 * Months of pay, YYYY-MM, of the financial year a month belongs to, up to and with it. A month belongs to the year its
 * last day lies in.
 */
export function fiscalMonthsTo(month: string, start: string): string[] {
  const { from } = fiscalYearOf(lastDayOf(month), start);
  const months = [month];
  for (let before = monthBefore(month); lastDayOf(before) >= from; before = monthBefore(before)) months.unshift(before);
  return months;
}

const monthBefore = (month: string): string => addDays(`${month}-01`, -1).slice(0, 7);
const lastDayOf = (month: string): PlainDate => addDays(`${addDays(`${month}-28`, 4).slice(0, 7)}-01`, -1);
