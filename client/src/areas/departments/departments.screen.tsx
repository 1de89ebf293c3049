import { areaScreen } from '../../crud/area-screen';
import {
  useCreateDepartmentMutation,
  useDeleteDepartmentsMutation,
  useDepartmentQuery,
  useDepartmentsQuery,
  useRestoreDepartmentsMutation,
  useUpdateDepartmentMutation,
} from '../../generated/departments';

export const Component = areaScreen({
  subject: 'Department',
  list: useDepartmentsQuery,
  one: useDepartmentQuery,
  create: useCreateDepartmentMutation,
  update: useUpdateDepartmentMutation,
  remove: useDeleteDepartmentsMutation,
  restore: useRestoreDepartmentsMutation,
  title: (row) => row.name,
  firstSort: { field: 'name', direction: 'ASC' },
  bulk: { fields: ['status', 'parentId', 'managerId', 'costCentre'] },
  importable: true,
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'code', kind: 'code', sort: true, filter: true },
    { field: 'parentId', kind: 'reference', to: 'department', filter: true },
    { field: 'managerId', kind: 'reference', to: 'employee', filter: true },
    { field: 'costCentre', kind: 'code', filter: true, hidden: true },
    { field: 'status', kind: 'choice', choice: 'activeStatus', sort: true, filter: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'code', kind: 'code' },
    { field: 'parentId', kind: 'reference', to: 'department' },
    { field: 'managerId', kind: 'reference', to: 'employee' },
    { field: 'costCentre', kind: 'code' },
    { field: 'status', kind: 'choice', choice: 'activeStatus', initial: 'active' },
    { field: 'description', kind: 'longText', wide: true },
  ],
});
