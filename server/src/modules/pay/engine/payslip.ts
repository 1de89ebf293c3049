import type { LeaveSpan } from '../../organisation/domain/leave-days';
import type { TakenYear, PayTier } from '../../leave/domain/type/leave-type';
import type { PayVersion } from '../../leave/domain/type/pay-change';
import type { Plain } from '../../../kernel/formula/compile';
import type { SalaryFactors } from '../statutory/salary-factors';
import type { PayableEncashment } from './entries/payable-encashment';
import type { EmployeeRetro } from './difference/retro-facts';
import type { ContributoryPay } from './contributions/contribution';
import type { TaxClaims } from './income-tax/tax-of-year';
import type { AllowancePurpose, InsuranceSchemeCode } from '../statutory/social-insurance/scheme';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { SalaryQuote } from './components/salary-frequency';
import type { Text } from '../../../kernel/text/text';
import { type PayLine, type PayProblem } from './figures/pay-line';

export { type PayLineKind, type PayInput, type PayProblemCode } from './figures/pay-line';
export { type PayLine, type PayProblem };

/** A line as its employee may read it. */
export const openLine = ({ forEmployee, ...line }: PayLine): PayLine => ({
  ...line,
  ...forEmployee,
});

/**
 * What is known of an employee for the month. Salaries in any order; those that do not touch the month are ignored, and
 * `amount` is the pay of a whole month as decimal text. `exitDate` is the last day of employment and is paid.
 */
export interface PayFacts {
  employeeId: string;
  hireDate: PlainDate | null;
  exitDate: PlainDate | null;
  /** First and last day this payslip pays, where they came from another pay group or go to one; all unless told. */
  paidFrom?: PlainDate;
  paidTo?: PlainDate;
  salaries: readonly PaySalary[];
  /** Allowances and regular deductions given to them by date. */
  items: readonly AssignedItem[];
  rewards: readonly PayableEntry[];
  owed: readonly OwedAmount[];
  /** Deductions that were reversed and that no run has given back; nothing unless told. */
  givenBack?: readonly Reversal[];
  /** Leave paid out that no run has paid; nothing unless told. */
  encashments?: readonly PayableEncashment[];
  /** Approved leave that touches the month, and that of kinds paid by steps since the beginning of the year. */
  leaves: readonly TakenLeave[];
  /** Those of their salary formula; null where they have none, then the usual ones hold. */
  factors: SalaryFactors | null;
  /**
   * Time of attendance that is paid or missed, by the salary it was worked under; none where nobody asks or they are
   * not tracked.
   */
  worked?: readonly WorkedMinutes[];
  /** Days of absence by attendance; none unless told. */
  absentDays?: number;
  /** Days of which half was worked, by attendance; none unless told. */
  halfDays?: number;
  /** Last day of which leave is counted; the whole month unless told. */
  countedTo?: PlainDate;
  /** Codes of components paid once a month that another payslip of it has paid; none unless told. */
  paidInMonth?: readonly string[];
  /** What formulas may ask of them beside what the payroll works out; absent is not known. */
  attributes: ReadonlyMap<string, Plain>;
  /** What closed months differ by from what was paid for them; nothing unless told. */
  retro?: EmployeeRetro;
  /** Their registrations with social insurance that touch the month; nothing unless told. */
  insurance?: PersonInsurance;
  /** Their registration with the income tax of the country; untaxed unless told. */
  incomeTax?: PersonTax;
  /** Deductions that earlier payslips carried forward, decimal text; none unless told. */
  toSettle?: { broughtForward: string };
}

/** What a person claims with income tax, and what of the tax year went before; none for a month looked at again. */
export interface PersonTax {
  claims: TaxClaims;
  /**
   * Taxable pay and tax taken, decimal texts, with what a former employer paid and took; `month` is what of it earlier
   * payslips of the month paid and took.
   */
  year: { pay: string; tax: string; month?: { regular: string; once: string; tax: string } } | null;
}

/** What is known of a person's social insurance. */
export interface PersonInsurance {
  nationality: string | null;
  registrations: readonly InsuranceRegistration[];
  /** Whether another payslip of the month has taken its contributions; it has not unless told. */
  isMonthTaken?: boolean;
  /** Their registrations for schemes of the company, by its code; none unless told. */
  own?: readonly OwnRegistration[];
}

/** That they are registered for a scheme of the company, both ends included. */
export interface OwnRegistration extends Pick<InsuranceRegistration, 'validFrom' | 'validTo' | 'wage'> {
  code: string;
}

/** That they are insured by a scheme, both ends included; registrations do not overlap. */
export interface InsuranceRegistration {
  scheme: InsuranceSchemeCode;
  validFrom: PlainDate;
  validTo: PlainDate | null;
  /** The day they were first insured, by whatever employer. */
  firstInsured: PlainDate;
  /** The contributory wage of a month where it is agreed with the authority, decimal text. */
  wage: string | null;
  /** Their pay of the month whose wage counts for the year, where that is an earlier one. */
  ofYear?: ContributoryPay;
}

