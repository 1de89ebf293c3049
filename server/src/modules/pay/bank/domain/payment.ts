import type { Month, PlainDate } from '../../../../kernel/dates/plain-date';

/** Wages protection files that are laid out as data. */
export type WagesFormat = 'qa_wps' | 'om_wps' | 'sa_wps';
/** What a bank takes: a plain list, an ISO 20022 credit transfer, or the file of a wages protection system. */
export type PaymentFormat = 'csv' | 'sepa' | 'wps' | WagesFormat;

/** Who pays: the company, its account and what authorities know it by. */
export interface Payer {
  name: string;
  iban: string | null;
  bic: string | null;
  routingCode: string | null;
  employerId: string | null;
  country: string;
  tradeLicenceNo: string | null;
  /** What the bank is called in the wages protection system of its country. */
  bankShortName: string | null;
  /** What its bank knows the company by. */
  customerNo: string | null;
}

/** A verified account pay may go to on the pay date. */
export interface PayeeAccount {
  id: string;
  iban: string;
  holder: string;
  bic: string | null;
  routingCode: string | null;
  personCode: string | null;
  bankShortName: string | null;
}

/**
 * What the pay of a payslip is made of, decimal texts: `housing` is part of the earnings beside basic salary,
 * `deductions` are without `socialInsurance`.
 */
export interface PayParts {
  basic: string;
  housing: string;
  deductions: string;
  socialInsurance: string;
  /** Hours of overtime, on days of rest and on holidays, with two decimals. */
  extraHours: string;
  deductionNames: string[];
}

/**
 * A payslip of the run that no other payment has paid; `net` and `fixed` (basic pay less leave that is not paid, and
 * what counts as such) are decimal texts.
 */
export interface Payee {
  payslipId: string;
  employeeId: string;
  code: string;
  name: string;
  net: string;
  fixed: string;
  parts: PayParts;
  nationalId: string | null;
  passportNo: string | null;
  calendarDays: number;
  /** Whole days not employed or on leave nothing is paid of. */
  unpaidDays: number;
  isHeld: boolean;
  account: PayeeAccount | null;
  /** The state of an account that cannot be paid to yet, where there is one. */
  waitingAccount: 'pending' | 'cooling' | null;
}

export type ExclusionReason =
  | 'held'
  | 'no_account'
  | 'not_verified'
  | 'cooling'
  | 'no_routing_code'
  | 'no_person_code'
  | 'no_latin_name'
  | 'no_name'
  | 'no_identity_number'
  | 'no_bic'
  | 'no_bank_short_name'
  | 'no_basic_salary'
  | 'account_abroad';

/** A payslip the payment leaves out, and why. */
export interface Excluded {
  payslipId: string;
  employeeId: string;
  code: string;
  name: string;
  amount: string;
  why: ExclusionReason;
}

export type Paid = Payee & { account: PayeeAccount };

/** What one payment is about. */
export interface PaymentFacts {
  id: string;
  format: PaymentFormat;
  period: Month;
  from: PlainDate;
  to: PlainDate;
  payDate: PlainDate;
  /** When it is made, in the time of the company: 'YYYY-MM-DDTHH:MM:SS'. */
  madeAt: string;
  /** Which of its day it is among the company's, from 1. */
  serial: number;
  currency: string;
  payer: Payer;
}

export interface PaymentFile {
  name: string;
  mimeType: string;
  content: string;
  count: number;
  total: string;
}
