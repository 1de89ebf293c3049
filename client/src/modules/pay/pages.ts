import type { Page } from '../../app/page';

export const pages: Page[] = [
  {
    path: 'leave-encashments',
    subject: 'LeaveEncashment',
    load: () => import('./leave-encashment/leave-encashments.screen'),
  },
  { path: 'payroll-runs', subject: 'PayrollRun', load: () => import('./payroll-run/payroll-runs.screen') },
  {
    path: 'payroll-runs/in-no-run',
    subject: 'PayrollRun',
    load: () => import('./payroll-run/in-no-run.page'),
  },
  {
    path: 'payroll-runs/what-if',
    subject: 'PayrollRun',
    action: 'calculate',
    load: () => import('./payroll-run/what-if.page'),
  },
  {
    path: 'payroll-runs/:id',
    subject: 'PayrollRun',
    load: () => import('./payroll-run/payroll-run.page'),
  },
  {
    path: 'payroll-payments',
    subject: 'PayrollPayment',
    load: () => import('./payroll-payment/payroll-payments.screen'),
  },
  {
    path: 'bank-accounts',
    subject: 'BankAccount',
    load: () => import('./bank-account/bank-accounts.screen'),
  },
  { path: 'my-payslips', subject: 'Payslip', load: () => import('./payslip/my-payslips.page') },
  { path: 'pay-statements/register', subject: 'Payslip', load: () => import('./pay-statement/register.page') },
  { path: 'pay-statements/variance', subject: 'Payslip', load: () => import('./pay-statement/variance.page') },
  { path: 'pay-statements/cost', subject: 'Payslip', load: () => import('./pay-statement/cost.page') },
  { path: 'pay-statements/leave', subject: 'EosProvision', load: () => import('./pay-statement/leave.page') },
  { path: 'payslips', subject: 'Payslip', load: () => import('./payslip/payslips.screen') },
  { path: 'payslips/:id', subject: 'Payslip', load: () => import('./payslip/payslip.page') },
  {
    path: 'compensations',
    subject: 'Compensation',
    load: () => import('./compensation/compensations.screen'),
  },
  { path: 'deductions', subject: 'Deduction', load: () => import('./deduction/deductions.screen') },
  {
    path: 'salary-formulas',
    subject: 'SalaryFormula',
    load: () => import('./salary-formula/salary-formulas.screen'),
  },
  {
    path: 'compensations/:id/what-if',
    subject: 'PayrollRun',
    action: 'calculate',
    load: () => import('./compensation/what-if.page'),
  },
  {
    path: 'deductions/:id/what-if',
    subject: 'PayrollRun',
    action: 'calculate',
    load: () => import('./deduction/what-if.page'),
  },
  {
    path: 'pay-tables/:id/what-if',
    subject: 'PayrollRun',
    action: 'calculate',
    load: () => import('./pay-table-row/what-if.page'),
  },
  {
    path: 'salary-formulas/:id/what-if',
    subject: 'PayrollRun',
    action: 'calculate',
    load: () => import('./salary-formula/what-if.page'),
  },
  {
    path: 'pay-components',
    subject: 'PayComponent',
    load: () => import('./pay-component/pay-components.screen'),
  },
  {
    path: 'contribution-schemes',
    subject: 'ContributionScheme',
    load: () => import('./contribution-scheme/contribution-schemes.screen'),
  },
  { path: 'pay-tables', subject: 'PayTableRow', load: () => import('./pay-table-row/pay-tables.screen') },
  {
    path: 'employee-rewards',
    subject: 'EmployeeReward',
    load: () => import('./employee-reward/employee-rewards.screen'),
  },
  {
    path: 'employee-loans',
    subject: 'EmployeeLoan',
    load: () => import('./employee-loan/employee-loans.screen'),
  },
  {
    path: 'employee-deductions',
    subject: 'EmployeeDeduction',
    load: () => import('./employee-deduction/employee-deductions.screen'),
  },
  {
    path: 'end-of-service',
    subject: 'EndOfService',
    load: () => import('./end-of-service/end-of-service.screen'),
  },
  {
    path: 'eos-provisions',
    subject: 'EosProvision',
    load: () => import('./eos-provision/eos-provisions.screen'),
  },
  {
    path: 'end-of-service/:id',
    subject: 'EndOfService',
    load: () => import('./end-of-service/end-of-service.page'),
  },
  {
    path: 'tax-registrations/rules',
    subject: 'TaxRegistration',
    load: () => import('./tax-registration/income-tax-rules.page'),
  },
  {
    path: 'tax-registrations/certificates',
    subject: 'Payslip',
    load: () => import('./tax-registration/tax-certificates.page'),
  },
  {
    path: 'tax-registrations',
    subject: 'TaxRegistration',
    load: () => import('./tax-registration/tax-registrations.screen'),
  },
  {
    path: 'insurance-registrations/rates',
    subject: 'InsuranceRegistration',
    load: () => import('./insurance-registration/insurance-rates.page'),
  },
  {
    path: 'insurance-registrations/contributions',
    subject: 'Payslip',
    load: () => import('./insurance-registration/contributions.page'),
  },
  {
    path: 'insurance-registrations',
    subject: 'InsuranceRegistration',
    load: () => import('./insurance-registration/insurance-registrations.screen'),
  },
  { path: 'pay-groups', subject: 'PayGroup', load: () => import('./pay-group/pay-groups.screen') },
  {
    path: 'pay-groups/assignments',
    subject: 'PayGroupAssignment',
    load: () => import('./pay-group/assignments.screen'),
  },
  { path: 'country-rules', subject: 'PayComponent', load: () => import('./country-rules/country-rules.page') },
  {
    path: 'posting-rules',
    subject: 'PostingRule',
    load: () => import('./accounting/posting-rule/posting-rules.screen'),
  },
  {
    path: 'journal-entries',
    subject: 'JournalEntry',
    load: () => import('./accounting/journal-entry/journal-entries.screen'),
  },
  {
    path: 'journal-entries/:id',
    subject: 'JournalEntry',
    load: () => import('./accounting/journal-entry/journal-entry.page'),
  },
  {
    path: 'ledger-accounts',
    subject: 'LedgerAccount',
    load: () => import('./accounting/ledger-account/ledger-accounts.screen'),
  },
  {
    path: 'provision-rules',
    subject: 'ProvisionRule',
    load: () => import('./eos-provision/provision-rule/provision-rules.screen'),
  },
];
