import { t } from '../../texts/text';
import type { ContributionRate, InsuranceScheme } from './scheme';

const ceiling = '4000';
const pension = (validFrom: string, employer: string, employee = '7'): ContributionRate => ({
  validFrom,
  employee,
  employer,
  ceiling,
  source: t('social_insurance.law_14_2022'),
});

/**
 * Read at mercans.com (alert of 12 July 2022: rates from May 2022 to 2028, a table), globalnews.lockton.com (Law 14 of
 * 2022: up to 4,000 a month; 20 % with the branches by 2028), ramco.com (Resolution 109 of 2023: 4.2 and 8.4 % from 1
 * March 2024; 16 % in all in January 2024) and sahwanlaw.com (foreigners: employer 3 %, employee 1 %). The branch of
 * injuries is what the 16 and 20 % in all have beyond the pension: 3 %. What is due for parts of months was not found:
 * whole months are counted.
 */
export const bahrain: InsuranceScheme = {
  code: 'bh_sio',
  country: 'BH',
  currency: 'BHD',
  name: t('social_insurance.sio'),
  allowances: 'all',
  isFixedForYear: true,
  notCovered: t('social_insurance.not_covered_bahrain'),
  mostForGulfNationals: [
    {
      validFrom: '2028-01-01',
      percent: '17',
      source: t('social_insurance.law_14_2022'),
    },
    {
      validFrom: '2027-01-01',
      percent: '16',
      source: t('social_insurance.law_14_2022'),
    },
    {
      validFrom: '2026-01-01',
      percent: '15',
      source: t('social_insurance.law_14_2022'),
    },
    {
      validFrom: '2025-01-01',
      percent: '14',
      source: t('social_insurance.law_14_2022'),
    },
    {
      validFrom: '2024-01-01',
      percent: '13',
      source: t('social_insurance.law_14_2022'),
    },
    {
      validFrom: '2023-01-01',
      percent: '12',
      source: t('social_insurance.law_14_2022'),
    },
    {
      validFrom: '2022-05-01',
      percent: '11',
      source: t('social_insurance.law_14_2022'),
    },
  ],
  branches: [
    {
      code: 'pension',
      name: t('social_insurance.pension'),
      covers: 'nationals',
      isTakenAbroad: true,
      partMonth: 'whole',
      rates: [
        pension('2028-01-01', '17'),
        pension('2027-01-01', '16'),
        pension('2026-01-01', '15'),
        pension('2025-01-01', '14'),
        pension('2024-01-01', '13'),
        pension('2023-01-01', '12'),
        pension('2022-05-01', '11', '6'),
      ],
    },
    {
      code: 'injuries',
      name: t('social_insurance.injuries'),
      covers: 'everybody',
      partMonth: 'whole',
      rates: [
        {
          validFrom: '2022-05-01',
          isOlder: true,
          employee: '0',
          employer: '3',
          ceiling,
          source: t('social_insurance.sio_shares'),
        },
      ],
    },
    {
      code: 'unemployment',
      name: t('social_insurance.unemployment'),
      covers: 'everybody',
      partMonth: 'whole',
      rates: [
        {
          validFrom: '2022-05-01',
          isOlder: true,
          employee: '1',
          employer: '0',
          ceiling,
          source: t('social_insurance.sio_shares'),
        },
      ],
    },
    {
      code: 'end_of_service',
      name: t('social_insurance.end_of_service'),
      covers: 'foreigners',
      service: { withinYears: 3 },
      partMonth: 'whole',
      rates: [
        {
          validFrom: '2024-03-01',
          employee: '0',
          employer: '4.2',
          source: t('social_insurance.resolution_109_2023'),
        },
      ],
    },
    {
      code: 'end_of_service',
      name: t('social_insurance.end_of_service'),
      covers: 'foreigners',
      service: { fromYears: 3 },
      partMonth: 'whole',
      rates: [
        {
          validFrom: '2024-03-01',
          employee: '0',
          employer: '8.4',
          source: t('social_insurance.resolution_109_2023'),
        },
      ],
    },
  ],
};
