import { t } from '../../texts/text';
import type { ContributionRate, InsuranceScheme } from './scheme';

const [floor, ceiling] = ['1500', '45000'];
/** A half more each year from the second on. */
const raised = (validFrom: string, percent: string): ContributionRate => ({
  validFrom,
  employee: percent,
  employer: percent,
  floor,
  ceiling,
  source: t('social_insurance.law_m273_2024'),
});

/**
 * Read at gosi.gov.sa (coverages: 18 % in halves, hazards 2 %), docs.oracle.com (GOSI for Saudi Arabia: 0.75 %, 1,500
 * to 45,000; readiness 25B on the law of 2024), zenhr (note of 17 July 2025: 9.5 % from 1 July 2025, a half more each
 * July until 2028) and saudigazette.com.sa of 25 January 2022 (by days, wages by the month, from 1 February 2022).
 * What is older than 1 February 2022 is not calculated: by then months counted otherwise. Oracle dates the raises to
 * the 3rd; the month is one here, as zenhr's table has it. Not covered: the two months of
 * basic salary that stand for housing in kind, which the contributory wage of a registration can say.
 */
export const saudiArabia: InsuranceScheme = {
  code: 'sa_gosi',
  country: 'SA',
  currency: 'SAR',
  name: t('social_insurance.gosi'),
  allowances: ['housing'],
  isFixedForYear: false,
  notCovered: t('social_insurance.not_covered_saudi'),
  mostForGulfNationals: [
    {
      validFrom: '2006-01-01',
      percent: '9',
      source: t('social_insurance.gulf_system'),
    },
  ],
  branches: [
    {
      code: 'annuities',
      name: t('social_insurance.annuities'),
      covers: 'nationals',
      firstInsured: { from: '2024-07-03' },
      isTakenAbroad: true,
      partMonth: 'days',
      rates: [
        raised('2028-07-01', '11'),
        raised('2027-07-01', '10.5'),
        raised('2026-07-01', '10'),
        raised('2025-07-01', '9.5'),
        raised('2024-07-01', '9'),
      ],
    },
    {
      code: 'annuities',
      name: t('social_insurance.annuities'),
      covers: 'nationals',
      firstInsured: { before: '2024-07-03' },
      isTakenAbroad: true,
      partMonth: 'days',
      rates: [
        {
          validFrom: '2022-02-01',
          isOlder: true,
          employee: '9',
          employer: '9',
          floor,
          ceiling,
          source: t('social_insurance.law_2000'),
        },
      ],
    },
    {
      code: 'unemployment',
      name: t('social_insurance.saned'),
      covers: 'nationals',
      partMonth: 'days',
      rates: [
        {
          validFrom: '2022-02-01',
          isOlder: true,
          employee: '0.75',
          employer: '0.75',
          floor,
          ceiling,
          source: t('social_insurance.saned_source'),
        },
      ],
    },
    {
      code: 'hazards',
      name: t('social_insurance.hazards'),
      covers: 'everybody',
      partMonth: 'days',
      rates: [
        {
          validFrom: '2022-02-01',
          isOlder: true,
          employee: '0',
          employer: '2',
          floor,
          ceiling,
          source: t('social_insurance.law_2000'),
        },
      ],
    },
  ],
};
