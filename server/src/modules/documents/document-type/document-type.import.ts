import { importable } from '../../../platform/import/importable';
import { documentType } from './document-type';

export const documentTypeImport = importable(documentType, {
  label: { en: 'Document types', ar: 'أنواع المستندات' },
  key: ['name'],
  columns: {
    name: ['Document type', 'نوع المستند', 'name|type|type name|document|document name|الاسم|النوع'],
    category: ['Category', 'الفئة', 'group|heading|section|المجموعة'],
    appliesTo: ['Documents of', 'مستندات', 'applies to|owner|belongs to|whose|for|ينطبق على'],
    hasExpiry: ['Expires', 'له تاريخ انتهاء', 'has expiry|expiry|with expiry|ينتهي'],
    isRequired: ['Needed of everybody', 'مطلوب من الجميع', 'required|mandatory|is required|obligatory|إلزامي|مطلوب'],
    requiredPositionIds: [
      'Needed for positions',
      'مطلوب للوظائف',
      'required positions|positions|required for|job titles|الوظائف',
    ],
    numberFormat: ['Form of the number', 'صيغة الرقم', 'number format|format|pattern|mask'],
    retentionMonths: ['Kept for months', 'أشهر الحفظ', 'retention|retention months|keep for'],
    sortOrder: ['Order', 'الترتيب', 'sort order|place|rank|sequence'],
    employeeAccess: [
      'The employee',
      'الموظف نفسه',
      'employee access|own documents|access of the employee|صلاحية الموظف',
    ],
    isSeenByManagers: ['Seen by managers', 'يراها المديرون', 'managers see|manager access|visible to managers'],
    description: ['Description', 'الوصف', 'notes|remarks|purpose|ملاحظات'],
  },
  choices: {
    employeeAccess: {
      hand_in: ['Sees and hands in', 'يطّلع ويسلّم', 'hand in|hands in|upload|uploads|full'],
      read: ['Sees', 'يطّلع', 'read|reads|view|views'],
      none: ['Neither', 'لا شيء', 'no|nothing|hidden'],
    },
    appliesTo: {
      company: ['Company', 'الشركة', 'organisation|organization|corporate|شركة'],
      vendor: ['Vendors', 'المورّدون', 'vendor|supplier|suppliers|مورد|مورّد'],
      employee: ['Employees', 'الموظفون', 'employee|staff|people|person|الموظف|موظف'],
    },
  },
});
