import { importable } from '../../../platform/import/importable';
import { grade } from './grade';

export const gradeImport = importable(grade, {
  label: { en: 'Grades', ar: 'الدرجات' },
  key: ['code'],
  sample: { currency: 'AED' },
  columns: {
    code: ['Code', 'الرمز', 'grade code|grade|level|band|رمز الدرجة'],
    name: ['Name', 'الاسم', 'grade name|title|اسم الدرجة'],
    rank: ['Rank', 'الترتيب', 'order|level number|ترتيب الدرجة'],
    minSalary: ['Lowest salary', 'أدنى راتب', 'minimum salary|min salary|salary from|الحد الأدنى للراتب'],
    maxSalary: ['Highest salary', 'أعلى راتب', 'maximum salary|max salary|salary to|الحد الأعلى للراتب'],
    currency: ['Currency', 'العملة'],
  },
});
