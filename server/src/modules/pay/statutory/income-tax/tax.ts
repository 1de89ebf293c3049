import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';

export const incomeTaxCodes = ['eg_salaries', 'in_new_regime', 'jo_income'] as const;
export type IncomeTaxCode = (typeof incomeTaxCodes)[number];

/** What is taken of the part of a year's taxable income that lies above an amount, up to the next row. */
export interface TaxBracket {
  above: string;
  percent: string;
}

/** Taken off the income of the year before it is taxed. */
export interface TaxAllowance {
  code: string;
  name: Text;
  amount: string;
  /** Of those alone whose registration says so. */
  of?: 'dependants' | 'disability';
}

/** Documented expenses a person claims, and the most of them that counts. */
export interface TaxRelief {
  name: Text;
  most: string;
  mostWithDependants?: string;
  /** No more than this share of the income that allowances leave. */
  mostPercent?: string;
}

/** How the tax of a year is worked out from a day on; amounts of a year, decimal texts in the currency of the tax. */
export interface TaxRates {
  validFrom: PlainDate;
  source: Text;
  /** The first whose `upTo` the taxable income does not exceed; the last has none. */
  tables: readonly { upTo?: string; brackets: readonly TaxBracket[] }[];
  allowances: readonly TaxAllowance[];
  relief?: TaxRelief;
  /** Up to that income the tax is lowered by `most`; above it the tax is no more than what lies above it. */
  rebate?: { incomeUpTo: string; most: string; name: Text };
  /** Percent of the tax for incomes above an amount; it takes no more than what lies above that amount. */
  surcharges?: { name: Text; rows: readonly TaxBracket[] };
  /** A further tax of what lies above an amount. */
  further?: TaxBracket & { name: Text };
  /** Percent of tax and surcharge. */
  cess?: { name: Text; percent: string };
  /** To the nearest of so much, halves up, what is finer than a whole unit cut off before. */
  roundIncomeTo?: string;
  roundTaxTo?: string;
}

/** The tax a country takes of pay: dated data. A value is never changed here: a newer one is added with its day. */
export interface IncomeTax {
  code: IncomeTaxCode;
  country: string;
  currency: string;
  name: Text;
  /** Month the tax year begins with, 1 for January. */
  firstMonth: number;
  /** Each month settles the year to date, or stands by itself as a twelfth of a year like it. */
  method: 'year_to_date' | 'month';
  /** Whether the employee's share of social insurance is not taxed. */
  isInsuranceDeductible: boolean;
  /** Newest first. */
  rates: readonly TaxRates[];
  /** What of the law is not calculated, for who has to. */
  notCovered: Text;
}
