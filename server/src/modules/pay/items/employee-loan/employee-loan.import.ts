import { employeeBesideNames, importable } from '../../../../platform/import/importable';
import { employeeLoan } from './employee-loan';
import { t } from '../../texts/text';

/** Loans, those among them that are being repaid already: they begin as drafts and are approved like others. */
export const employeeLoanImport = importable(employeeLoan, {
  label: t('employee_loan.loans_new_being_repaid_already'),
  key: ['employeeId', 'reason', 'firstDue'],
  columns: {
    employeeId: employeeBesideNames,
    reason: [t('employee_loan.what'), t('employee_loan.what_words')],
    principal: [t('employee_loan.amount'), t('employee_loan.amount_words')],
    instalments: [t('employee_loan.months_repay'), t('employee_loan.months_repay_words')],
    firstDue: [t('employee_loan.first_instalment_due'), t('employee_loan.first_instalment_due_words')],
    yearlyRate: [t('employee_loan.interest_year_percent'), t('employee_loan.interest_year_percent_words')],
    method: [t('employee_loan.interest'), t('employee_loan.interest_words')],
    paidOutBefore: [t('employee_loan.paid_out'), t('employee_loan.paid_out_words')],
    repaidBefore: [t('employee_loan.repaid_so_far'), t('employee_loan.repaid_so_far_words')],
    description: [t('employee_loan.description'), t('employee_loan.description_words')],
  },
  choices: {
    method: {
      reducing: [t('employee_loan.what_still_owed'), t('employee_loan.what_still_owed_words')],
      flat: [t('employee_loan.whole_loan'), t('employee_loan.whole_loan_words')],
    },
  },
  sample: {
    reason: 'Car',
    principal: '6000',
    instalments: '12',
    yearlyRate: '0',
    firstDue: '2026-01-31',
    paidOutBefore: '2026-01-05',
    repaidBefore: '1000',
  },
});
