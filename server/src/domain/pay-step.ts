import type { PayRules } from './pay-rules';
import type { PayFacts, PayLine } from './payslip';
import type { SalarySegment } from './salary-segments';

/** A line before it is written out: `amount` in smallest coins. */
export type DraftLine = Omit<PayLine, 'amount'> & { amount: bigint };

/** What steps calculate from: sound facts, and the lines of the steps before. */
export interface PayCalculation {
  facts: PayFacts;
  rules: PayRules;
  segments: readonly (SalarySegment & { days: number })[];
  paymentDays: number;
  lines: readonly DraftLine[];
}

/**
 * One rule of pay: reads the calculation so far, answers the lines it adds, changes nothing else. Components,
 * attendance, leave, loans join the payroll as steps: each brings its facts in PayFacts and its place in the order.
 */
export type PayStep = (calculation: PayCalculation) => DraftLine[];
