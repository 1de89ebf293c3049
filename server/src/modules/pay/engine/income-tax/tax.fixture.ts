import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { IncomeTax, TaxRates } from '../../statutory/income-tax/tax';
import { taxOfCountry } from '../../statutory/income-tax/taxes';
import { named } from '../../../../kernel/text/text';
import { taxOfMonth } from './tax-of-month';
import { taxOfYear, type TaxClaims } from './tax-of-year';

export const nothingClaimed: TaxClaims = { hasDependants: false, hasDisability: false, relief: null };

const name = named('');
/** Slabs of the Indian old regime with cess, as frappe/hrms has them in its test of income tax slabs. */
export const oldIndianSlabs: TaxRates = {
  validFrom: '2020-04-01',
  source: name,
  tables: [
    {
      brackets: [
        { above: '250000', percent: '5' },
        { above: '500000', percent: '20' },
        { above: '1000000', percent: '30' },
      ],
    },
  ],
  allowances: [],
  surcharges: {
    name,
    rows: [
      { above: '5000000', percent: '10' },
      { above: '10000000', percent: '15' },
      { above: '20000000', percent: '25' },
    ],
  },
  cess: { name, percent: '4' },
};
/** Egypt in the summer of 2023 (thndrclaps.thndr.app, 20 March 2023: exempt up to 36,000, 15,000 of them personal). */
export const egyptOf2023: TaxRates = {
  validFrom: '2023-04-01',
  source: name,
  tables: [
    {
      brackets: [
        { above: '21000', percent: '2.5' },
        { above: '30000', percent: '10' },
        { above: '45000', percent: '15' },
        { above: '60000', percent: '20' },
        { above: '200000', percent: '22.5' },
      ],
    },
  ],
  allowances: [{ code: 'personal', name, amount: '15000' }],
};

export const taxOf = (country: string): IncomeTax => taxOfCountry(country)!;
export const ratesOf = (country: string): TaxRates => taxOf(country).rates[0]!;

/** The tax of a year of an income, decimal texts. */
export function yearOf(rates: TaxRates, income: string, claims: Partial<TaxClaims> = {}, currency = 'EGP'): string {
  const { total } = taxOfYear(rates, parseMoney(income, currency), { ...nothingClaimed, ...claims }, currency);
  return formatMoney(total, currency);
}

/** What each month of a year takes; what is expected of the months to come is what comes again in this one. */
export function months(
  country: string,
  pay: readonly (readonly [regular: bigint, once: bigint])[],
  method: IncomeTax['method'] = 'year_to_date',
): bigint[] {
  let [paidBefore, takenBefore] = [0n, 0n];
  return pay.map(([regular, once], at) => {
    const { tax } = taxOfMonth(
      { method },
      ratesOf(country),
      { paidBefore, takenBefore, takenInMonth: 0n, regular, once, expected: regular, monthsAfter: pay.length - at - 1 },
      nothingClaimed,
      taxOf(country).currency,
    );
    paidBefore += regular + once;
    takenBefore += tax;
    return tax;
  });
}
