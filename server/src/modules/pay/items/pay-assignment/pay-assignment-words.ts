import type { Words } from '../../../../platform/import/importable';
import { t } from '../../texts/text';

/** What people call the columns that lists of who has which allowance, and which regular deduction, share. */
export const payAssignmentColumns = {
  ownAmount: [
    t('pay_assignment_words.pay_assignment_columns.own_amount'),
    'amount|value|fixed amount|own fixed amount|monthly amount|المبلغ|القيمة|مبلغ ثابت',
  ],
  ownPercent: [
    t('pay_assignment_words.pay_assignment_columns.own_percent'),
    'percent|percentage|own percent|percent of basic|percent of the basic salary|% of basic|rate|النسبة|النسبة المئوية',
  ],
  validFrom: [
    t('pay_assignment_words.pay_assignment_columns.valid_from'),
    'start date|effective date|effective from|valid from|since|date|تاريخ السريان|تاريخ البدء',
  ],
  validTo: [
    t('pay_assignment_words.pay_assignment_columns.valid_to'),
    'end date|valid to|to|until date|effective to|تاريخ الانتهاء',
  ],
} satisfies Record<string, Words>;
