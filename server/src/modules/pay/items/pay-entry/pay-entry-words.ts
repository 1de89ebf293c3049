import { employeeColumn, type Words } from '../../../../platform/import/importable';
import { t } from '../../texts/text';

/** What people call the columns that lists of single rewards and of single deductions share. */
export const payEntryColumns = {
  employeeId: employeeColumn,
  type: [t('pay_entry_words.pay_entry_columns.type'), t('pay_entry_words.pay_entry_columns.type_words')],
  amount: [t('pay_entry_words.pay_entry_columns.amount'), t('pay_entry_words.pay_entry_columns.amount_words')],
  date: [t('pay_entry_words.pay_entry_columns.date'), t('pay_entry_words.pay_entry_columns.date_words')],
  reason: [t('pay_entry_words.reason'), t('pay_entry_words.reason_words')],
  resolutionNumber: [
    t('pay_entry_words.pay_entry_columns.resolution_number'),
    t('pay_entry_words.pay_entry_columns.resolution_number_words'),
  ],
  description: [t('pay_entry_words.description'), t('pay_entry_words.description_words')],
} satisfies Record<string, Words>;
