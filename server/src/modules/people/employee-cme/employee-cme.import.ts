import { employeeColumn, importable } from '../../../platform/import/importable';
import { employeeCme } from './employee-cme';

export const employeeCmeImport = importable(employeeCme, {
  label: { en: 'CME activities', ar: 'أنشطة التعليم الطبي المستمر' },
  key: ['employeeId', 'title', 'activityDate'],
  columns: {
    employeeId: employeeColumn,
    title: ['Activity', 'النشاط', 'course|course title|activity title|event|subject|الدورة|العنوان'],
    category: ['Category', 'الفئة', 'kind|type|النوع'],
    amount: ['Credits', 'الساعات المعتمدة', 'points|cme credits|cme points|cme hours|النقاط'],
    activityDate: ['Date', 'التاريخ', 'activity date|completion date|completed on|date completed|تاريخ النشاط'],
    licenceIds: [
      'Licences',
      'الرخص',
      'licence|license|licence number|license number|licence no|license no|counts for|رقم الترخيص|رقم الرخصة|الرخصة',
    ],
    provider: ['Provider', 'الجهة المقدمة', 'organiser|organizer|institution|offered by'],
    accreditationNo: ['Accreditation number', 'رقم الاعتماد', 'accreditation no|accreditation'],
    hours: ['Hours', 'الساعات', 'duration|duration hours'],
    url: ['Web page', 'صفحة الويب', 'link|website'],
    description: ['Description', 'الوصف', 'notes|remarks|ملاحظات'],
  },
  choices: {
    category: {
      conference: ['Conference', 'مؤتمر', 'congress|symposium'],
      course: ['Course', 'دورة', 'training'],
      workshop: ['Workshop', 'ورشة عمل'],
      online: ['Online', 'عبر الإنترنت', 'webinar|e-learning'],
      journal: ['Journal', 'مجلة علمية', 'reading'],
      teaching: ['Teaching', 'تدريس', 'lecture'],
      publication: ['Publication', 'نشر علمي', 'paper|research'],
      self_study: ['Self study', 'دراسة ذاتية'],
      other: ['Other', 'أخرى'],
    },
  },
});
