import type { Text } from '../../../../kernel/text/text';
import { t } from '../../../texts/text';

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

export interface KindFacts {
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

export const kind = (
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
