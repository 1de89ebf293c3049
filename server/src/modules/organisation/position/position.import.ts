import { importable } from '../../../platform/import/importable';
import { position } from './position';

export const positionImport = importable(position, {
  label: { en: 'Positions', ar: 'المناصب' },
  key: ['title'],
  columns: {
    title: ['Position', 'المنصب', 'job title|position title|designation|role|job|الوظيفة|المسمى الوظيفي'],
    code: ['Code', 'الرمز', 'position code|job code|رمز الوظيفة'],
    departmentId: ['Department', 'القسم', 'department name|division|unit|اسم القسم|الإدارة'],
    gradeId: ['Grade', 'الدرجة', 'grade code|level|band|رمز الدرجة'],
    headcountPlanned: ['Planned headcount', 'العدد المخطط', 'headcount|number of posts|posts|vacancies|عدد الوظائف'],
    minSalary: ['Lowest salary', 'أدنى راتب', 'minimum salary|min salary|salary from|الحد الأدنى للراتب'],
    maxSalary: ['Highest salary', 'أعلى راتب', 'maximum salary|max salary|salary to|الحد الأعلى للراتب'],
    licenceRequired: ['Licence required', 'الترخيص المطلوب', 'licence|license|license required|الرخصة المطلوبة'],
    status: ['Status', 'الحالة'],
  },
});
