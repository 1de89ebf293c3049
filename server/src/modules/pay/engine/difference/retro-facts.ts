import type { PayLineKind, PayProblem } from '../figures/pay-line';
import type { Month, PlainDate } from '../../../../kernel/dates/plain-date';
import { type Text } from '../../../../kernel/text/text';

/** What came of one name for one month, as decimal text; below zero where it was taken back. */
export interface PaidAmount {
  code: string;
  name: Text;
  kind: PayLineKind;
  amount: string;
  hidden?: true;
}

/** What a payslip settles of a closed month: recomputed − paid, as decimal text. */
export interface RetroNote extends PaidAmount {
  month: Month;
  /** First day of the period, where it was one of a pay group. */
  from?: PlainDate;
}

/** One name of a closed month that comes to another amount by what is known today. */
export interface RetroDifference extends Omit<PaidAmount, 'amount'> {
  month: Month;
  /** First day of the period, where it was one of a pay group. */
  from?: PlainDate;
  recomputed: string;
  paid: string;
  because: Text;
}

/**
 * What closed months of one employee differ by; a month that cannot be calculated again is a problem of this payslip.
 */
export interface EmployeeRetro {
  differences: readonly RetroDifference[];
  problems: readonly PayProblem[];
}
