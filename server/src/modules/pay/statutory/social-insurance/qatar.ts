import { t } from '../../texts/text';
import type { InsuranceScheme } from './scheme';

const source = t('social_insurance.law_1_2022');

/**
 * Read at tamimi.com (6 October 2022) and mercans.com (11 January 2023): 7 and 14 % of basic salary, social and housing
 * allowance, housing to 6,000, all to 100,000, from 3 January 2023. Not covered: the housing allowance of who lives in
 * the employer's house, which the contributory wage of a registration can say. What is due for parts of months was not
 * found: whole months are counted.
 */
export const qatar: InsuranceScheme = {
  code: 'qa_grsia',
  country: 'QA',
  currency: 'QAR',
  name: t('social_insurance.grsia'),
  allowances: ['social', 'housing'],
  most: { housing: '6000' },
  isFixedForYear: false,
  notCovered: t('social_insurance.not_covered_qatar'),
  mostForGulfNationals: [{ validFrom: '2023-01-01', percent: '14', source }],
  branches: [
    {
      code: 'pension',
      name: t('social_insurance.pension'),
      covers: 'nationals',
      isTakenAbroad: true,
      partMonth: 'whole',
      rates: [
        {
          validFrom: '2023-01-01',
          employee: '7',
          employer: '14',
          ceiling: '100000',
          source,
        },
      ],
    },
  ],
};
