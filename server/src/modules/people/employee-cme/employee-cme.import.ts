import { employeeColumn, importable } from '../../../platform/import/importable';
import { employeeCme } from './employee-cme';
import { t } from '../texts/text';

export const employeeCmeImport = importable(employeeCme, {
  list: { path: '/cme/activities', subject: 'EmployeeCme' },
  label: t('employee_cme.cme_activities'),
  key: ['employeeId', 'title', 'activityDate'],
  columns: {
    employeeId: employeeColumn,
    title: [t('employee_cme.activity'), t('employee_cme.activity_words')],
    category: [t('employee_cme.category'), t('employee_cme.category_words')],
    amount: [t('employee_cme.credits'), t('employee_cme.credits_words')],
    activityDate: [t('employee_cme.date'), t('employee_cme.date_words')],
    licenceIds: [t('employee_cme.licences'), t('employee_cme.licences_words')],
    provider: [t('employee_cme.provider'), t('employee_cme.provider_words')],
    accreditationNo: [t('employee_cme.accreditation_number'), t('employee_cme.accreditation_number_words')],
    hours: [t('employee_cme.hours'), t('employee_cme.hours_words')],
    url: [t('employee_cme.web_page'), t('employee_cme.web_page_words')],
    description: [t('employee_cme.description'), t('employee_cme.description_words')],
  },
  choices: {
    category: {
      conference: [t('employee_cme.conference'), t('employee_cme.conference_words')],
      course: [t('employee_cme.course'), t('employee_cme.course_words')],
      workshop: [t('employee_cme.workshop')],
      online: [t('employee_cme.online'), t('employee_cme.online_words')],
      journal: [t('employee_cme.journal'), t('employee_cme.journal_words')],
      teaching: [t('employee_cme.teaching'), t('employee_cme.teaching_words')],
      publication: [t('employee_cme.publication'), t('employee_cme.publication_words')],
      self_study: [t('employee_cme.self_study')],
      other: [t('employee_cme.other')],
    },
  },
});
