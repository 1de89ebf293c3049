import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';

export const insuranceSchemeCodes = [
  'ae_gpssa',
  'bh_sio',
  'eg_nosi',
  'in_epf',
  'jo_ssc',
  'kw_pifss',
  'om_spf',
  'qa_grsia',
  'sa_gosi',
] as const;
export type InsuranceSchemeCode = (typeof insuranceSchemeCodes)[number];

/** What an allowance is for, where laws of social insurance look at it. */
export const allowancePurposes = ['housing', 'transport', 'social', 'other'] as const;
export type AllowancePurpose = (typeof allowancePurposes)[number];

/** Shares of the contributory wage of a month from a day on, in percent, decimal texts. */
export interface ContributionRate {
  validFrom: PlainDate;
  /** It is in force for longer than it is calculated here. */
  isOlder?: true;
  /** Only where the wage is lower than this; the row behind it holds for the others. */
  wageBelow?: string;
  employee: string;
  employer: string;
  /** What the state pays in place of the employer. */
  state?: string;
  /** Least and most of the wage that counts, in the currency of the country. */
  floor?: string;
  ceiling?: string;
  source: Text;
}

/**
 * What is due for a month in which an employment begins or ends.
 * - `whole`: the whole month.
 * - `not_of_leaving`: the whole month, but nothing where the last day of work lies before the last of the month.
 * - `days`: for the days of the month that were employed.
 * - `days_not_of_leaving`: likewise, but nothing where the last day of work lies before the last of the month.
 */
export type PartMonth = 'whole' | 'not_of_leaving' | 'days' | 'days_not_of_leaving';

/** One insurance of a scheme, with who is insured by it. */
export interface InsuranceBranch {
  code: string;
  name: Text;
  covers: 'nationals' | 'foreigners' | 'everybody';
  /** Only who was first insured on such a day. */
  firstInsured?: { from: PlainDate } | { before: PlainDate };
  /** Only in such years with the employer, counted from the first day of work. */
  service?: { withinYears: number } | { fromYears: number };
  /** Nationals take it to work in another Gulf state. */
  isTakenAbroad?: true;
  partMonth: PartMonth;
  /** Newest first; of the same day the lower `wageBelow` first. */
  rates: readonly ContributionRate[];
}

/** The social insurance of a country: dated data. A value is never changed here: a newer one is added with its day. */
export interface InsuranceScheme {
  code: InsuranceSchemeCode;
  country: string;
  currency: string;
  name: Text;
  /** What counts to the contributory wage beside the basic salary, and the most of each that does. */
  allowances: 'all' | readonly AllowancePurpose[];
  most?: Partial<Record<AllowancePurpose, string>>;
  /** Whether the wage of January, or of the month of joining after it, counts until the next January. */
  isFixedForYear: boolean;
  /** Shares are rounded to whole units of the currency, halves to the even one. */
  isInWholeUnits?: true;
  branches: readonly InsuranceBranch[];
  /** What of the law is not calculated, for who has to. */
  notCovered: Text;
  /** The most an employer pays for a national of another Gulf state, in percent of the wage, newest first. */
  mostForGulfNationals: readonly {
    validFrom: PlainDate;
    percent: string;
    source: Text;
  }[];
}
