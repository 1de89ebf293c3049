import { importable } from '../../../platform/import/importable';
import { department } from './department';
import { t } from '../texts/text';

export const departmentImport = importable(department, {
  label: t('department.departments'),
  key: ['name'],
  columns: {
    name: [t('department.department_2'), t('department.department_2_words')],
    code: [t('department.code'), t('department.code_words')],
    parentId: [t('department.parent_department'), t('department.parent_department_words')],
    managerId: [t('department.manager'), t('department.manager_words')],
    costCentre: [t('department.cost_centre'), t('department.cost_centre_words')],
    validFrom: [t('department.open'), t('department.open_words')],
    validTo: [t('department.open_until'), t('department.open_until_words')],
    status: [t('department.status')],
    description: [t('department.description'), t('department.description_words')],
  },
});
