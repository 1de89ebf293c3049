import type { Module } from '../../platform/module';
import { answers } from './pay.answers';
import { bankAccountApproval } from './bank/bank-account/bank-account.approval';
import { BankAccountResolver } from './bank/bank-account/bank-account.resolver';
import { PayrollPaymentLineResolver } from './bank/payroll-payment-line/payroll-payment-line';
import { PayrollPaymentResolver } from './bank/payroll-payment/payroll-payment.resolver';
import { compensationAssignmentApproval } from './items/compensation-assignment/compensation-assignment.approval';
import { CompensationAssignmentResolver } from './items/compensation-assignment/compensation-assignment.resolver';
import { CompensationResolver } from './items/compensation/compensation';
import { deductionAssignmentApproval } from './items/deduction-assignment/deduction-assignment.approval';
import { DeductionAssignmentResolver } from './items/deduction-assignment/deduction-assignment.resolver';
import { DeductionResolver } from './items/deduction/deduction';
import { EmployeeDeductionResolver } from './items/employee-deduction/employee-deduction';
import { employeeLoanApproval } from './items/employee-loan/employee-loan.approval';
import { EmployeeLoanResolver } from './items/employee-loan/employee-loan.resolver';
import { EmployeeRewardResolver } from './items/employee-reward/employee-reward.resolver';
import { employeeSalaryApproval } from './items/employee-salary/employee-salary.approval';
import { EmployeeSalaryResolver } from './items/employee-salary/employee-salary.resolver';
import { leaveEncashmentApproval } from './items/leave-encashment/leave-encashment.approval';
import { LeaveEncashmentResolver } from './items/leave-encashment/leave-encashment.resolver';
import { LoanInstalmentResolver } from './items/loan-instalment/loan-instalment';
import { PayComponentResolver } from './items/pay-component/pay-component.resolver';
import { PayTableRowResolver } from './items/pay-table-row/pay-table-row';
import { SalaryFormulaResolver } from './items/salary-formula/salary-formula';
import { MyContributionsResolver } from './runs/contributions/my-contributions';
import { ContributionStatementResolver } from './runs/contributions/contribution-statement.resolver';
import { NotInPayrollResolver } from './runs/payroll-run/load-inputs/not-in-payroll.resolver';
import { payslipMailJobs } from './runs/payroll-run/mail/payslip-mail.job';
import { payEntryApprovals } from './items/pay-entry/pay-entry.approval';
import { endOfServiceApproval } from './termination/end-of-service/end-of-service.approval';
import { payrollRunApproval } from './runs/payroll-run/payroll-run.approval';
import { PayrollRunResolver } from './runs/payroll-run/payroll-run.resolver';
import { PayTrialResolver } from './runs/payroll-run/trial/pay-trial.resolver';
import { payrollJobs } from './runs/payroll-run/stale-runs/payroll-run.job';
import { PayslipHoldResolver } from './runs/payslip-hold/payslip-hold';
import { PayslipResolver } from './runs/payslip/payslip.resolver';
import { EndOfServiceResolver } from './termination/end-of-service/end-of-service.resolver';
import { provisionJobs } from './termination/eos-provision/eos-provision.job';
import { EosProvisionResolver } from './termination/eos-provision/eos-provision.resolver';
import { LeaveLiabilityResolver } from './termination/leave-liability/leave-liability.resolver';
import { employeeSalaryImport } from './items/employee-salary/employee-salary.import';
import { bankAccountImport } from './bank/bank-account/bank-account.import';
import { compensationImport } from './items/compensation/compensation.import';
import { deductionImport } from './items/deduction/deduction.import';
import { compensationAssignmentImport } from './items/compensation-assignment/compensation-assignment.import';
import { deductionAssignmentImport } from './items/deduction-assignment/deduction-assignment.import';
import { employeeRewardImport } from './items/employee-reward/employee-reward.import';
import { employeeDeductionImport } from './items/employee-deduction/employee-deduction.import';
import { employeeLoanImport } from './items/employee-loan/employee-loan.import';
import { TaxRegistrationResolver } from './items/tax-registration/tax-registration';
import { taxRegistrationImport } from './items/tax-registration/tax-registration.import';
import { contributionSchemeApproval } from './items/contribution-scheme/contribution-scheme.approval';
import { ContributionSchemeResolver } from './items/contribution-scheme/contribution-scheme.resolver';
import { InsuranceRegistrationResolver } from './items/insurance-registration/insurance-registration';
import { IncomeTaxRulesResolver } from './items/tax-registration/income-tax-rules.resolver';
import { PayCalendarResolver } from './items/pay-group/pay-calendar.resolver';
import { PayGroupResolver } from './items/pay-group/pay-group';
import { PayGroupAssignmentResolver } from './items/pay-group-assignment/pay-group-assignment';
import { PayStatementsResolver } from './runs/statements/pay-statements.resolver';
import { TaxCertificatesResolver } from './runs/tax-certificates/tax-certificates.resolver';
import { InsuranceRatesResolver } from './items/insurance-registration/insurance-rates.resolver';
import { CountryRulesResolver } from './items/country-rules/country-rules.resolver';
import { insuranceRegistrationImport } from './items/insurance-registration/insurance-registration.import';
import { JournalEntryResolver } from './accounting/journal-entry/journal-entry.resolver';
import { PostingRuleResolver } from './accounting/posting-rule/posting-rule';
import { ledgerAccountImport } from './accounting/ledger-account/ledger-account.import';
import { LedgerAccountResolver } from './accounting/ledger-account/ledger-account';
import { ProvisionRuleResolver } from './termination/provision-rule/provision-rule';

