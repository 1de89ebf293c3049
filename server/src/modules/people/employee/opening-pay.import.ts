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
    payBroughtThrough: [t('opening_pay.paid_up'), 'through|up to|until|as of|last day|date|حتى تاريخ'],
    grossBrought: [
      t('opening_pay.gross_pay_so_far'),
      'gross|gross pay|gross ytd|ytd gross|year to date gross|total earnings|الإجمالي',
    ],
    deductionsBrought: [
      t('opening_pay.deductions_so_far'),
      'deductions|ytd deductions|deductions ytd|total deductions|الاستقطاعات',
    ],
  },
  sample: { payBroughtThrough: '2026-02-28', grossBrought: '22000', deductionsBrought: '1500' },
  changesOnly: true,
});
