import { t } from '../../texts/text';
import type { InsuranceBranch, InsuranceScheme } from './scheme';

const branch = (code: string, name: InsuranceBranch['name'], employee: string, employer: string): InsuranceBranch => ({
  code,
  name,
  covers: 'everybody',
  partMonth: 'whole',
  rates: [
    {
      validFrom: '2025-04-01',
      isOlder: true,
      employee,
      employer,
      ceiling: '15000',
      source: t('social_insurance.provident_funds_act'),
    },
  ],
});

/**
 * Read on 27 November 2026. 12 % each, 8.33 % of the employer's to the pension fund of at most 15,000: PwC, Worldwide
 * Tax Summaries, India, Individual, Other taxes, reviewed 25 October 2024; 3.67 % to the provident fund and 0.5 % for
 * deposit-linked insurance of basic salary and dearness allowance: livemint.com of 3 July 2024; the ceiling of 15,000
 * of all of them: compliancewheels.com; pension of at most 1,250, so amounts in whole rupees: citehr.com (504114);
 * halves go to the even one, so that both shares of the employer come to 12 %.
 */
export const india: InsuranceScheme = {
  code: 'in_epf',
  country: 'IN',
  currency: 'INR',
  name: t('social_insurance.epf'),
  allowances: ['social'],
  isFixedForYear: false,
  isInWholeUnits: true,
  notCovered: t('social_insurance.not_covered_india'),
  mostForGulfNationals: [],
  branches: [
    branch('provident_fund', t('social_insurance.provident_fund'), '12', '3.67'),
    branch('pension', t('social_insurance.pension'), '0', '8.33'),
    branch('deposit_linked', t('social_insurance.deposit_linked'), '0', '0.5'),
  ],
};
