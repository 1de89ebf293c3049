import { employeeColumn, type Words } from '../../../../platform/import/importable';
import { t } from '../../texts/text';

/** What people call the columns that lists of single rewards and of single deductions share. */
export const payEntryColumns = {
  employeeId: employeeColumn,
  type: [t('pay_entry_words.pay_entry_columns.type'), 'kind|category|الفئة'],
  amount: [t('pay_entry_words.pay_entry_columns.amount'), 'value|sum|total|القيمة'],
  date: [t('pay_entry_words.pay_entry_columns.date'), 'day|pay date|effective date|اليوم'],
  reason: [t('pay_entry_words.reason'), 'what for|for|purpose|title|subject|البيان'],
  resolutionNumber: [
    t('pay_entry_words.pay_entry_columns.resolution_number'),
    'resolution|resolution no|decision number|letter number|القرار',
  ],
  description: [t('pay_entry_words.description'), 'notes|remarks|comment|details|ملاحظات'],
} satisfies Record<string, Words>;