/**
 * Minutes of attendance of the month under one salary; `day` is one of its days. No minute of overtime, rest days or
 * holidays is counted twice. `shift`: they were worked in one of which an hour counts `factor` hours, a decimal text,
 * and so many minutes of it besides, which the salary pays.
 */
export interface WorkedMinutes {
  day: PlainDate;
  overtimeMin: number;
  nightOvertimeMin: number;
  restDayMin: number;
  holidayMin: number;
  nightMin: number;
  lateMin: number;
  shift?: { title: string; factor: string; ordinaryMin: number };
  /** They are of the second step of overtime, of which an hour counts so many hours, a decimal text. */
  secondFactor?: string;
}

/**
 * An allowance or a regular deduction and the days it is held, both ends included. Amounts are decimal texts of a month
 * or of a day paid.
 */
export interface AssignedItem {
  kind: 'allowance' | 'deduction';
  title: string;
  basis: 'monthly' | 'daily';
  fixedAmount: string | null;
  percentOfBasic: string | null;
  currency: string;
  validFrom: PlainDate;
  validTo: PlainDate | null;
  /** They are their own, agreed in place of those of the item. */
  own?: true;
  /** What an allowance is for, where the company said so. */
  purpose?: AllowancePurpose;
  /** It is not taxed. */
  taxFree?: true;
}

export type PaySource =
  | 'EmployeeReward'
  | 'EmployeeDeduction'
  | 'LoanInstalment'
  | 'LeaveEncashment'
  | Reversal['source'];

/** An approved reward that no other run has paid. */
export interface PayableEntry {
  id: string;
  name: string;
  amount: string;
  currency: string;
  date: PlainDate;
}

/**
 * What is to be taken off: `taken` of `amount` other runs took already. Orders of courts and authorities come first,
 * maintenance before other orders, then lower priorities.
 */
export interface OwedAmount extends PayableEntry {
  source: 'EmployeeDeduction' | 'LoanInstalment' | 'RewardReversal';
  taken: string;
  /** In how many payslips it is taken. */
  instalments: number;
  /** Most of the net pay it may take, in percent. */
  capPercent: string | null;
  priority: number;
  legalOrder?: true;
  /** Where laws look at what it is for. */
  ground?: DeductionGround;
  /** How its amount came about, where it is so many days of the basic salary. */
  daysOfPay?: DaysOfPay;
  loan?: LoanShare;
  reversal?: Reversed;
}

/** Days of the basic salary of a month, decimal texts. */
export interface DaysOfPay {
  days: string;
  base: string;
}

export type DeductionGround = 'maintenance' | 'penalty';

/** Of what was reversed: the day it was for, and why. */
export interface Reversed {
  of: PlainDate;
  because: string;
}

/** What posted payslips paid or took and a later one turns round: a reward is taken back, a deduction given back. */
export interface Reversal extends PayableEntry {
  source: 'RewardReversal' | 'DeductionReversal';
  reversal: Reversed;
}

/**
 * Which instalment of which loan it is, of how many, what of the loan was open before this payslip, as decimal text,
 * and whether the employee agreed in writing that it is taken.
 */
export interface LoanShare {
  id: string;
  number: number;
  of: number;
  open: string;
  consent: boolean;
}

/** What a payslip pays or takes of an entry, in smallest coins; noted with the slip so that nothing is paid twice. */
export interface AppliedEntry {
  source: PaySource;
  id: string;
  amount: bigint;
}

export type LeavePayKind = 'paid' | 'unpaid' | 'sick' | 'maternity' | 'parental';
export interface TakenLeave extends LeaveSpan {
  kind: LeavePayKind;
  paidPercent: string | null;
  type?: LeaveShares | null;
  /**
   * Weekends and holidays that count as leave by its type, as it was approved: within it, or between it and other
   * leave.
   */
  daysOff?: readonly PlainDate[];
}

/**
 * What a type of leave says of pay: the first step a day of the leave year lies in, else the percent. Where it was
 * changed, since when it says so and what it said before.
 */
export interface LeaveShares {
  id: string;
  name: Text;
  paidPercent: string;
  tiers: readonly PayTier[];
  yearBasis: TakenYear;
  payFrom?: PlainDate;
  payEarlier?: readonly PayVersion[];
}

/**
 * A salary and the days it is in force, both ends included; `validTo` null is without end. `quote` tells where it is
 * not agreed on by the month.
 */
export interface PaySalary {
  amount: string;
  quote?: SalaryQuote;
  /** What overtime is paid by instead, of a whole month; told where it differs. */
  overtimeBasis?: string;
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
  appliedEntries: readonly AppliedEntry[];
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
