import { importable } from '../../../../platform/import/importable';
import { payBasisWords, payItemColumns } from '../pay-item/pay-item-words';
import { deduction } from './deduction';
import { t } from '../../texts/text';

export const deductionImport = importable(deduction, {
  label: t('deduction.regular_deductions'),
  key: ['title'],
  columns: {
    title: [t('deduction.deduction'), t('deduction.deduction_words')],
    ...payItemColumns,
  },
  choices: { basis: payBasisWords },
  sample: { fixedAmount: '', percentOfBasic: '5' },
});
