import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { DayFormat, DayShift } from '../values/day';
import type { DecimalMark, PayPeriod } from '../values/pay';
import type { NameOrder } from '../values/person-name';

/** What becomes of a reference to a row that does not exist. */
export const whenMissing = ['create', 'leave_empty', 'reject'] as const;
export type WhenMissing = (typeof whenMissing)[number];

/** How the cells of a file are to be understood. Kept with the mapping for the next file with the same headers. */
export interface ImportSettings {
  nameOrder: NameOrder;
  dayFormats: Record<string, DayFormat>;
  /** Columns of days that all tell an evening hour. */
  dayShifts: Record<string, DayShift>;
  /** Columns of numbers in which a comma starts the decimals, or a point does; both group thousands otherwise. */
  decimalMarks: Record<string, DecimalMark>;
  payPeriod: PayPeriod;
  /** What stands in the cells → what it means, per target, by matchKey; '' leaves the field empty. */
  values: Record<string, Record<string, string>>;
  /** References to rows that do not exist: make them, leave the field empty, or refuse the rows. */
  referenceMissing: Record<string, WhenMissing>;
  /** People without an employee number: give them the next free one, leave them out, or refuse their rows. */
  numberMissing: 'generate' | 'skip' | 'reject';
  /**
   * Managers who are neither in the file nor in the company: make them, leave the manager empty, or refuse the rows.
   */
  managerMissing: 'create' | 'leave_empty' | 'reject';
  /** A pay of zero: refuse the row or import the person without pay. */
  payZero: 'reject' | 'leave_out';
  /** Hire date of people without one; without it their rows are refused. */
  hireDateMissing?: PlainDate;
}

export const plainSettings: ImportSettings = {
  nameOrder: 'first_last',
  dayFormats: {},
  dayShifts: {},
  decimalMarks: {},
  payPeriod: 'monthly',
  values: {},
  referenceMissing: {},
  numberMissing: 'reject',
  managerMissing: 'reject',
  payZero: 'reject',
};
