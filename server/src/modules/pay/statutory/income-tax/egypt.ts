import { t } from '../../texts/text';
import type { IncomeTax } from './tax';

/**
 * Read on 27 November 2026. Brackets, their six tables by net income of the year, and the personal exemption of 20,000:
 * deloitte.com (Middle East, "Amendment to tax brackets and annual personal exemption"), mercans.com (statutory alert
 * of February 2024, also the exemption of 1.5 times with a disability) and helpcenter.fawrypayday.com (settlement of
 * 2025, the same tables). Employees' shares of social insurance are exempt, article 13 (2): ahlelkhabra.blogspot.com
 * (text of Law 91/2005). Premiums up to 15 % of the net revenue or 10,000: PwC, Worldwide Tax Summaries, Egypt,
 * Individual, Deductions, reviewed 6 February 2025. The tax is of the year, withheld by the month and adjusted each
 * year: krestoneg.com ("Salaries and the like").
 */
export const egypt: IncomeTax = {
  code: 'eg_salaries',
  country: 'EG',
  currency: 'EGP',
  name: t('income_tax.egypt'),
  firstMonth: 1,
  method: 'year_to_date',
  isInsuranceDeductible: true,
  notCovered: t('income_tax.not_covered_egypt'),
  rates: [
    {
      validFrom: '2024-03-01',
      source: t('income_tax.law_91_2005'),
      tables: [
        {
          upTo: '600000',
          brackets: [
            { above: '40000', percent: '10' },
            { above: '55000', percent: '15' },
            { above: '70000', percent: '20' },
            { above: '200000', percent: '22.5' },
            { above: '400000', percent: '25' },
          ],
        },
        {
          upTo: '700000',
          brackets: [
            { above: '0', percent: '10' },
            { above: '55000', percent: '15' },
            { above: '70000', percent: '20' },
            { above: '200000', percent: '22.5' },
            { above: '400000', percent: '25' },
          ],
        },
        {
          upTo: '800000',
          brackets: [
            { above: '0', percent: '15' },
            { above: '70000', percent: '20' },
            { above: '200000', percent: '22.5' },
            { above: '400000', percent: '25' },
          ],
        },
        {
          upTo: '900000',
          brackets: [
            { above: '0', percent: '20' },
            { above: '200000', percent: '22.5' },
            { above: '400000', percent: '25' },
          ],
        },
        {
          upTo: '1200000',
          brackets: [
            { above: '0', percent: '22.5' },
            { above: '400000', percent: '25' },
          ],
        },
        {
          brackets: [
            { above: '0', percent: '25' },
            { above: '1200000', percent: '27.5' },
          ],
        },
      ],
      allowances: [
        { code: 'personal', name: t('income_tax.personal_exemption'), amount: '20000' },
        { code: 'disability', name: t('income_tax.disability'), amount: '10000', of: 'disability' },
      ],
      relief: { name: t('income_tax.premiums'), most: '10000', mostPercent: '15' },
    },
  ],
};
