import { importable } from '../../../platform/import/importable';
import { documentType } from './document-type';
import { t } from '../texts/text';

export const documentTypeImport = importable(documentType, {
  label: t('document_type.document_types'),
  key: ['name'],
  columns: {
    name: [t('document_type.document_type_2'), t('document_type.document_type_2_words')],
    category: [t('document_type.category'), t('document_type.category_words')],
    appliesTo: [t('document_type.documents'), t('document_type.documents_words')],
    hasExpiry: [t('document_type.expires'), t('document_type.expires_words')],
    isRequired: [t('document_type.needed_everybody'), t('document_type.needed_everybody_words')],
    requiredPositionIds: [t('document_type.needed_positions'), t('document_type.needed_positions_words')],
    numberFormat: [t('document_type.form_number'), t('document_type.form_number_words')],
    retentionMonths: [t('document_type.kept_months'), t('document_type.kept_months_words')],
    sortOrder: [t('document_type.order'), t('document_type.order_words')],
    employeeAccess: [t('document_type.employee'), t('document_type.employee_words')],
    isSeenByManagers: [t('document_type.seen_managers'), t('document_type.seen_managers_words')],
    description: [t('document_type.description'), t('document_type.description_words')],
  },
  choices: {
    employeeAccess: {
      upload: [t('document_type.sees_uploads'), t('document_type.sees_uploads_words')],
      read: [t('document_type.sees'), t('document_type.sees_words')],
      none: [t('document_type.neither'), t('document_type.neither_words')],
    },
    appliesTo: {
      company: [t('document_type.company'), t('document_type.company_words')],
      vendor: [t('document_type.vendors'), t('document_type.vendors_words')],
      employee: [t('document_type.employees'), t('document_type.employees_words')],
    },
  },
});
