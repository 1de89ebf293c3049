import { t } from '../../../texts/text';
import { kind } from './kind';

/** What is paid and taken, and payroll. */
export const payKinds = {
  reward_submitted: kind(
    'pay',
    'EmployeeReward.approve',
    t('notification_kinds.reward_submitted.label'),
    t('notification_kinds.reward_submitted.sentence'),
  ),
  reward_approved: kind(
    'pay',
    'EmployeeReward.read',
    t('notification_kinds.reward_approved.label'),
    t('notification_kinds.reward_approved.sentence'),
  ),
  reward_rejected: kind(
    'pay',
    'EmployeeReward.read',
    t('notification_kinds.reward_rejected.label'),
    t('notification_kinds.reward_rejected.sentence'),
  ),
  reward_reversed: kind(
    'pay',
    'EmployeeReward.read',
    t('notification_kinds.reward_reversed.label'),
    t('notification_kinds.reward_reversed.sentence'),
  ),
  deduction_submitted: kind(
    'pay',
    'EmployeeDeduction.approve',
    t('notification_kinds.deduction_submitted.label'),
    t('notification_kinds.deduction_submitted.sentence'),
  ),
  deduction_approved: kind(
    'pay',
    'EmployeeDeduction.read',
    t('notification_kinds.deduction_approved.label'),
    t('notification_kinds.deduction_approved.sentence'),
  ),
  deduction_rejected: kind(
    'pay',
    'EmployeeDeduction.read',
    t('notification_kinds.deduction_rejected.label'),
    t('notification_kinds.deduction_rejected.sentence'),
  ),
  deduction_reversed: kind(
    'pay',
    'EmployeeDeduction.read',
    t('notification_kinds.deduction_reversed.label'),
    t('notification_kinds.deduction_reversed.sentence'),
  ),
  loan_submitted: kind(
    'pay',
    'EmployeeLoan.approve',
    t('notification_kinds.loan_submitted.label'),
    t('notification_kinds.loan_submitted.sentence'),
  ),
  loan_approved: kind(
    'pay',
    'EmployeeLoan.read',
    t('notification_kinds.loan_approved.label'),
    t('notification_kinds.loan_approved.sentence'),
  ),
  loan_rejected: kind(
    'pay',
    'EmployeeLoan.read',
    t('notification_kinds.loan_rejected.label'),
    t('notification_kinds.loan_rejected.sentence'),
  ),
  loan_paid_out: kind(
    'pay',
    'EmployeeLoan.read',
    t('notification_kinds.loan_paid_out.label'),
    t('notification_kinds.loan_paid_out.sentence'),
  ),
  loan_consent_asked: kind(
    'pay',
    'EmployeeLoan.consent',
    t('notification_kinds.loan_consent_asked.label'),
    t('notification_kinds.loan_consent_asked.sentence'),
  ),
  loan_consented: kind(
    'pay',
    'EmployeeLoan.read',
    t('notification_kinds.loan_consented.label'),
    t('notification_kinds.loan_consented.sentence'),
  ),
  bank_account_waiting: kind(
    'pay',
    'BankAccount.verify',
    t('notification_kinds.bank_account_waiting.label'),
    t('notification_kinds.bank_account_waiting.sentence'),
  ),
  bank_account_verified: kind(
    'pay',
    'BankAccount.read',
    t('notification_kinds.bank_account_verified.label'),
    t('notification_kinds.bank_account_verified.sentence'),
  ),
  salary_approved: kind(
    'pay',
    'EmployeeSalary.read',
    t('notification_kinds.salary_approved.label'),
    t('notification_kinds.salary_approved.sentence'),
  ),
  salary_rejected: kind(
    'pay',
    'EmployeeSalary.read',
    t('notification_kinds.salary_rejected.label'),
    t('notification_kinds.salary_rejected.sentence'),
  ),
  allowance_approved: kind(
    'pay',
    'CompensationAssignment.read',
    t('notification_kinds.allowance_approved.label'),
    t('notification_kinds.allowance_approved.sentence'),
  ),
  allowance_rejected: kind(
    'pay',
    'CompensationAssignment.read',
    t('notification_kinds.allowance_rejected.label'),
    t('notification_kinds.allowance_rejected.sentence'),
  ),
  regular_deduction_approved: kind(
    'pay',
    'DeductionAssignment.read',
    t('notification_kinds.regular_deduction_approved.label'),
    t('notification_kinds.regular_deduction_approved.sentence'),
  ),
  regular_deduction_rejected: kind(
    'pay',
    'DeductionAssignment.read',
    t('notification_kinds.regular_deduction_rejected.label'),
    t('notification_kinds.regular_deduction_rejected.sentence'),
  ),
  payslip_posted: kind(
    'pay',
    'Payslip.read',
    t('notification_kinds.payslip_posted.label'),
    t('notification_kinds.payslip_posted.sentence'),
  ),
  payroll_calculated: kind(
    'payroll',
    'PayrollRun.calculate',
    t('notification_kinds.payroll_calculated.label'),
    t('notification_kinds.payroll_calculated.sentence'),
  ),
  payroll_failed: kind(
    'payroll',
    'PayrollRun.calculate',
    t('notification_kinds.payroll_failed.label'),
    t('notification_kinds.payroll_failed.sentence'),
  ),
  payroll_waiting: kind(
    'payroll',
    'PayrollRun.approve',
    t('notification_kinds.payroll_waiting.label'),
    t('notification_kinds.payroll_waiting.sentence'),
  ),
  payroll_returned: kind(
    'payroll',
    'PayrollRun.read',
    t('notification_kinds.payroll_returned.label'),
    t('notification_kinds.payroll_returned.sentence'),
  ),
  payroll_approved: kind(
    'payroll',
    'PayrollRun.read',
    t('notification_kinds.payroll_approved.label'),
    t('notification_kinds.payroll_approved.sentence'),
  ),
};
