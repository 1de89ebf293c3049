import { t } from '../../../texts/text';
import { kind } from './kind';

/** Documents of the company and of employees. */
export const documentKinds = {
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
};
