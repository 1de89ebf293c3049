import { importable } from '../../../platform/import/importable';
import { employee } from './employee';
import { numberColumn } from './number-column';
import { t } from '../texts/text';

/** What each employee was paid of the year before payroll is run here. */
export const openingPayImport = importable(employee, {
  name: 'OpeningPay',
  label: t('opening_pay.pay_year_so_far_row'),
  key: ['code'],
  columns: {
    code: numberColumn,
    payBroughtThrough: [t('opening_pay.paid_up'), t('opening_pay.paid_up_words')],
    grossBrought: [t('opening_pay.gross_pay_so_far'), t('opening_pay.gross_pay_so_far_words')],
    deductionsBrought: [t('opening_pay.deductions_so_far'), t('opening_pay.deductions_so_far_words')],
  },
  sample: { payBroughtThrough: '2026-02-28', grossBrought: '22000', deductionsBrought: '1500' },
  changesOnly: true,
});
