import type { Words } from '../../../../platform/import/importable';
import { t } from '../../texts/text';

/** What people call the columns that lists of who has which allowance, and which regular deduction, share. */
export const payAssignmentColumns = {
  ownAmount: [
    t('pay_assignment_words.pay_assignment_columns.own_amount'),
    t('pay_assignment_words.pay_assignment_columns.own_amount_words'),
  ],
  ownPercent: [
    t('pay_assignment_words.pay_assignment_columns.own_percent'),
    t('pay_assignment_words.pay_assignment_columns.own_percent_words'),
  ],
  validFrom: [
    t('pay_assignment_words.pay_assignment_columns.valid_from'),
    t('pay_assignment_words.pay_assignment_columns.valid_from_words'),
  ],
  validTo: [
    t('pay_assignment_words.pay_assignment_columns.valid_to'),
    t('pay_assignment_words.pay_assignment_columns.valid_to_words'),
  ],
} satisfies Record<string, Words>;
