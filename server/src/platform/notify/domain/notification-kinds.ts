import type { Text } from '../../../kernel/text/text';
import { t } from '../../texts/text';

export const notificationTopics = [
  'approvals',
  'leave',
  'attendance',
  'requests',
  'pay',
  'payroll',
  'documents',
  'work',
  'users',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

export const topicLabels: Record<NotificationTopic, Text> = {
  approvals: t('notification_kinds.topic_labels.approvals'),
  leave: t('notification_kinds.topic_labels.leave'),
  attendance: t('notification_kinds.topic_labels.attendance'),
  requests: t('notification_kinds.topic_labels.requests'),
  pay: t('notification_kinds.topic_labels.pay'),
  payroll: t('notification_kinds.topic_labels.payroll'),
  documents: t('notification_kinds.topic_labels.documents'),
  work: t('notification_kinds.topic_labels.work'),
  users: t('notification_kinds.topic_labels.users'),
};

interface KindFacts {
  topic: NotificationTopic;
  /** What it is about, where one chooses which to get. */
  label: Text;
  /** The sentence; {names} are facts of the row, and {actor} who did it. */
  text: Text;
  /** What the choice to get it needs: who may not do this to any such row never gets one. */
  needs: { subject: string; action: string };
  /** Where it leads in place of the row. It is told also to whom the row is closed: the sentence is all they learn. */
  page?: string;
  /** A mail of its own goes out for it already; the choice is whether that one does. */
  isMailedOtherwise?: true;
}

const kind = (
  topic: NotificationTopic,
  needs: string,
  label: Text,
  text: Text,
  isMailedOtherwise?: true,
): KindFacts => {
  const [subject, action] = needs.split('.') as [string, string];
  return {
    topic,
    needs: { subject, action },
    label,
    text,
    isMailedOtherwise,
  };
};

const cover = (label: Text, text: Text): KindFacts => ({
  ...kind('leave', 'EmployeeLeave.read', label, text),
  page: '/my-leave',
});

/** Everything people are told of, in the order they choose from. */
export const notificationKinds = {
  approval_due: kind(
    'approvals',
    '*.approve',
    t('notification_kinds.approval_due.label'),
    t('notification_kinds.approval_due.sentence'),
  ),
  approval_delegated: kind(
    'approvals',
    '*.approve',
    t('notification_kinds.approval_delegated.label'),
    t('notification_kinds.approval_delegated.sentence'),
  ),
  approval_reminder: kind(
    'approvals',
    '*.approve',
    t('notification_kinds.approval_reminder.label'),
    t('notification_kinds.approval_reminder.sentence'),
  ),
  approval_escalated: kind(
    'approvals',
    '*.approve',
    t('notification_kinds.approval_escalated.label'),
    t('notification_kinds.approval_escalated.sentence'),
  ),
  approval_withdrawn: kind(
    'approvals',
    '*.approve',
    t('notification_kinds.approval_withdrawn.label'),
    t('notification_kinds.approval_withdrawn.sentence'),
  ),
  leave_submitted: kind(
    'leave',
    'EmployeeLeave.approve',
    t('notification_kinds.leave_submitted.label'),
    t('notification_kinds.leave_submitted.sentence'),
  ),
  leave_approved: kind(
    'leave',
    'EmployeeLeave.read',
    t('notification_kinds.leave_approved.label'),
    t('notification_kinds.leave_approved.sentence'),
  ),
  leave_rejected: kind(
    'leave',
    'EmployeeLeave.read',
    t('notification_kinds.leave_rejected.label'),
    t('notification_kinds.leave_rejected.sentence'),
  ),
  leave_cancelled: kind(
    'leave',
    'EmployeeLeave.read',
    t('notification_kinds.leave_cancelled.label'),
    t('notification_kinds.leave_cancelled.sentence'),
  ),
  leave_cancel_asked: kind(
    'leave',
    'EmployeeLeave.approve',
    t('notification_kinds.leave_cancel_asked.label'),
    t('notification_kinds.leave_cancel_asked.sentence'),
  ),
  leave_cancel_withdrawn: kind(
    'leave',
    'EmployeeLeave.approve',
    t('notification_kinds.leave_cancel_withdrawn.label'),
    t('notification_kinds.leave_cancel_withdrawn.sentence'),
  ),
  leave_kept: kind(
    'leave',
    'EmployeeLeave.read',
    t('notification_kinds.leave_kept.label'),
    t('notification_kinds.leave_kept.sentence'),
  ),
  leave_given_back: kind(
    'leave',
    'EmployeeLeave.read',
    t('notification_kinds.leave_given_back.label'),
    t('notification_kinds.leave_given_back.sentence'),
  ),
  leave_replaced: cover(t('notification_kinds.leave_replaced.label'), t('notification_kinds.leave_replaced.sentence')),
  leave_replaced_no_more: cover(
    t('notification_kinds.leave_replaced_no_more.label'),
    t('notification_kinds.leave_replaced_no_more.sentence'),
  ),
  leave_replaced_by_other: cover(
    t('notification_kinds.leave_replaced_by_other.label'),
    t('notification_kinds.leave_replaced_by_other.sentence'),
  ),
  encashment_submitted: kind(
    'leave',
    'LeaveEncashment.approve',
    t('notification_kinds.encashment_submitted.label'),
    t('notification_kinds.encashment_submitted.sentence'),
  ),
  encashment_approved: kind(
    'leave',
    'LeaveEncashment.read',
    t('notification_kinds.encashment_approved.label'),
    t('notification_kinds.encashment_approved.sentence'),
  ),
  encashment_rejected: kind(
    'leave',
    'LeaveEncashment.read',
    t('notification_kinds.encashment_rejected.label'),
    t('notification_kinds.encashment_rejected.sentence'),
  ),
  correction_submitted: kind(
    'attendance',
    'AttendanceCorrection.approve',
    t('notification_kinds.correction_submitted.label'),
    t('notification_kinds.correction_submitted.sentence'),
  ),
  correction_approved: kind(
    'attendance',
    'AttendanceCorrection.read',
    t('notification_kinds.correction_approved.label'),
    t('notification_kinds.correction_approved.sentence'),
  ),
  correction_rejected: kind(
    'attendance',
    'AttendanceCorrection.read',
    t('notification_kinds.correction_rejected.label'),
    t('notification_kinds.correction_rejected.sentence'),
  ),
  roster_published: kind(
    'attendance',
    'RosteredShift.read',
    t('notification_kinds.roster_published.label'),
    t('notification_kinds.roster_published.sentence'),
  ),
  roster_changed: kind(
    'attendance',
    'RosteredShift.read',
    t('notification_kinds.roster_changed.label'),
    t('notification_kinds.roster_changed.sentence'),
  ),
  roster_removed: kind(
    'attendance',
    'RosteredShift.read',
    t('notification_kinds.roster_removed.label'),
    t('notification_kinds.roster_removed.sentence'),
  ),
  swap_asked: kind(
    'attendance',
    'ShiftSwap.create',
    t('notification_kinds.swap_asked.label'),
    t('notification_kinds.swap_asked.sentence'),
  ),
  swap_declined: kind(
    'attendance',
    'ShiftSwap.create',
    t('notification_kinds.swap_declined.label'),
    t('notification_kinds.swap_declined.sentence'),
  ),
  swap_waiting: kind(
    'attendance',
    'ShiftSwap.approve',
    t('notification_kinds.swap_waiting.label'),
    t('notification_kinds.swap_waiting.sentence'),
  ),
  swap_approved: kind(
    'attendance',
    'ShiftSwap.read',
    t('notification_kinds.swap_approved.label'),
    t('notification_kinds.swap_approved.sentence'),
  ),
  swap_rejected: kind(
    'attendance',
    'ShiftSwap.read',
    t('notification_kinds.swap_rejected.label'),
    t('notification_kinds.swap_rejected.sentence'),
  ),
  request_submitted: kind(
    'requests',
    'FormRequest.approve',
    t('notification_kinds.request_submitted.label'),
    t('notification_kinds.request_submitted.sentence'),
  ),
  request_approved: kind(
    'requests',
    'FormRequest.read',
    t('notification_kinds.request_approved.label'),
    t('notification_kinds.request_approved.sentence'),
    true,
  ),
  request_rejected: kind(
    'requests',
    'FormRequest.read',
    t('notification_kinds.request_rejected.label'),
    t('notification_kinds.request_rejected.sentence'),
    true,
  ),
  request_returned: kind(
    'requests',
    'FormRequest.read',
    t('notification_kinds.request_returned.label'),
    t('notification_kinds.request_returned.sentence'),
    true,
  ),
  request_decision_due: kind(
    'requests',
    'FormRequest.approve',
    t('notification_kinds.request_decision_due.label'),
    t('notification_kinds.request_decision_due.sentence'),
  ),
  request_to_fulfil: kind(
    'requests',
    'FormRequest.fulfil',
    t('notification_kinds.request_to_fulfil.label'),
    t('notification_kinds.request_to_fulfil.sentence'),
  ),
  request_fulfilment_due: kind(
    'requests',
    'FormRequest.fulfil',
    t('notification_kinds.request_fulfilment_due.label'),
    t('notification_kinds.request_fulfilment_due.sentence'),
  ),
  request_fulfilled: kind(
    'requests',
    'FormRequest.read',
    t('notification_kinds.request_fulfilled.label'),
    t('notification_kinds.request_fulfilled.sentence'),
    true,
  ),
  request_disputed: kind(
    'requests',
    'FormRequest.fulfil',
    t('notification_kinds.request_disputed.label'),
    t('notification_kinds.request_disputed.sentence'),
  ),
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
  document_expiring: kind(
    'documents',
    'Document.update',
    t('notification_kinds.document_expiring.label'),
    t('notification_kinds.document_expiring.sentence'),
    true,
  ),
  employee_document_expiring: kind(
    'documents',
    'EmployeeDocument.read',
    t('notification_kinds.employee_document_expiring.label'),
    t('notification_kinds.employee_document_expiring.sentence'),
    true,
  ),
  document_requested: kind(
    'documents',
    'EmployeeDocument.submit',
    t('notification_kinds.document_requested.label'),
    t('notification_kinds.document_requested.sentence'),
  ),
  document_submitted: kind(
    'documents',
    'EmployeeDocument.verify',
    t('notification_kinds.document_submitted.label'),
    t('notification_kinds.document_submitted.sentence'),
  ),
  document_verified: kind(
    'documents',
    'EmployeeDocument.read',
    t('notification_kinds.document_verified.label'),
    t('notification_kinds.document_verified.sentence'),
  ),
  document_rejected: kind(
    'documents',
    'EmployeeDocument.read',
    t('notification_kinds.document_rejected.label'),
    t('notification_kinds.document_rejected.sentence'),
  ),
  company_document_submitted: kind(
    'documents',
    'Document.verify',
    t('notification_kinds.company_document_submitted.label'),
    t('notification_kinds.company_document_submitted.sentence'),
  ),
  company_document_rejected: kind(
    'documents',
    'Document.update',
    t('notification_kinds.company_document_rejected.label'),
    t('notification_kinds.company_document_rejected.sentence'),
  ),
  document_to_confirm: {
    ...kind(
      'documents',
      'Employee.read',
      t('notification_kinds.document_to_confirm.label'),
      t('notification_kinds.document_to_confirm.sentence'),
    ),
    page: '/to-confirm',
  },
  probation_ending: kind(
    'work',
    'Employee.read',
    t('notification_kinds.probation_ending.label'),
    t('notification_kinds.probation_ending.sentence'),
  ),
  contract_ending: kind(
    'work',
    'Employee.read',
    t('notification_kinds.contract_ending.label'),
    t('notification_kinds.contract_ending.sentence'),
  ),
  company_ending: kind(
    'users',
    'Company.update',
    t('notification_kinds.company_ending.label'),
    t('notification_kinds.company_ending.sentence'),
  ),
  licence_expiring: kind(
    'documents',
    'EmployeeLicence.read',
    t('notification_kinds.licence_expiring.label'),
    t('notification_kinds.licence_expiring.sentence'),
    true,
  ),
  vendor_licence_expiring: kind(
    'documents',
    'Vendor.update',
    t('notification_kinds.vendor_licence_expiring.label'),
    t('notification_kinds.vendor_licence_expiring.sentence'),
    true,
  ),
  vendor_account_waiting: kind(
    'pay',
    'Vendor.verify',
    t('notification_kinds.vendor_account_waiting.label'),
    t('notification_kinds.vendor_account_waiting.sentence'),
  ),
  vendor_account_verified: kind(
    'pay',
    'Vendor.update',
    t('notification_kinds.vendor_account_verified.label'),
    t('notification_kinds.vendor_account_verified.sentence'),
  ),
  vendor_account_rejected: kind(
    'pay',
    'Vendor.update',
    t('notification_kinds.vendor_account_rejected.label'),
    t('notification_kinds.vendor_account_rejected.sentence'),
  ),
  cme_due: kind(
    'documents',
    'EmployeeLicence.read',
    t('notification_kinds.cme_due.label'),
    t('notification_kinds.cme_due.sentence'),
    true,
  ),
  event_reminder: kind(
    'work',
    'Event.read',
    t('notification_kinds.event_reminder.label'),
    t('notification_kinds.event_reminder.sentence'),
  ),
  import_finished: kind(
    'work',
    'Import.read',
    t('notification_kinds.import_finished.label'),
    t('notification_kinds.import_finished.sentence'),
  ),
  import_failed: kind(
    'work',
    'Import.read',
    t('notification_kinds.import_failed.label'),
    t('notification_kinds.import_failed.sentence'),
  ),
  mail_failed: kind(
    'work',
    'Mail.read',
    t('notification_kinds.mail_failed.label'),
    t('notification_kinds.mail_failed.sentence'),
  ),
  webhook_paused: kind(
    'work',
    'Webhook.update',
    t('notification_kinds.webhook_paused.label'),
    t('notification_kinds.webhook_paused.sentence'),
  ),
  user_added: kind(
    'users',
    'CompanyUser.update',
    t('notification_kinds.user_added.label'),
    t('notification_kinds.user_added.sentence'),
  ),
} satisfies Record<string, KindFacts>;

export type NotificationKind = keyof typeof notificationKinds;

export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);
export const factsOfKind = (kind: NotificationKind): KindFacts => notificationKinds[kind];
export const kindNames = Object.keys(notificationKinds) as NotificationKind[];
