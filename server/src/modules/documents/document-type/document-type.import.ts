import { importable } from '../../../platform/import/importable';
import { documentType } from './document-type';
import { t } from '../texts/text';

export const documentTypeImport = importable(documentType, {
  label: t('document_type.document_types'),
  key: ['name'],
  columns: {
    name: [t('document_type.document_type_2'), 'name|type|type name|document|document name|الاسم|النوع'],
    category: [t('document_type.category'), 'group|heading|section|المجموعة'],
    appliesTo: [t('document_type.documents'), 'applies to|owner|belongs to|whose|for|ينطبق على'],
    hasExpiry: [t('document_type.expires'), 'has expiry|expiry|with expiry|ينتهي'],
    isRequired: [t('document_type.needed_everybody'), 'required|mandatory|is required|obligatory|إلزامي|مطلوب'],
    requiredPositionIds: [
      t('document_type.needed_positions'),
      'required positions|positions|required for|job titles|الوظائف',
    ],
    numberFormat: [t('document_type.form_number'), 'number format|format|pattern|mask'],
    retentionMonths: [t('document_type.kept_months'), 'retention|retention months|keep for'],
    sortOrder: [t('document_type.order'), 'sort order|place|rank|sequence'],
    employeeAccess: [t('document_type.employee'), 'employee access|own documents|access of the employee|صلاحية الموظف'],
    isSeenByManagers: [t('document_type.seen_managers'), 'managers see|manager access|visible to managers'],
    description: [t('document_type.description'), 'notes|remarks|purpose|ملاحظات'],
  },
  choices: {
    employeeAccess: {
      upload: [t('document_type.sees_uploads'), 'hand in|hands in|upload|uploads|full'],
      read: [t('document_type.sees'), 'read|reads|view|views'],
      none: [t('document_type.neither'), 'no|nothing|hidden'],
    },
    appliesTo: {
      company: [t('document_type.company'), 'organisation|organization|corporate|شركة'],
      vendor: [t('document_type.vendors'), 'vendor|supplier|suppliers|مورد|مورّد'],
      employee: [t('document_type.employees'), 'employee|staff|people|person|الموظف|موظف'],
    },
  },
});
