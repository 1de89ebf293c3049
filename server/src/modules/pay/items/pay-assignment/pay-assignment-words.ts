import type { Words } from '../../../../platform/import/importable';

/** What people call the columns that lists of who has which allowance, and which regular deduction, share. */
export const payAssignmentColumns = {
  ownAmount: [
    'Own amount',
    'مبلغ خاص',
    'amount|value|fixed amount|own fixed amount|monthly amount|المبلغ|القيمة|مبلغ ثابت',
  ],
  ownPercent: [
    'Own percent of the basic salary',
    'نسبة خاصة من الراتب الأساسي',
    'percent|percentage|own percent|percent of basic|percent of the basic salary|% of basic|rate|النسبة|النسبة المئوية',
  ],
  validFrom: [
    'From',
    'من تاريخ',
    'start date|effective date|effective from|valid from|since|date|تاريخ السريان|تاريخ البدء',
  ],
  validTo: ['Until', 'حتى تاريخ', 'end date|valid to|to|until date|effective to|تاريخ الانتهاء'],
} satisfies Record<string, Words>;
