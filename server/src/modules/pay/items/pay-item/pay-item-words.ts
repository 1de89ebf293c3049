import type { Words } from '../../../../platform/import/importable';
import { t } from '../../texts/text';

/** What people call the columns that lists of allowances and of regular deductions share. */
export const payItemColumns = {
  basis: [t('pay_item_words.pay_item_columns.basis'), 'basis|per|frequency|period|الأساس'],
  fixedAmount: [t('pay_item_words.pay_item_columns.fixed_amount'), 'amount|value|fixed|المبلغ|القيمة'],
  percentOfBasic: [
    t('pay_item_words.pay_item_columns.percent_of_basic'),
    'percent|percentage|percent of basic|% of basic|rate|النسبة|النسبة المئوية',
  ],
  description: [t('pay_item_words.description'), 'notes|remarks|comment|ملاحظات'],
  status: [t('pay_item_words.pay_item_columns.status'), 'state'],
} satisfies Record<string, Words>;

export const payBasisWords = {
  monthly: [t('pay_item_words.pay_basis_words.monthly'), 'monthly|month|per month|each month|شهري|شهرياً|شهر'],
  daily: [t('pay_item_words.pay_basis_words.daily'), 'daily|day|per day|each day|يومي|يومياً|يوم'],
} satisfies Record<string, Words>;
