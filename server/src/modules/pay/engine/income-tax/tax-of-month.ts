import { divideRounded } from '../../../../kernel/numbers/money';
import type { IncomeTax, TaxRates } from '../../statutory/income-tax/tax';
import { taxOfYear, type TaxClaims, type TaxOfYear } from './tax-of-year';

/** Pay of a month and what of the tax year goes before it and comes after it, amounts in smallest coins. */
export interface TaxedMonth {
  /** Taxable pay of the year before this payslip, and the tax that was taken of it, openings with them. */
  paidBefore: bigint;
  takenBefore: bigint;
  /** What of the month itself earlier payslips of it have taken, none of it in `takenBefore`. */
  takenInMonth: bigint;
  /** Taxable pay of the month that comes again in the next, and what comes once. */
  regular: bigint;
  once: bigint;
  /** What each month to come of the tax year is expected to be, and how many of them there are. */
  expected: bigint;
  monthsAfter: number;
  /** The month has a payslip that took its share already: this one settles what comes once. */
  isFurther?: boolean;
}

/** What a payslip takes; below zero it gives back. */
export interface TaxOfMonth {
  tax: bigint;
  /** How much of it is for what comes once. */
  ofOnce: bigint;
  /** Over how many months, this one with them, the rest of the year is spread. */
  spreadOver: number;
  year: TaxOfYear;
}

/**
 * The tax of the year to date and of what is still expected, less what was taken, spread over the months that are left;
 * that of what comes once is taken with it. So the months of a year add up to the tax of the year, however its pay is
 * divided over them, and no sum of months is below nothing.
 */
export function taxOfMonth(
  { method }: Pick<IncomeTax, 'method'>,
  rates: TaxRates,
  month: TaxedMonth,
  claims: TaxClaims,
  currency: string,
): TaxOfMonth {
  const { paidBefore, takenBefore, takenInMonth, regular, once, expected, monthsAfter, isFurther = false } = month;
  const isByMonth = method === 'month';
  const income = isByMonth ? regular * 12n : paidBefore + regular + expected * BigInt(monthsAfter);
  const without = taxOfYear(rates, income, claims, currency);
  const year = once === 0n ? without : taxOfYear(rates, income + once, claims, currency);
  const ofOnce = once > 0n ? year.total - without.total : 0n;
  const shared = (sum: bigint, over: number): bigint => divideRounded(sum, BigInt(over), 'half-up');
  if (isByMonth) {
    const tax = shared((once > 0n ? without : year).total, 12) + ofOnce - takenInMonth;
    return { tax, ofOnce, spreadOver: 12, year };
  }
  // Pay that is taken back lowers the tax of the months to come: no payslip gives back more than was taken.
  const rest = (once > 0n ? without : year).total - takenBefore;
  const spreadOver = isFurther ? monthsAfter : monthsAfter + 1;
  if (isFurther) return { tax: (monthsAfter === 0 ? rest : 0n) + ofOnce, ofOnce, spreadOver, year };
  return { tax: shared(rest, spreadOver) + ofOnce - takenInMonth, ofOnce, spreadOver, year };
}
