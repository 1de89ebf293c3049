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
    purpose: [t('compensation.purpose'), 'purpose|kind|category|الغرض|النوع'],
  },
  choices: {
    basis: payBasisWords,
    purpose: {
      housing: [t('compensation.purposes.housing'), 'housing|accommodation|rent|hra|سكن'],
      transport: [t('compensation.purposes.transport'), 'transport|transportation|car|travel|نقل|مواصلات'],
      social: [t('compensation.purposes.social'), 'social|family|cost of living|اجتماعي|غلاء معيشة'],
      other: [t('compensation.purposes.other'), 'other|أخرى'],
    },
  },
  sample: { fixedAmount: '1500', percentOfBasic: '' },
});
