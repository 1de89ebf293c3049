import { t } from '../../../texts/text';
import { kind } from './kind';

/** Requests by form. */
export const requestKinds = {
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
  profile_change_waiting: kind(
    'requests',
    'ProfileChange.approve',
    t('notification_kinds.profile_change_waiting.label'),
    t('notification_kinds.profile_change_waiting.sentence'),
  ),
  profile_change_approved: kind(
    'requests',
    'ProfileChange.read',
    t('notification_kinds.profile_change_approved.label'),
    t('notification_kinds.profile_change_approved.sentence'),
  ),
  profile_change_rejected: kind(
    'requests',
    'ProfileChange.read',
    t('notification_kinds.profile_change_rejected.label'),
    t('notification_kinds.profile_change_rejected.sentence'),
  ),
};
