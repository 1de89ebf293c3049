import { importable } from '../../../../platform/import/importable';
import { payBasisWords, payItemColumns } from '../pay-item/pay-item-words';
import { deduction } from './deduction';

export const deductionImport = importable(deduction, {
  label: { en: 'Regular deductions', ar: 'الاستقطاعات المنتظمة' },
  key: ['title'],
  columns: {
    title: ['Deduction', 'الاستقطاع', 'title|name|deduction name|pay item|withholding|الخصم|اسم الاستقطاع|الاسم'],
    ...payItemColumns,
  },
  choices: { basis: payBasisWords },
  sample: { fixedAmount: '', percentOfBasic: '5' },
});
