import { importable } from '../../../../platform/import/importable';
import { payEntryColumns } from '../pay-entry/pay-entry-words';
import { employeeDeduction } from './employee-deduction';
import { t } from '../../texts/text';

export const employeeDeductionImport = importable(employeeDeduction, {
  label: t('employee_deduction.single_deductions'),
  key: ['employeeId', 'date', 'reason'],
  columns: {
    ...payEntryColumns,
    kind: [t('employee_deduction.given'), 'given in|unit|amount or days|مبلغ أو أيام'],
    daysOfPay: [t('employee_deduction.days_pay'), 'days|number of days|penalty days|عدد الأيام|أيام الخصم'],
  },
  choices: {
    kind: {
      amount: [t('employee_deduction.amount'), 'money|قيمة'],
      days_of_pay: [t('employee_deduction.days_pay_2'), 'days|أيام'],
    },
    type: {
      advance: [t('employee_deduction.advance'), 'salary advance|advance payment|سلفة راتب'],
      loan: [t('employee_deduction.loan_instalment'), 'loan|loan installment|instalment|قرض|قسط'],
      fine: [t('employee_deduction.fine'), 'traffic fine|غرامة'],
      damage: [t('employee_deduction.damage'), 'damages|loss|أضرار'],
      penalty: [t('employee_deduction.penalty'), 'disciplinary|sanction|عقوبة'],
      maintenance: [t('employee_deduction.maintenance'), 'alimony|child support|نفقة شرعية'],
      other: [t('employee_deduction.other'), 'misc|miscellaneous'],
    },
  },
  sample: { amount: '500', kind: 'Amount', daysOfPay: '' },
});
