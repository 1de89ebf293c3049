import { t } from '../../texts/text';
import type { IncomeTax } from './tax';

/**
 * Read on 27 November 2026 at PwC, Worldwide Tax Summaries, Jordan, Individual (taxes on personal income, deductions,
 * income determination, sample calculation), reviewed 11 February and 13 August 2025; mercans.com has the same brackets
 * and exemptions since 1 January 2020. Documented expenses: the sample says at most 3,000 with dependants, the page of
 * deductions can be read as 5,000; the lower is calculated. Nothing else is deducted from pay, so neither is social
 * security.
 */
export const jordan: IncomeTax = {
  code: 'jo_income',
  country: 'JO',
  currency: 'JOD',
  name: t('income_tax.jordan'),
  firstMonth: 1,
  method: 'year_to_date',
  isInsuranceDeductible: false,
  notCovered: t('income_tax.not_covered_jordan'),
  rates: [
    {
      validFrom: '2020-01-01',
      source: t('income_tax.law_34_2014'),
      tables: [
        {
          brackets: [
            { above: '0', percent: '5' },
            { above: '5000', percent: '10' },
            { above: '10000', percent: '15' },
            { above: '15000', percent: '20' },
            { above: '20000', percent: '25' },
            { above: '1000000', percent: '30' },
          ],
        },
      ],
      allowances: [
        { code: 'personal', name: t('income_tax.personal_exemption'), amount: '9000' },
        { code: 'dependants', name: t('income_tax.dependants'), amount: '9000', of: 'dependants' },
        { code: 'disability', name: t('income_tax.disability'), amount: '2000', of: 'disability' },
      ],
      relief: { name: t('income_tax.expenses_jordan'), most: '1000', mostWithDependants: '3000' },
      further: { name: t('income_tax.national_contribution'), above: '200000', percent: '1' },
    },
  ],
};
