import { t } from '../../texts/text';
import type { InsuranceScheme } from './scheme';

const source = t('social_insurance.royal_decree_52_2023');

/**
 * Read at mercans.com (Oman announces new social security law: shares, ceilings and days of work), cms-lawnow.com and
 * globalnews.lockton.com (from when each branch holds, and that maternity, other leave and injuries come to
 * foreigners), pledgetimes.com (Omanis in the Emirates: 11 and 7.5 %) and tamimi.com, 15 January 2026 (Royal Decree
 * 60/2025 put off leave by a year, to 19 July 2026, and injuries of foreigners by two, to 19 July 2028). Mercans has
 * injuries at 1 % of the employer, Lockton those of foreigners at 1 % in halves: not covered until the fund's own
 * word is read.
 */
export const oman: InsuranceScheme = {
  code: 'om_spf',
  country: 'OM',
  currency: 'OMR',
  name: t('social_insurance.spf'),
  allowances: 'all',
  isFixedForYear: false,
  notCovered: t('social_insurance.not_covered_oman'),
  mostForGulfNationals: [{ validFrom: '2024-01-01', percent: '11', source }],
  branches: [
    {
      code: 'pension',
      name: t('social_insurance.pension'),
      covers: 'nationals',
      isTakenAbroad: true,
      partMonth: 'days',
      rates: [
        {
          validFrom: '2024-01-01',
          employee: '7.5',
          employer: '11',
          ceiling: '3000',
          source,
        },
      ],
    },
    {
      code: 'injuries',
      name: t('social_insurance.injuries'),
      covers: 'nationals',
      partMonth: 'days',
      rates: [
        {
          validFrom: '2024-01-01',
          employee: '0',
          employer: '1',
          ceiling: '3000',
          source,
        },
      ],
    },
    {
      code: 'unemployment',
      name: t('social_insurance.job_security'),
      covers: 'nationals',
      partMonth: 'days',
      rates: [{ validFrom: '2024-01-01', employee: '0.5', employer: '0.5', source }],
    },
    {
      code: 'maternity',
      name: t('social_insurance.maternity'),
      covers: 'everybody',
      partMonth: 'days',
      rates: [{ validFrom: '2024-07-19', employee: '0', employer: '1', source }],
    },
    {
      code: 'leave',
      name: t('social_insurance.leave'),
      covers: 'everybody',
      partMonth: 'days',
      rates: [
        { validFrom: '2026-07-19', employee: '0', employer: '1', source: t('social_insurance.royal_decree_60_2025') },
      ],
    },
  ],
};
