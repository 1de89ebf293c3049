import { t } from '../../texts/text';
import type { IncomeTax, TaxRates } from './tax';

const rates: Omit<TaxRates, 'validFrom' | 'source'> = {
  tables: [
    {
      brackets: [
        { above: '400000', percent: '5' },
        { above: '800000', percent: '10' },
        { above: '1200000', percent: '15' },
        { above: '1600000', percent: '20' },
        { above: '2000000', percent: '25' },
        { above: '2400000', percent: '30' },
      ],
    },
  ],
  allowances: [{ code: 'standard', name: t('income_tax.standard_deduction'), amount: '75000' }],
  rebate: { incomeUpTo: '1200000', most: '60000', name: t('income_tax.rebate') },
  surcharges: {
    name: t('income_tax.surcharge'),
    rows: [
      { above: '5000000', percent: '10' },
      { above: '10000000', percent: '15' },
      { above: '20000000', percent: '25' },
    ],
  },
  cess: { name: t('income_tax.cess'), percent: '4' },
  roundIncomeTo: '10',
  roundTaxTo: '10',
};

/**
 * Read on 27 November 2026. Slabs, standard deduction, rebate and cess: taxupdates.cagurujiclasses.com (financial year
 * 2025-26); that they stand in sections 202 and 156 of the Income-tax Act 2025 from 1 April 2026: castudyweb.com
 * (section 202); that the Budget of 2026 left them as they were: outlookmoney.com. Surcharge of the new regime, at most
 * 25 %, and its marginal relief: cleartax.in (marginal relief surcharge), PwC, Worldwide Tax Summaries, India.
 * Rounding of income and tax to ten rupees: aubsp.com (section 516), before it sections 288A and 288B.
 */
export const india: IncomeTax = {
  code: 'in_new_regime',
  country: 'IN',
  currency: 'INR',
  name: t('income_tax.india'),
  firstMonth: 4,
  method: 'year_to_date',
  isInsuranceDeductible: false,
  notCovered: t('income_tax.not_covered_india'),
  rates: [
    { validFrom: '2026-04-01', source: t('income_tax.act_2025'), ...rates },
    { validFrom: '2025-04-01', source: t('income_tax.act_1961'), ...rates },
  ],
};
