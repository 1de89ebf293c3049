import { t } from '../../texts/text';
import type { InsuranceScheme } from './scheme';

/**
 * Read at docs.oracle.com (social insurance for Kuwait: private sector 10.5 % with the 2.5 % of the reward,
 * employer 11.5 %; basic insurance of 230 to 1,500 and supplementary of 1,500 to 2,750; from the day of
 * joining to the last of the month, and nothing for a month left before its end). Both insurances have the same shares
 * and are one here, calculated from 2023 on. The share for a wage below 230 is counted of 230; that the employer bears
 * the rest of it then was
 * told both ways and is not covered.
 */
export const kuwait: InsuranceScheme = {
  code: 'kw_pifss',
  country: 'KW',
  currency: 'KWD',
  name: t('social_insurance.pifss'),
  allowances: 'all',
  isFixedForYear: false,
  notCovered: t('social_insurance.not_covered_kuwait'),
  mostForGulfNationals: [
    {
      validFrom: '2023-01-01',
      percent: '11.5',
      source: t('social_insurance.gulf_system'),
    },
  ],
  branches: [
    {
      code: 'pension',
      name: t('social_insurance.pension'),
      covers: 'nationals',
      isTakenAbroad: true,
      partMonth: 'days_not_of_leaving',
      rates: [
        {
          validFrom: '2023-01-01',
          isOlder: true,
          employee: '10.5',
          employer: '11.5',
          floor: '230',
          ceiling: '2750',
          source: t('social_insurance.law_1976_kuwait'),
        },
      ],
    },
  ],
};
