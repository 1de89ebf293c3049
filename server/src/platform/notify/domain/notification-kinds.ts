import { approvalKinds } from './kinds/approval-kinds';
import { leaveKinds } from './kinds/leave-kinds';
import { attendanceKinds } from './kinds/attendance-kinds';
import { requestKinds } from './kinds/request-kinds';
import { payKinds } from './kinds/pay-kinds';
import { documentKinds } from './kinds/document-kinds';
import { companyKinds } from './kinds/company-kinds';
import type { KindFacts } from './kinds/kind';

export { topicLabels } from './kinds/kind';

/** Everything people are told of, in the order they choose from. */
export const notificationKinds = {
  ...approvalKinds,
  ...leaveKinds,
  ...attendanceKinds,
  ...requestKinds,
  ...payKinds,
  ...documentKinds,
  ...companyKinds,
} satisfies Record<string, KindFacts>;

export type NotificationKind = keyof typeof notificationKinds;

export const isNotificationKind = (kind: string): kind is NotificationKind => Object.hasOwn(notificationKinds, kind);
export const factsOfKind = (kind: NotificationKind): KindFacts => notificationKinds[kind];
export const kindNames = Object.keys(notificationKinds) as NotificationKind[];

/** What waits for somebody, and what was decided about something of their own. */
const mailedAtFirst: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'approval_due',
  'approval_delegated',
  'approval_reminder',
  'approval_escalated',
  'leave_submitted',
  'leave_cancel_asked',
  'leave_approved',
  'leave_rejected',
  'leave_cancelled',
  'encashment_submitted',
  'encashment_approved',
  'encashment_rejected',
  'correction_submitted',
  'correction_approved',
  'correction_rejected',
  'swap_asked',
  'swap_waiting',
  'swap_declined',
  'swap_approved',
  'swap_rejected',
  'request_submitted',
  'request_decision_due',
  'request_to_fulfil',
  'request_fulfilment_due',
  'profile_change_waiting',
  'profile_change_approved',
  'profile_change_rejected',
  'loan_consent_asked',
  'payroll_waiting',
  'payroll_returned',
  'document_requested',
  'document_to_confirm',
  'document_submitted',
  'document_rejected',
]);

/** Whether a mail of the notification itself goes out to whoever has not chosen yet. */
export const isMailedAtFirst = (kind: NotificationKind): boolean => mailedAtFirst.has(kind);
