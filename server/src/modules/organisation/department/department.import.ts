import { importable } from '../../../platform/import/importable';
import { department } from './department';
import { t } from '../texts/text';

export const departmentImport = importable(department, {
  label: t('department.departments'),
  key: ['name'],
  columns: {
    name: [t('department.department_2'), 'department name|division|unit|اسم القسم|الإدارة'],
    code: [t('department.code'), 'department code|dept code|short code|رمز القسم'],
    parentId: [
      t('department.parent_department'),
      'parent|part of|belongs to|reports to|upper department|القسم الرئيسي|يتبع',
    ],
    managerId: [
      t('department.manager'),
      'head|head of department|department manager|manager name|manager number|مدير القسم|رئيس القسم',
    ],
    costCentre: [t('department.cost_centre'), 'cost center'],
    validFrom: [t('department.open'), 'valid from|effective from|start date|تاريخ البدء'],
    validTo: [t('department.open_until'), 'valid to|effective to|closed on|end date|تاريخ الإغلاق'],
    status: [t('department.status')],
    description: [t('department.description'), 'notes|remarks|ملاحظات'],
  },
});
