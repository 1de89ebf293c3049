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
