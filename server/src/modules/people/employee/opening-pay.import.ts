import { importable } from '../../../platform/import/importable';
import { employee } from './employee';
import { numberColumn } from './number-column';

/** What each employee was paid of the year before payroll is run here. */
export const openingPayImport = importable(employee, {
  name: 'OpeningPay',
  label: { en: 'Pay of the year so far, one row per employee', ar: 'أجور السنة حتى الآن، صف لكل موظف' },
  key: ['code'],
  columns: {
    code: numberColumn,
    payBroughtThrough: ['Paid up to', 'مدفوع حتى', 'through|up to|until|as of|last day|date|حتى تاريخ'],
    grossBrought: [
      'Gross pay so far',
      'إجمالي الأجور حتى الآن',
      'gross|gross pay|gross ytd|ytd gross|year to date gross|total earnings|الإجمالي',
    ],
    deductionsBrought: [
      'Deductions so far',
      'الاستقطاعات حتى الآن',
      'deductions|ytd deductions|deductions ytd|total deductions|الاستقطاعات',
    ],
  },
  sample: { payBroughtThrough: '2026-02-28', grossBrought: '22000', deductionsBrought: '1500' },
  changesOnly: true,
});
