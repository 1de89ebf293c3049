import { employeeColumn, type Words } from '../../../../platform/import/importable';

/** What people call the columns that lists of single rewards and of single deductions share. */
export const payEntryColumns = {
  employeeId: employeeColumn,
  type: ['Type', 'النوع', 'kind|category|الفئة'],
  amount: ['Amount', 'المبلغ', 'value|sum|total|القيمة'],
  date: ['Date', 'التاريخ', 'day|pay date|effective date|اليوم'],
  reason: ['Reason', 'السبب', 'what for|for|purpose|title|subject|البيان'],
  resolutionNumber: [
    'Resolution number',
    'رقم القرار',
    'resolution|resolution no|decision number|letter number|القرار',
  ],
  description: ['Description', 'الوصف', 'notes|remarks|comment|details|ملاحظات'],
} satisfies Record<string, Words>;
