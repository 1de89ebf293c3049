import { importable } from '../../../platform/import/importable';
import { grade } from './grade';
import { t } from '../texts/text';

export const gradeImport = importable(grade, {
  label: t('grade.grades'),
  key: ['code'],
  sample: { currency: 'AED' },
  columns: {
    code: [t('grade.code'), 'grade code|grade|level|band|رمز الدرجة'],
    name: [t('grade.name'), 'grade name|title|اسم الدرجة'],
    rank: [t('grade.rank'), 'order|level number|ترتيب الدرجة'],
    minSalary: [t('grade.lowest_salary'), 'minimum salary|min salary|salary from|الحد الأدنى للراتب'],
    maxSalary: [t('grade.highest_salary'), 'maximum salary|max salary|salary to|الحد الأعلى للراتب'],
    currency: [t('grade.currency')],
  },
});
