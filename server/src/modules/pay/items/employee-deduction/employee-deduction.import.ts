import { importable } from '../../../../platform/import/importable';
import { payEntryColumns } from '../pay-entry/pay-entry-words';
import { employeeDeduction } from './employee-deduction';

export const employeeDeductionImport = importable(employeeDeduction, {
  label: { en: 'Single deductions', ar: 'خصومات مفردة' },
  key: ['employeeId', 'date', 'reason'],
  columns: {
    ...payEntryColumns,
    kind: ['Given as', 'يُعطى كـ', 'given in|unit|amount or days|مبلغ أو أيام'],
    daysOfPay: ['Days of pay', 'أيام الأجر', 'days|number of days|penalty days|عدد الأيام|أيام الخصم'],
  },
  choices: {
    kind: { amount: ['Amount', 'مبلغ', 'money|قيمة'], days_of_pay: ['Days of pay', 'أيام أجر', 'days|أيام'] },
    type: {
      advance: ['Advance', 'سلفة', 'salary advance|advance payment|سلفة راتب'],
      loan: ['Loan instalment', 'قسط قرض', 'loan|loan installment|instalment|قرض|قسط'],
      fine: ['Fine', 'مخالفة', 'traffic fine|غرامة'],
      damage: ['Damage', 'تلف', 'damages|loss|أضرار'],
      penalty: ['Penalty', 'جزاء', 'disciplinary|sanction|عقوبة'],
      maintenance: ['Maintenance', 'نفقة', 'alimony|child support|نفقة شرعية'],
      other: ['Other', 'أخرى', 'misc|miscellaneous'],
    },
  },
  sample: { amount: '500', kind: 'Amount', daysOfPay: '' },
});
