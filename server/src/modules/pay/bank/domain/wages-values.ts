import { digitsOf } from '../../../../kernel/identity-number';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { Payee, PayeeAccount, Payer, PaymentFacts } from './payment';
import type { HeaderValue, RowValue } from './wages-layout';

/** The bank in Saudi transfers: what a BIC begins with. */
const bankIdOf = (bic: string | null): string => bic?.slice(0, 4) ?? '';

/** What is known of the company alone. */
export const payerValues = (payer: Payer) => ({
  establishmentNo: payer.employerId ?? '',
  tradeLicenceNo: payer.tradeLicenceNo?.replace(/[\s-]/g, '') ?? '',
  customerNo: payer.customerNo ?? '',
  bankShortName: payer.bankShortName ?? '',
  bankId: bankIdOf(payer.bic),
  iban: payer.iban ?? '',
});

export function headerValues(facts: PaymentFacts, count: number, total: string): Record<HeaderValue, string> {
  const { period, payDate, madeAt, currency, payer, serial } = facts;
  const madeDate = madeAt.slice(0, 10).replaceAll('-', '');
  const number = String(serial).padStart(3, '0');
  return {
    ...payerValues(payer),
    madeDate,
    madeTime: madeAt.slice(11, 16).replace(':', ''),
    payDate: payDate.replaceAll('-', ''),
    year: period.slice(0, 4),
    month: period.slice(5),
    yearMonth: period.replace('-', ''),
    currency,
    total,
    count: String(count),
    serial: number,
    reference: `${madeDate}${number}`,
  };
}

/**
 * What is paid is basic salary and all other earnings less all deductions, to the coin: what earnings lack, as where a
 * correction takes some back, is a deduction.
 */
export function rowValues(
  payee: Payee & { account: PayeeAccount },
  at: number,
  currency: string,
): Record<RowValue, string> {
  const { account, parts, code, name, calendarDays, unpaidDays, nationalId, passportNo } = payee;
  const money = (amount: bigint): string => formatMoney(amount, currency);
  const [net, basic, social] = [payee.net, parts.basic, parts.socialInsurance].map((each) =>
    parseMoney(each, currency),
  );
  const earned = net! + parseMoney(parts.deductions, currency) + social! - basic!;
  const earnings = earned > 0n ? earned : 0n;
  const allDeductions = basic! + earnings - net!;
  const ofHousing = parseMoney(parts.housing, currency);
  const housing = ofHousing < earnings ? ofHousing : earnings;
  const civilNo = digitsOf(nationalId ?? '');
  return {
    sequence: String(at + 1),
    code,
    name,
    holder: account.holder,
    nationalId: civilNo,
    identityKind: civilNo ? 'C' : 'P',
    identityNo: civilNo || (passportNo?.replace(/[\s-]/g, '').toUpperCase() ?? ''),
    bankShortName: account.bankShortName ?? '',
    bankId: bankIdOf(account.bic),
    bic: account.bic ?? '',
    iban: account.iban,
    paidDays: String(Math.max(calendarDays - unpaidDays, 0)),
    net: money(net!),
    basic: money(basic!),
    housing: money(housing),
    otherEarnings: money(earnings - housing),
    allEarnings: money(earnings),
    extraHours: parts.extraHours,
    deductions: money(allDeductions - social!),
    socialInsurance: money(social!),
    allDeductions: money(allDeductions),
    // 99 is "other", which the notes then name.
    deductionReason: allDeductions > 0n ? '99' : '0',
    notes: parts.deductionNames.join('; '),
  };
}
