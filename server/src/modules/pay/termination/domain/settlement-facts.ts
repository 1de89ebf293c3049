import { type NoticeGiver } from '../../statutory/settlement-laws';
import { type Month, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';

/**
 * Days of a type of leave on the last day, decimal texts; `unearned` were granted for time after it and are given back.
 */
export interface UnusedLeave {
  code: string;
  name: Text;
  left: string;
  unearned: string;
}
/**
 * Who gave notice, the days due where told, how many of them were worked, and the days by contract where it says any.
 */
export interface Notice {
  by: NoticeGiver;
  due: number | null;
  served: number;
  contract?: number;
}
/** What settles a loan on the last day, decimal texts. */
export interface LoanAtEnd {
  reason: string;
  principal: string;
  interest: string;
}
/** What the employer has provided for the award by the end of a month, decimal text. */
export interface ProvidedAward {
  month: Month;
  amount: string;
}
/**
 * What an amount of the end is for, where the settlement tells it apart: an asset not given back is taken, a
 * repatriation ticket is paid.
 */
export type AmountCategory = 'asset' | 'ticket';
/** An amount entered by hand. */
export interface OtherAmount {
  category?: AmountCategory | null;
  kind: 'addition' | 'deduction';
  title: string;
  amount: string;
  reason: string;
}

/** What payslips have not taken of a deduction, decimal texts: `taken` of `amount` they took. */
export interface OpenDeduction {
  reason: string;
  date: PlainDate;
  amount: string;
  taken: string;
}
