import { importable } from '../../../../platform/import/importable';
import { payBasisWords, payItemColumns } from '../pay-item/pay-item-words';
import { deduction } from './deduction';
import { t } from '../../texts/text';

export const deductionImport = importable(deduction, {
  label: t('deduction.regular_deductions'),
  key: ['title'],
  columns: {
    title: [t('deduction.deduction'), 'title|name|deduction name|pay item|withholding|الخصم|اسم الاستقطاع|الاسم'],
    ...payItemColumns,
  },
  choices: { basis: payBasisWords },
  sample: { fixedAmount: '', percentOfBasic: '5' },
});
