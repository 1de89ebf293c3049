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
    purpose: [t('compensation.purpose'), t('compensation.purpose_words')],
    taxFree: [t('compensation.tax_free'), t('compensation.tax_free_words')],
  },
  choices: {
    basis: payBasisWords,
    purpose: {
      housing: [t('compensation.purposes.housing'), t('compensation.purposes.housing_words')],
      transport: [t('compensation.purposes.transport'), t('compensation.purposes.transport_words')],
      social: [t('compensation.purposes.social'), t('compensation.purposes.social_words')],
      other: [t('compensation.purposes.other'), t('compensation.purposes.other_words')],
    },
  },
  sample: { fixedAmount: '1500', percentOfBasic: '' },
});
