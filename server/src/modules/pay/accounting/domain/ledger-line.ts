import type { PayLineKind } from '../../engine/payslip';
import { contributionPrefix } from '../../engine/contributions/contribution-lines';
import { taxCodes } from '../../engine/income-tax/income-tax-lines';

/** What a booking is for: each has an account of its own. */
export const ledgerLines = [
  'basic_salary',
  'allowance',
  'other_earning',
  'unpaid_leave',
  'deduction',
  'loan',
  'income_tax',
  'insurance_employee',
  'insurance_employer',
  'insurance_owed',
  'employer_cost',
  'employer_cost_owed',
  'net_pay',
  'provision_charge',
  'provision_remeasurement',
  'provision',
  'provision_freed',
  'award',
  'settlement_addition',
  'settlement_deduction',
  'owed_by_employee',
  'net_settlement',
] as const;
export type LedgerLine = (typeof ledgerLines)[number];

/**
 * The account of the general ledger of a booking, null where none is told. `code` is that of the line: rules and pay
 * components may name an account for one code alone.
 */
export type AccountOf = (line: LedgerLine, code: string) => string | null;

export const noAccounts: AccountOf = () => null;

/** What a line of a payslip is booked as. */
export function ledgerLineOfPay(kind: Exclude<PayLineKind, 'information'>, code: string): LedgerLine {
  if (kind === 'employer_cost') return code.startsWith(contributionPrefix) ? 'insurance_employer' : 'employer_cost';
  if (code === taxCodes.tax) return 'income_tax';
  if (kind === 'deduction' && code.startsWith(contributionPrefix)) return 'insurance_employee';
  if (code === 'BASIC') return 'basic_salary';
  if (code === 'ALLOWANCE') return 'allowance';
  if (kind === 'earning') return 'other_earning';
  if (code === 'LOAN') return 'loan';
  return code.startsWith('LEAVE_') ? 'unpaid_leave' : 'deduction';
}

const ofSettlement: Readonly<Record<string, LedgerLine>> = {
  PROVISION: 'provision',
  PROVISION_FREED: 'provision_freed',
  AWARD: 'award',
  LOAN: 'loan',
  OWED: 'owed_by_employee',
  NET: 'net_settlement',
};

/** What a line of a settlement is booked as; `code` is what stands before its colon. */
export const ledgerLineOfSettlement = (code: string, isPaid: boolean): LedgerLine =>
  ofSettlement[code] ?? (isPaid ? 'settlement_addition' : 'settlement_deduction');

/**
 * The pay component a line is booked to the account of, where it says one: that with its code in small letters, of
 * LEAVE:ANNUAL or LOAN:2 what stands before the colon. `basic` is a word of formulas and names no component.
 */
export const componentOfLine = (code: string): string =>
  code === 'BASIC' ? 'basic_salary' : code.split(':')[0]!.toLowerCase();
