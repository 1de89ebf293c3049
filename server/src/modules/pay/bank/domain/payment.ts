import { t } from '../../texts/text';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { Month, PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';
import { sepaText } from './sepa-text';
import { lackOfPayer, lackOfRow } from './wages-file';
import { wagesLayouts } from './wages-layouts';

/** Wages protection files that are laid out as data. */
export type WagesFormat = 'qa_wps' | 'om_wps' | 'sa_wps';
/** What a bank takes: a plain list, an ISO 20022 credit transfer, or the file of a wages protection system. */
export type PaymentFormat = 'csv' | 'sepa' | 'wps' | WagesFormat;

export const isWagesFormat = (format: PaymentFormat): format is WagesFormat => format in wagesLayouts;

/** What may be chosen in a country: a list and a credit transfer anywhere, else the file of its own system. */
export const formatsIn = (country: string): PaymentFormat[] => [
  'csv',
  'sepa',
  ...(country === 'AE' ? (['wps'] as const) : []),
  ...Object.values(wagesLayouts)
    .filter((layout) => layout.country === country)
    .map(({ format }) => format),
];

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

/** Who is paid and who is left out; who is owed nothing is neither. */
export function dividePayees(
  payees: readonly Payee[],
  format: PaymentFormat,
  currency: string,
): { paid: Paid[]; excluded: Excluded[] } {
  const paid: Paid[] = [];
  const excluded: Excluded[] = [];
  for (const payee of payees) {
    if (parseMoney(payee.net, currency) <= 0n) continue;
    const why = reasonToExclude(payee, format);
    const { payslipId, employeeId, code, name, net } = payee;
    if (why)
      excluded.push({
        payslipId,
        employeeId,
        code,
        name,
        amount: formatMoney(parseMoney(net, currency), currency),
        why,
      });
    else paid.push(payee as Paid);
  }
  return { paid, excluded };
}

/** The holder in the characters of the schemes, or the employee's own name where the holder's has none. */
export const nameForSepa = ({ name, account }: Pick<Paid, 'name' | 'account'>): string | null =>
  sepaText(account.holder, 70) ?? sepaText(name, 70);

function reasonToExclude(payee: Payee, format: PaymentFormat): ExclusionReason | null {
  const { name, isHeld, account, waitingAccount } = payee;
  if (isHeld) return 'held';
  if (!account)
    return waitingAccount === null ? 'no_account' : waitingAccount === 'pending' ? 'not_verified' : 'cooling';
  if (format === 'wps' && !/^\d{9}$/.test(account.routingCode ?? '')) return 'no_routing_code';
  if (format === 'wps' && !/^\d{14}$/.test(account.personCode ?? '')) return 'no_person_code';
  if (format === 'sepa' && nameForSepa({ name, account }) === null) return 'no_latin_name';
  return isWagesFormat(format) ? lackOfRow(wagesLayouts[format], { ...payee, account }) : null;
}

/** What the company itself lacks for a format; null when nothing. */
export function lacksForFormat(format: PaymentFormat, payer: Payer, currency: string): Text | null {
  if (format === 'sepa' && !payer.iban) {
    return t('payment.company_has_account_pay_enter');
  }
  if (format === 'sepa' && sepaText(payer.name, 70) === null) {
    return t('payment.banks_take_latin_letters_only');
  }
  if (isWagesFormat(format)) return lackOfPayer(wagesLayouts[format], payer, currency);
  if (format !== 'wps') return null;
  if (currency !== 'AED') return t('payment.wages_protection_system_takes_dirhams');
  if (!/^\d{1,13}$/.test(payer.employerId ?? '')) {
    return t('payment.enter_companys_establishment_number_up');
  }
  if (!/^\d{9}$/.test(payer.routingCode ?? '')) {
    return t('payment.enter_routing_code_companys_bank');
  }
  return null;
}
