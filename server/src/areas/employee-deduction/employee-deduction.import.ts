import { importable } from '../../platform/importable';
import { payEntryColumns } from '../pay-entry/pay-entry-words';
import { employeeDeduction } from './employee-deduction';

export const employeeDeductionImport = importable(employeeDeduction, {
  label: { en: 'Single deductions', ar: 'خصومات مفردة' },
  key: ['employeeId', 'date', 'reason'],
  columns: payEntryColumns,
  choices: {
    type: {
      advance: ['Advance', 'سلفة', 'salary advance|advance payment|سلفة راتب'], loan: ['Loan instalment', 'قسط قرض', 'loan|loan installment|instalment|قرض|قسط'],
      fine: ['Fine', 'مخالفة', 'traffic fine|غرامة'], damage: ['Damage', 'تلف', 'damages|loss|أضرار'], penalty: ['Penalty', 'جزاء', 'disciplinary|sanction|عقوبة'],
      maintenance: ['Maintenance', 'نفقة', 'alimony|child support|نفقة شرعية'], other: ['Other', 'أخرى', 'misc|miscellaneous'],
    },
  },
  sample: { amount: '500' },
});
