import { t } from '../../../texts/text';
import { kind } from './kind';

/** What ends or is due, and what the company itself hears of. */
export const companyKinds = {
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
  domain_lost: kind(
    'work',
    'CompanyDomain.check',
    t('notification_kinds.domain_lost.label'),
    t('notification_kinds.domain_lost.sentence'),
  ),
  webhook_paused: kind(
    'work',
    'Webhook.update',
    t('notification_kinds.webhook_paused.label'),
    t('notification_kinds.webhook_paused.sentence'),
  ),
  certificate_ending: kind(
    'users',
    'IdentityProvider.update',
    t('notification_kinds.certificate_ending.label'),
    t('notification_kinds.certificate_ending.sentence'),
  ),
  factor_reset_asked: kind(
    'users',
    'CompanyUser.change_password',
    t('notification_kinds.factor_reset_asked.label'),
    t('notification_kinds.factor_reset_asked.sentence'),
  ),
  user_added: kind(
    'users',
    'CompanyUser.update',
    t('notification_kinds.user_added.label'),
    t('notification_kinds.user_added.sentence'),
  ),
};
