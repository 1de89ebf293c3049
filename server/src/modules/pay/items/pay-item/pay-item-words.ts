import type { Words } from '../../../../platform/import/importable';
import { t } from '../../texts/text';

/** What people call the columns that lists of allowances and of regular deductions share. */
export const payItemColumns = {
  basis: [t('pay_item_words.pay_item_columns.basis'), t('pay_item_words.pay_item_columns.basis_words')],
  fixedAmount: [
    t('pay_item_words.pay_item_columns.fixed_amount'),
    t('pay_item_words.pay_item_columns.fixed_amount_words'),
  ],
  percentOfBasic: [
    t('pay_item_words.pay_item_columns.percent_of_basic'),
    t('pay_item_words.pay_item_columns.percent_of_basic_words'),
  ],
  description: [t('pay_item_words.description'), t('pay_item_words.description_words')],
  status: [t('pay_item_words.pay_item_columns.status'), t('pay_item_words.pay_item_columns.status_words')],
} satisfies Record<string, Words>;

export const payBasisWords = {
  monthly: [t('pay_item_words.pay_basis_words.monthly'), t('pay_item_words.pay_basis_words.monthly_words')],
  daily: [t('pay_item_words.pay_basis_words.daily'), t('pay_item_words.pay_basis_words.daily_words')],
} satisfies Record<string, Words>;
