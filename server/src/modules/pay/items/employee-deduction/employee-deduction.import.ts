import { importable } from '../../../../platform/import/importable';
import { payEntryColumns } from '../pay-entry/pay-entry-words';
import { employeeDeduction } from './employee-deduction';
import { t } from '../../texts/text';

export const employeeDeductionImport = importable(employeeDeduction, {
  label: t('employee_deduction.single_deductions'),
  key: ['employeeId', 'date', 'reason'],
  columns: {
    ...payEntryColumns,
    kind: [t('employee_deduction.given'), t('employee_deduction.given_words')],
    daysOfPay: [t('employee_deduction.days_pay'), t('employee_deduction.days_pay_words')],
  },
  choices: {
    kind: {
      amount: [t('employee_deduction.amount'), t('employee_deduction.amount_words')],
      days_of_pay: [t('employee_deduction.days_pay_2'), t('employee_deduction.days_pay_2_words')],
    },
    type: {
      advance: [t('employee_deduction.advance'), t('employee_deduction.advance_words')],
      loan: [t('employee_deduction.loan_instalment'), t('employee_deduction.loan_instalment_words')],
      fine: [t('employee_deduction.fine'), t('employee_deduction.fine_words')],
      damage: [t('employee_deduction.damage'), t('employee_deduction.damage_words')],
      penalty: [t('employee_deduction.penalty'), t('employee_deduction.penalty_words')],
      maintenance: [t('employee_deduction.maintenance'), t('employee_deduction.maintenance_words')],
      other: [t('employee_deduction.other'), t('employee_deduction.other_words')],
    },
  },
  sample: { amount: '500', kind: 'Amount', daysOfPay: '' },
});
