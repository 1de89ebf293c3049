import { t } from '../../texts/text';
import type { ContributionRate, InsuranceBranch, InsuranceScheme } from './scheme';

const of = (validFrom: string, ceiling: string): ContributionRate => ({
  validFrom,
  isOlder: true,
  employee: '7.5',
  employer: '14.25',
  ceiling,
  source: t('social_insurance.law_1_2014_jordan'),
});
const branch: Omit<InsuranceBranch, 'rates'> = {
  code: 'insurance',
  name: t('social_insurance.social_security'),
  covers: 'everybody',
  partMonth: 'whole',
};

/**
 * Read on 27 November 2026. Shares since 2017: PwC, Worldwide Tax Summaries, Jordan, Individual, Other taxes, reviewed
 * 11 February 2025; aridalegal.com, which also has everybody insured whatever their nationality. Ceilings of 2024 and
 * 2025, and 5,000 for who was insured before 1 May 2010: the Social Security Corporation, in arabkhabar.com and
 * ammanjo.co of 18 May 2025. The wage of the beginning of the year counts: mercans.com.
 */
export const jordan: InsuranceScheme = {
  code: 'jo_ssc',
  country: 'JO',
  currency: 'JOD',
  name: t('social_insurance.ssc'),
  allowances: 'all',
  isFixedForYear: true,
  notCovered: t('social_insurance.not_covered_jordan'),
  mostForGulfNationals: [],
  branches: [
    {
      ...branch,
      firstInsured: { from: '2010-05-01' },
      rates: [of('2025-01-01', '3668'), of('2024-01-01', '3612')],
    },
    { ...branch, firstInsured: { before: '2010-05-01' }, rates: [of('2024-01-01', '5000')] },
  ],
};
