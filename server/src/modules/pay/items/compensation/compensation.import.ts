import { importable } from '../../../../platform/import/importable';
import { payBasisWords, payItemColumns } from '../pay-item/pay-item-words';
import { compensation } from './compensation';
import { t } from '../../texts/text';

export const compensationImport = importable(compensation, {
  label: t('compensation.allowances'),
  key: ['title'],
  columns: {
    title: [t('compensation.allowance'), t('compensation.allowance_words')],
    ...payItemColumns,
  },
  choices: { basis: payBasisWords },
  sample: { fixedAmount: '1500', percentOfBasic: '' },
});
