import { t } from '../../../texts/text';
import { kind } from './kind';

/** Approvals that wait, and for whom. */
export const approvalKinds = {
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
};
