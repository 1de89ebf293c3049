import { importable } from '../../../../platform/import/importable';
import { payBasisWords, payItemColumns } from '../pay-item/pay-item-words';
import { compensation } from './compensation';

export const compensationImport = importable(compensation, {
  label: { en: 'Allowances', ar: 'البدلات' },
  key: ['title'],
  columns: {
    title: ['Allowance', 'البدل', 'title|name|allowance name|compensation|pay item|benefit|اسم البدل|الاسم'],
    ...payItemColumns,
  },
  choices: { basis: payBasisWords },
  sample: { fixedAmount: '1500', percentOfBasic: '' },
});