export const pay: Module = {
  answers,
  resolvers: [
    ...ProvisionRuleResolver,
    MyContributionsResolver,
    ...LedgerAccountResolver,
    ...PostingRuleResolver,
    ...JournalEntryResolver,
    ...EmployeeSalaryResolver,
    ...CompensationResolver,
    ...CompensationAssignmentResolver,
    ...DeductionResolver,
    ...DeductionAssignmentResolver,
    ...SalaryFormulaResolver,
    ...PayComponentResolver,
    ...PayTableRowResolver,
    PayTrialResolver,
    ...EmployeeLoanResolver,
    ...LoanInstalmentResolver,
    ...EmployeeRewardResolver,
    ...EmployeeDeductionResolver,
    ...ContributionSchemeResolver,
    ...InsuranceRegistrationResolver,
    ...TaxRegistrationResolver,
    ...PayGroupResolver,
    PayCalendarResolver,
    ...PayGroupAssignmentResolver,
    ...EndOfServiceResolver,
    ...EosProvisionResolver,
    LeaveLiabilityResolver,
    ...PayrollRunResolver,
    NotInPayrollResolver,
    ContributionStatementResolver,
    InsuranceRatesResolver,
    CountryRulesResolver,
    IncomeTaxRulesResolver,
    TaxCertificatesResolver,
    PayStatementsResolver,
    ...PayslipResolver,
    ...LeaveEncashmentResolver,
    ...PayslipHoldResolver,
    ...BankAccountResolver,
    ...PayrollPaymentResolver,
    ...PayrollPaymentLineResolver,
  ],
  importables: [
    employeeSalaryImport,
    bankAccountImport,
    compensationImport,
    deductionImport,
    compensationAssignmentImport,
    deductionAssignmentImport,
    employeeRewardImport,
    employeeDeductionImport,
    employeeLoanImport,
    insuranceRegistrationImport,
    taxRegistrationImport,
    ledgerAccountImport,
  ],
  approvals: [
    bankAccountApproval,
    compensationAssignmentApproval,
    contributionSchemeApproval,
    deductionAssignmentApproval,
    employeeLoanApproval,
    employeeSalaryApproval,
    ...payEntryApprovals,
    endOfServiceApproval,
    leaveEncashmentApproval,
    payrollRunApproval,
  ],
  jobs: (services) => ({
    ...payrollJobs(services),
    ...payslipMailJobs(services),
    ...provisionJobs(services),
  }),
  schedule: ['* * * * * fail_abandoned_payroll_runs', '45 3 * * * calculate_provisions ?fill=1d'],
  longJobs: ['calculate_provisions'],
};
