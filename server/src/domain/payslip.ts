import type { PlainDate } from './plain-date';
import type { Text } from './text';

/** 'employer_cost' and 'information' stand on the slip and change neither gross nor net. */
export type PayLineKind = 'earning' | 'deduction' | 'employer_cost' | 'information';

/** One value of a line's formula. `name` is the word in the formula; `unit` is a currency code, 'days' or 'date'. */
export interface PayInput {
  name: string;
  label: Text;
  value: string;
  unit: string;
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
  | 'salary_zero';

/**
 * What is known of an employee for the month. Salaries in any order; those that do not touch the month are ignored, and
 * `amount` is the pay of a whole month as decimal text. `exitDate` is the last day of employment and is paid.
 */
export interface PayFacts {
  employeeId: string;
  hireDate: PlainDate | null;
  exitDate: PlainDate | null;
  salaries: readonly PaySalary[];
}

/** A salary and the days it is in force, both ends included; `validTo` null is without end. */
export interface PaySalary {
  amount: string;
  currency: string;
  validFrom: PlainDate;
  validTo: PlainDate | null;
}

/**
 * `gross` is the sum of earnings, `deductions` that of deductions, `net` their difference, all decimal texts in
 * `currency`. `paymentDays` of `basisDays` are paid, counted on the company's day basis; `calendarDays` is the length
 * of the month. The same `inputsHash` (sha-256, hex) means the same slip.
 */
export interface ReadyPayslip {
  state: 'ready';
  lines: PayLine[];
  gross: string;
  deductions: string;
  net: string;
  currency: string;
  calendarDays: number;
  basisDays: number;
  paymentDays: number;
  inputsHash: string;
}

export interface PayslipInError {
  state: 'error';
  problems: PayProblem[];
  calendarDays: number;
  basisDays: number;
  inputsHash: string;
}

export type PayslipResult = ReadyPayslip | PayslipInError;
