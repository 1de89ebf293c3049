import { addDays, addMonths, type Month, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';
import type { InsuranceSchemeCode } from './scheme';

/** Until which day of the next month an employer pays the contributions of a month without an additional amount. */
interface DueDayRule {
  scheme: InsuranceSchemeCode;
  country: string;
  /** The first month the scheme is calculated for: the rule is older. */
  validFrom: PlainDate;
  isOlder: true;
  day: number;
  source: Text;
}

/**
 * Read on 29 November 2026 at gpssa.gov.ae (answer 5169: from the 1st to the 15th for the month before), sio.gov.bh
 * (Ministerial Order 17/1977, Art. 1: the first 15 days of the month that follows), aridalegal.com and tolley (Art. 22:
 * the first 15 days of the month that follows), taxguru.in (Paragraph 38: within fifteen days of the close of the
 * month), pifss.gov.kw (answers to business owners: payable at the beginning of the month that follows, additional
 * amounts after ten days; where that is a day off, on the next working day), alansarilaw.com (not later than the fifth
 * day of the month that follows) and docs.oracle.com (penalties where it is not sent within the first fifteen days).
 * Not found for Oman, of which one month alone was told, and Egypt.
 */
export const dueDayRules: readonly DueDayRule[] = [
  {
    scheme: 'ae_gpssa',
    country: 'AE',
    validFrom: '2023-01-01',
    isOlder: true,
    day: 15,
    source: t('social_insurance.due.gpssa'),
  },
  {
    scheme: 'bh_sio',
    country: 'BH',
    validFrom: '2022-05-01',
    isOlder: true,
    day: 15,
    source: t('social_insurance.due.order_17_1977'),
  },
  {
    scheme: 'in_epf',
    country: 'IN',
    validFrom: '2025-04-01',
    isOlder: true,
    day: 15,
    source: t('social_insurance.due.paragraph_38'),
  },
  {
    scheme: 'jo_ssc',
    country: 'JO',
    validFrom: '2024-01-01',
    isOlder: true,
    day: 15,
    source: t('social_insurance.law_1_2014_jordan'),
  },
  {
    scheme: 'kw_pifss',
    country: 'KW',
    validFrom: '2023-01-01',
    isOlder: true,
    day: 10,
    source: t('social_insurance.law_1976_kuwait'),
  },
  {
    scheme: 'qa_grsia',
    country: 'QA',
    validFrom: '2023-01-01',
    isOlder: true,
    day: 5,
    source: t('social_insurance.law_1_2022'),
  },
  {
    scheme: 'sa_gosi',
    country: 'SA',
    validFrom: '2022-02-01',
    isOlder: true,
    day: 15,
    source: t('social_insurance.law_2000'),
  },
];

/** The last day on which the contributions of a month are paid in time; null where none was found. */
export function dueDayOf(scheme: string, month: Month): PlainDate | null {
  const rule = dueDayRules.find((each) => each.scheme === scheme && each.validFrom <= `${month}-01`);
  return rule ? addDays(addMonths(`${month}-01`, 1), rule.day - 1) : null;
}
