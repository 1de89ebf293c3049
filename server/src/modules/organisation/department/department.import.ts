import { importable } from '../../../platform/import/importable';
import { department } from './department';

export const departmentImport = importable(department, {
  label: { en: 'Departments', ar: 'الأقسام' },
  key: ['name'],
  columns: {
    name: ['Department', 'القسم', 'department name|division|unit|اسم القسم|الإدارة'],
    code: ['Code', 'الرمز', 'department code|dept code|short code|رمز القسم'],
    parentId: [
      'Parent department',
      'القسم الأعلى',
      'parent|part of|belongs to|reports to|upper department|القسم الرئيسي|يتبع',
    ],
    managerId: [
      'Manager',
      'المدير',
      'head|head of department|department manager|manager name|manager number|مدير القسم|رئيس القسم',
    ],
    costCentre: ['Cost centre', 'مركز التكلفة', 'cost center'],
    validFrom: ['Open from', 'مفتوح من', 'valid from|effective from|start date|تاريخ البدء'],
    validTo: ['Open until', 'مفتوح حتى', 'valid to|effective to|closed on|end date|تاريخ الإغلاق'],
    status: ['Status', 'الحالة'],
    description: ['Description', 'الوصف', 'notes|remarks|ملاحظات'],
  },
});
