import { employeeColumn, importable } from '../../../platform/import/importable';
import { employeeCme } from './employee-cme';
import { t } from '../texts/text';

export const employeeCmeImport = importable(employeeCme, {
  list: { path: '/cme/activities', subject: 'EmployeeCme' },
  label: t('employee_cme.cme_activities'),
  key: ['employeeId', 'title', 'activityDate'],
  columns: {
    employeeId: employeeColumn,
    title: [t('employee_cme.activity'), 'course|course title|activity title|event|subject|الدورة|العنوان'],
    category: [t('employee_cme.category'), 'kind|type|النوع'],
    amount: [t('employee_cme.credits'), 'points|cme credits|cme points|cme hours|النقاط'],
    activityDate: [t('employee_cme.date'), 'activity date|completion date|completed on|date completed|تاريخ النشاط'],
    licenceIds: [
      t('employee_cme.licences'),
      'licence|license|licence number|license number|licence no|license no|counts for|رقم الترخيص|رقم الرخصة|الرخصة',
    ],
    provider: [t('employee_cme.provider'), 'organiser|organizer|institution|offered by'],
    accreditationNo: [t('employee_cme.accreditation_number'), 'accreditation no|accreditation'],
    hours: [t('employee_cme.hours'), 'duration|duration hours'],
    url: [t('employee_cme.web_page'), 'link|website'],
    description: [t('employee_cme.description'), 'notes|remarks|ملاحظات'],
  },
  choices: {
    category: {
      conference: [t('employee_cme.conference'), 'congress|symposium'],
      course: [t('employee_cme.course'), 'training'],
      workshop: [t('employee_cme.workshop')],
      online: [t('employee_cme.online'), 'webinar|e-learning'],
      journal: [t('employee_cme.journal'), 'reading'],
      teaching: [t('employee_cme.teaching'), 'lecture'],
      publication: [t('employee_cme.publication'), 'paper|research'],
      self_study: [t('employee_cme.self_study')],
      other: [t('employee_cme.other')],
    },
  },
});
