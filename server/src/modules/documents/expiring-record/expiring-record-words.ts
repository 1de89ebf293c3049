import type { Words } from '../../../platform/import/importable';
import { t } from '../texts/text';

/** What people call the columns that lists of documents share, the company's and its employees'. */
export const documentColumns = {
  number: [
    t('expiring_record_words.document_columns.number'),
    'document number|document no|doc no|no|reference|ref|serial number|رقم المستند|رقم الوثيقة',
  ],
  issueDate: [
    t('expiring_record_words.document_columns.issue_date'),
    'issue date|date of issue|issued on|valid from|start date|from|من تاريخ',
  ],
  expiryDate: [
    t('expiring_record_words.document_columns.expiry_date'),
    'expiry date|expiry|expiration|expiration date|valid until|valid to|end date|until',
  ],
  issuingAuthority: [
    t('expiring_record_words.document_columns.issuing_authority'),
    'issued by|issuer|authority|issuing body|جهة الإصدار|صادر عن',
  ],
  issuingCountry: [
    t('expiring_record_words.document_columns.issuing_country'),
    'issuing country|issued in|country|دولة الإصدار|الدولة|البلد',
  ],
  notifyBeforeDays: [
    t('expiring_record_words.document_columns.notify_before_days'),
    'remind before|notice days|notify before days|reminder days|notice|التذكير قبل',
  ],
  status: [t('expiring_record_words.document_columns.status'), 'state'],
  description: [t('expiring_record_words.description'), 'notes|remarks|comment|details|ملاحظات'],
} satisfies Record<string, Words>;

export const documentStatusWords = {
  draft: [t('expiring_record_words.document_status_words.draft')],
  active: [t('expiring_record_words.document_status_words.active'), 'active|valid|current|open|نشط|ساري|سارٍ'],
  archived: [t('expiring_record_words.document_status_words.archived'), 'archive|old|closed|inactive|أرشيف|قديم'],
} satisfies Record<string, Words>;
