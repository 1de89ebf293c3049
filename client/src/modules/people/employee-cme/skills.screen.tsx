import { areaScreen } from '../../../list/area-screen';
import {
  useCreateEmployeeSkillMutation,
  useDeleteEmployeeSkillsMutation,
  useEmployeeSkillQuery,
  useEmployeeSkillsQuery,
  useRestoreEmployeeSkillsMutation,
  useUpdateEmployeeSkillMutation,
} from '../../../generated/people/employee-cme';
import { factLine } from '../../../i18n/i18n';
import { CmeLinks } from './cme-links';

export const Component = areaScreen({
  subject: 'EmployeeSkill',
  list: useEmployeeSkillsQuery,
  one: useEmployeeSkillQuery,
  create: useCreateEmployeeSkillMutation,
  update: useUpdateEmployeeSkillMutation,
  remove: useDeleteEmployeeSkillsMutation,
  restore: useRestoreEmployeeSkillsMutation,
  title: (row) => factLine([row.employee?.label, row.skill]),
  firstSort: { field: 'skill', direction: 'ASC' },
  importable: true,
  bulk: { fields: ['validTo', 'isVerified'] },
  columns: [
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'skill', kind: 'text', sort: true, filter: true },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true },
    { field: 'isVerified', kind: 'flag', sort: true, filter: true },
    { field: 'verifiedById', kind: 'reference', to: 'user', filter: true, hidden: true },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'skill', kind: 'text', required: true, hint: 'skill' },
    { field: 'validFrom', kind: 'date', required: true },
    { field: 'validTo', kind: 'date' },
    { field: 'isVerified', kind: 'flag', hint: 'skillVerified' },
    { field: 'proofFileId', kind: 'file' },
  ],
  facts: [
    { field: 'verifiedById', kind: 'reference', to: 'user' },
    { field: 'verifiedAt', kind: 'instant' },
  ],
  toolbar: <CmeLinks here="skills" />,
});
