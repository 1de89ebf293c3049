import type { Words } from '../../../platform/import/importable';
import { t } from '../texts/text';

/** What people call the columns that lists of documents share, the company's and its employees'. */
export const documentColumns = {
  number: [
    t('expiring_record_words.document_columns.number'),
    t('expiring_record_words.document_columns.number_words'),
  ],
  issueDate: [
    t('expiring_record_words.document_columns.issue_date'),
    t('expiring_record_words.document_columns.issue_date_words'),
  ],
  expiryDate: [
    t('expiring_record_words.document_columns.expiry_date'),
    t('expiring_record_words.document_columns.expiry_date_words'),
  ],
  issuingAuthority: [
    t('expiring_record_words.document_columns.issuing_authority'),
    t('expiring_record_words.document_columns.issuing_authority_words'),
  ],
  issuingCountry: [
    t('expiring_record_words.document_columns.issuing_country'),
    t('expiring_record_words.document_columns.issuing_country_words'),
  ],
  notifyBeforeDays: [
    t('expiring_record_words.document_columns.notify_before_days'),
    t('expiring_record_words.document_columns.notify_before_days_words'),
  ],
  status: [
    t('expiring_record_words.document_columns.status'),
    t('expiring_record_words.document_columns.status_words'),
  ],
  description: [t('expiring_record_words.description'), t('expiring_record_words.description_words')],
} satisfies Record<string, Words>;

export const documentStatusWords = {
  draft: [t('expiring_record_words.document_status_words.draft')],
  active: [
    t('expiring_record_words.document_status_words.active'),
    t('expiring_record_words.document_status_words.active_words'),
  ],
  archived: [
    t('expiring_record_words.document_status_words.archived'),
    t('expiring_record_words.document_status_words.archived_words'),
  ],
} satisfies Record<string, Words>;
