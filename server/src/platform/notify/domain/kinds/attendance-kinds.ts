import { t } from '../../../texts/text';
import { kind } from './kind';

/** Corrections of attendance, rosters and swaps. */
export const attendanceKinds = {
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
};
