import type { Words } from '../../../../platform/import/importable';

/** What people call the columns that lists of allowances and of regular deductions share. */
export const payItemColumns = {
  basis: ['Counts for', 'يُحتسب عن', 'basis|per|frequency|period|الأساس'],
  fixedAmount: ['Fixed amount', 'مبلغ ثابت', 'amount|value|fixed|المبلغ|القيمة'],
  percentOfBasic: [
    'Percent of the basic salary',
    'نسبة من الراتب الأساسي',
    'percent|percentage|percent of basic|% of basic|rate|النسبة|النسبة المئوية',
  ],
  description: ['Description', 'الوصف', 'notes|remarks|comment|ملاحظات'],
  status: ['Status', 'الحالة', 'state'],
} satisfies Record<string, Words>;

export const payBasisWords = {
  monthly: ['A month', 'الشهر', 'monthly|month|per month|each month|شهري|شهرياً|شهر'],
  daily: ['A day', 'اليوم', 'daily|day|per day|each day|يومي|يومياً|يوم'],
} satisfies Record<string, Words>;
