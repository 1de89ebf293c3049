import type { Text } from '../../../../kernel/text/text';
import { t } from '../../../texts/text';
import { kind, type KindFacts } from './kind';

const cover = (label: Text, text: Text): KindFacts => ({
  ...kind('leave', 'EmployeeLeave.read', label, text),
  page: '/my-leave',
});

/** Leave, and who covers it. */
export const leaveKinds = {
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
};
