import { t } from '../../texts/text';
import type { InsuranceScheme } from './scheme';

/**
 * Read at gpssa.gov.ae (news of 23 February 2025 on contributions; answers 5161 on parts of months and "newly recruited
 * after January" on the wage; GCC overview), emiratitimes.com and emirates247.com (14 December 2023) quoting the
 * authority. The law of 1999 is older than its row here, which is
 * calculated from 2023 on. Not covered: the government sector, Abu Dhabi (ADPF) and Sharjah, whose nationals have funds
 * of their own,
 * and unpaid leave, for which the insured pays both shares to the authority.
 */
export const unitedArabEmirates: InsuranceScheme = {
  code: 'ae_gpssa',
  country: 'AE',
  currency: 'AED',
  name: t('social_insurance.gpssa'),
  allowances: 'all',
  isFixedForYear: true,
  notCovered: t('social_insurance.not_covered_emirates'),
  mostForGulfNationals: [
    {
      validFrom: '2007-01-01',
      percent: '12.5',
      source: t('social_insurance.cabinet_18_2007'),
    },
  ],
  branches: [
    {
      code: 'pension',
      name: t('social_insurance.pension'),
      covers: 'nationals',
      firstInsured: { from: '2023-10-31' },
      isTakenAbroad: true,
      partMonth: 'whole',
      rates: [
        {
          validFrom: '2023-10-31',
          wageBelow: '20000',
          employee: '11',
          employer: '12.5',
          state: '2.5',
          floor: '3000',
          ceiling: '70000',
          source: t('social_insurance.law_57_2023'),
        },
        {
          validFrom: '2023-10-31',
          employee: '11',
          employer: '15',
          floor: '3000',
          ceiling: '70000',
          source: t('social_insurance.law_57_2023'),
        },
      ],
    },
    {
      code: 'pension',
      name: t('social_insurance.pension'),
      covers: 'nationals',
      firstInsured: { before: '2023-10-31' },
      isTakenAbroad: true,
      partMonth: 'not_of_leaving',
      rates: [
        {
          validFrom: '2023-01-01',
          isOlder: true,
          employee: '5',
          employer: '12.5',
          state: '2.5',
          ceiling: '50000',
          source: t('social_insurance.law_7_1999'),
        },
      ],
    },
  ],
};
