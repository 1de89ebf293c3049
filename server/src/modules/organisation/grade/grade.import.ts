import { importable } from '../../../platform/import/importable';
import { grade } from './grade';
import { t } from '../texts/text';

export const gradeImport = importable(grade, {
  label: t('grade.grades'),
  key: ['code'],
  sample: { currency: 'AED' },
  columns: {
    code: [t('grade.code'), t('grade.code_words')],
    name: [t('grade.name'), t('grade.name_words')],
    rank: [t('grade.rank'), t('grade.rank_words')],
    minSalary: [t('grade.lowest_salary'), t('grade.lowest_salary_words')],
    maxSalary: [t('grade.highest_salary'), t('grade.highest_salary_words')],
    currency: [t('grade.currency')],
  },
});
