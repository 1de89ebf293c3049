import { addMonths, type Month } from '../../../../kernel/dates/plain-date';

/** Regular runs of the last year that are not cancelled, in short. */
export interface PayrollMonths {
  /** The earliest month with one that is not posted. */
  open: Month | null;
  /** The latest month with one. */
  last: Month | null;
  /** Somebody employed in that latest month is in none of its runs, though they were for parts of the company only. */
  leavesPeople: boolean;
}

/**
 * The month whose payroll is next to be done: what is open, then who was left out, then the month that follows, but
 * none that is yet to come.
 */
export function payrollMonthToDo({ open, last, leavesPeople }: PayrollMonths, today: Month): Month {
  if (open !== null) return open;
  if (last === null) return today;
  if (leavesPeople) return last;
  const next = addMonths(`${last}-01`, 1).slice(0, 7);
  return next < today ? next : today;
}
