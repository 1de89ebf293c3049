import { t } from '../texts/text';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';

/** The least a month of full time is paid by law or a minister's decision. Findings tell; no payslip is made of it. */
export interface MinimumWage {
  /** Country, ISO 3166-1. */
  country: string;
  validFrom: PlainDate;
  /** Last day it was decided for; null: until another is. */
  validTo: PlainDate | null;
  /** Only citizens of the country, or everybody. */
  who: 'nationals' | 'everybody';
  currency: string;
  /** Least agreed basic salary, and least gross pay; null: none is named. */
  basic: string | null;
  gross: string | null;
  source: Text;
}

/**
 * Newest first within a country. Not on file: Egypt (7,000 since March 2025: what counts to it besides was not found),
 * Saudi Arabia (4,000 is what counts a citizen for the quota, no least wage), Bahrain and India (none found for all).
 */
export const minimumWages: readonly MinimumWage[] = [
  {
    // As emirates247.com (31 December 2025) and gulfnews.com (10 February 2026) quote the ministry: 6,000 for permits
    // issued, renewed or changed since 1 January 2026, and every other salary raised by 30 June 2026.
    country: 'AE',
    validFrom: '2026-07-01',
    validTo: null,
    who: 'nationals',
    currency: 'AED',
    basic: null,
    gross: '6000',
    source: t('minimum_wages.emirates'),
  },
  {
    // As omanlawblog.curtis.com (16 September 2013) tells it: 325, of which 225 basic and 100 allowances.
    country: 'OM',
    validFrom: '2013-07-01',
    validTo: null,
    who: 'nationals',
    currency: 'OMR',
    basic: '225',
    gross: '325',
    source: t('minimum_wages.oman'),
  },
  {
    // As the ministry answers in thepeninsulaqatar.com (8 April 2021) and thedohaglobe.com: 1,000 basic for everybody
    // since 20 March 2021; 500 more where no accommodation is given and 300 where no food is, which is not on file.
    country: 'QA',
    validFrom: '2021-03-20',
    validTo: null,
    who: 'everybody',
    currency: 'QAR',
    basic: '1000',
    gross: null,
    source: t('minimum_wages.qatar'),
  },
  {
    // As kuwaittimes.com tells it (6 June 2017: "yesterday issued a decision"), for contracts made or renewed since.
    country: 'KW',
    validFrom: '2017-06-05',
    validTo: null,
    who: 'everybody',
    currency: 'KWD',
    basic: null,
    gross: '75',
    source: t('minimum_wages.kuwait'),
  },
  {
    // As petra.gov.jo tells it (16 December 2024): of all in money and kind but overtime, until 31 December 2027; the
    // clothing sector has an agreement of its own.
    country: 'JO',
    validFrom: '2025-01-01',
    validTo: '2027-12-31',
    who: 'everybody',
    currency: 'JOD',
    basic: null,
    gross: '290',
    source: t('minimum_wages.jordan'),
  },
];

/** What is the least in a country on a day; null where none is on file. */
export const minimumWageOn = (country: string, day: PlainDate): MinimumWage | null =>
  minimumWages.find(
    (wage) => wage.country === country && wage.validFrom <= day && (wage.validTo === null || day <= wage.validTo),
  ) ?? null;
