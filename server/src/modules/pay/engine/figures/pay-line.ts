import type { Text } from '../../../../kernel/text/text';

/** 'employer_cost' and 'information' stand on the slip and change neither gross nor net. */
export type PayLineKind = 'earning' | 'deduction' | 'employer_cost' | 'information';

/**
 * One value of a line's formula. `name` is the word in the formula; `unit` is a currency code, 'hours', 'days', 'date',
 * '%' or nothing.
 */
export interface PayInput {
  name: string;
  label: Text;
  value: string;
  unit: string;
  /** Page of what the value comes from, where that is a row of its own. */
  path?: string;
}

/** A line as it is stored and shown. `amount` is a decimal text in the slip's currency, positive for deductions too. */
export interface PayLine {
  code: string;
  name: Text;
  kind: PayLineKind;
  amount: string;
  formula: string;
  inputs: readonly PayInput[];
  reason: Text;
  /** Kept from the employee: a cost or an information, never what makes up their pay. */
  hidden?: true;
  /**
   * What the employee is told of a line worked out from one that is kept from them: neither its name nor its amount,
   * nor a formula it follows from.
   */
  forEmployee?: Pick<PayLine, 'formula' | 'inputs' | 'reason'>;
}

/** Why a payslip cannot be calculated, in words that name what to repair. */
export interface PayProblem {
  code: PayProblemCode;
  message: Text;
}

export type PayProblemCode =
  | 'invalid_date'
  | 'no_hire_date'
  | 'exit_before_hire'
  | 'not_employed'
  | 'no_salary'
  | 'salary_gap'
  | 'salary_overlap'
  | 'salary_dates'
  | 'salary_currency'
  | 'salary_malformed'
  | 'salary_too_many_decimals'
  | 'salary_negative'
  | 'salary_zero'
  | 'item_currency'
  | 'component_failed'
  | 'retro_failed'
  | 'insurance_unclear'
  | 'net_below_zero'
  | 'amount_too_large';
