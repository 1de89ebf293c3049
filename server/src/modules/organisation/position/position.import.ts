import { importable } from '../../../platform/import/importable';
import { position } from './position';
import { t } from '../texts/text';

export const positionImport = importable(position, {
  label: t('position.positions'),
  key: ['title'],
  columns: {
    title: [t('position.position_2'), 'job title|position title|designation|role|job|الوظيفة|المسمى الوظيفي'],
    code: [t('position.code'), 'position code|job code|رمز الوظيفة'],
    departmentId: [t('position.department'), 'department name|division|unit|اسم القسم|الإدارة'],
    gradeId: [t('position.grade'), 'grade code|level|band|رمز الدرجة'],
    headcountPlanned: [t('position.planned_headcount'), 'headcount|number of posts|posts|vacancies|عدد الوظائف'],
    minSalary: [t('position.lowest_salary'), 'minimum salary|min salary|salary from|الحد الأدنى للراتب'],
    maxSalary: [t('position.highest_salary'), 'maximum salary|max salary|salary to|الحد الأعلى للراتب'],
    licenceRequired: [t('position.licence_required'), 'licence|license|license required|الرخصة المطلوبة'],
    status: [t('position.status')],
  },
});
