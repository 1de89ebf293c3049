import { t } from '../../texts/text';
import type { ContributionRate, InsuranceScheme } from './scheme';

const of = (year: number, floor: string, ceiling: string): ContributionRate => ({
  validFrom: `${year}-01-01`,
  employee: '11',
  employer: '18.75',
  floor,
  ceiling,
  source: t('social_insurance.law_148_2019'),
});

/**
 * Read on 27 November 2026. Shares, and limits by year up to 2027: PwC, Worldwide Tax Summaries, Egypt, Individual,
 * Other taxes, reviewed 6 February 2025; those of 2024 and 2025 also at deloitte.com (Middle East), those of 2026 at
 * masrawy.com (1 December 2025, the head of the authority). Travel, meals and housing do not count: crs.co.za (22
 * January 2020). The wage is told to the authority each January: mondaq.com (new contribution amounts, 2025).
 */
export const egypt: InsuranceScheme = {
  code: 'eg_nosi',
  country: 'EG',
  currency: 'EGP',
  name: t('social_insurance.nosi'),
  allowances: ['social', 'other'],
  isFixedForYear: true,
  notCovered: t('social_insurance.not_covered_egypt'),
  mostForGulfNationals: [],
  branches: [
    {
      code: 'insurance',
      name: t('social_insurance.insurance_and_pensions'),
      covers: 'nationals',
      partMonth: 'whole',
      rates: [
        of(2027, '3200', '19300'),
        of(2026, '2700', '16700'),
        of(2025, '2300', '14500'),
        of(2024, '2000', '12600'),
        of(2023, '1700', '10900'),
        of(2022, '1400', '9400'),
      ],
    },
  ],
};
