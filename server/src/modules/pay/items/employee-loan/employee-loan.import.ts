import { employeeBesideNames, importable } from '../../../../platform/import/importable';
import { employeeLoan } from './employee-loan';
import { t } from '../../texts/text';

/** Loans, those among them that are being repaid already: they begin as drafts and are approved like others. */
export const employeeLoanImport = importable(employeeLoan, {
  label: t('employee_loan.loans_new_being_repaid_already'),
  key: ['employeeId', 'reason', 'firstDue'],
  columns: {
    employeeId: employeeBesideNames,
    reason: [t('employee_loan.what'), 'reason|loan|loan type|purpose|نوع القرض|الغرض'],
    principal: [t('employee_loan.amount'), 'principal|loan amount|amount lent|مبلغ القرض|أصل القرض'],
    instalments: [
      t('employee_loan.months_repay'),
      'installments|instalments|months|number of instalments|term|عدد الأقساط|المدة',
    ],
    firstDue: [
      t('employee_loan.first_instalment_due'),
      'first due|first instalment|first installment|start date|تاريخ أول قسط',
    ],
    yearlyRate: [t('employee_loan.interest_year_percent'), 'interest|interest rate|rate|نسبة الفائدة'],
    method: [t('employee_loan.interest'), 'interest method|method'],
    paidOutBefore: [t('employee_loan.paid_out'), 'paid out|disbursed|disbursed on|loan date|date|تاريخ القرض'],
    repaidBefore: [t('employee_loan.repaid_so_far'), 'repaid|already repaid|paid back|repaid amount|المسدد'],
    description: [t('employee_loan.description'), 'notes|remarks|comment|ملاحظات'],
  },
  choices: {
    method: {
      reducing: [t('employee_loan.what_still_owed'), 'reducing|reducing balance|متناقصة'],
      flat: [t('employee_loan.whole_loan'), 'flat|fixed|ثابتة'],
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
