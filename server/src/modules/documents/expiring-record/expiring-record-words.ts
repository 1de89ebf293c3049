import type { Words } from '../../../platform/import/importable';

/** What people call the columns that lists of documents share, the company's and its employees'. */
export const documentColumns = {
  number: [
    'Number',
    'الرقم',
    'document number|document no|doc no|no|reference|ref|serial number|رقم المستند|رقم الوثيقة',
  ],
  issueDate: ['Issued', 'تاريخ الإصدار', 'issue date|date of issue|issued on|valid from|start date|from|من تاريخ'],
  expiryDate: [
    'Expires',
    'تاريخ الانتهاء',
    'expiry date|expiry|expiration|expiration date|valid until|valid to|end date|until',
  ],
  issuingAuthority: [
    'Issuing authority',
    'الجهة المصدرة',
    'issued by|issuer|authority|issuing body|جهة الإصدار|صادر عن',
  ],
  issuingCountry: ['Country of issue', 'بلد الإصدار', 'issuing country|issued in|country|دولة الإصدار|الدولة|البلد'],
  notifyBeforeDays: [
    'Days of notice',
    'أيام التذكير',
    'remind before|notice days|notify before days|reminder days|notice|التذكير قبل',
  ],
  status: ['Status', 'الحالة', 'state'],
  description: ['Description', 'الوصف', 'notes|remarks|comment|details|ملاحظات'],
} satisfies Record<string, Words>;

export const documentStatusWords = {
  draft: ['Draft', 'مسودة'],
  active: ['In use', 'مستخدم', 'active|valid|current|open|نشط|ساري|سارٍ'],
  archived: ['Archived', 'مؤرشف', 'archive|old|closed|inactive|أرشيف|قديم'],
} satisfies Record<string, Words>;
