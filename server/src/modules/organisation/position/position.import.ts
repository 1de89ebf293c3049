import { importable } from '../../../platform/import/importable';
import { position } from './position';
import { t } from '../texts/text';

export const positionImport = importable(position, {
  label: t('position.positions'),
  key: ['title'],
  columns: {
    title: [t('position.position_2'), t('position.position_2_words')],
    code: [t('position.code'), t('position.code_words')],
    departmentId: [t('position.department'), t('position.department_words')],
    gradeId: [t('position.grade'), t('position.grade_words')],
    headcountPlanned: [t('position.planned_headcount'), t('position.planned_headcount_words')],
    minSalary: [t('position.lowest_salary'), t('position.lowest_salary_words')],
    maxSalary: [t('position.highest_salary'), t('position.highest_salary_words')],
    licenceRequired: [t('position.licence_required'), t('position.licence_required_words')],
    status: [t('position.status')],
  },
});
