import { areaScreen } from '../../crud/area-screen';
import {
  useCreatePositionMutation,
  useDeletePositionsMutation,
  usePositionQuery,
  usePositionsQuery,
  useRestorePositionsMutation,
  useUpdatePositionMutation,
} from '../../generated/positions';

export const Component = areaScreen({
  subject: 'Position',
  list: usePositionsQuery,
  one: usePositionQuery,
  create: useCreatePositionMutation,
  update: useUpdatePositionMutation,
  remove: useDeletePositionsMutation,
  restore: useRestorePositionsMutation,
  title: (row) => row.title,
  firstSort: { field: 'title', direction: 'ASC' },
  bulk: { fields: ['status', 'departmentId'] },
  importable: true,
  columns: [
    { field: 'title', kind: 'text', sort: true, filter: true },
    { field: 'code', kind: 'code', sort: true, filter: true },
    { field: 'departmentId', kind: 'reference', to: 'department', filter: true },
    { field: 'headcountPlanned', kind: 'number', sort: true, filter: true },
    { field: 'headcount', kind: 'number', sort: true, filter: true },
    { field: 'minSalary', kind: 'money' },
    { field: 'maxSalary', kind: 'money' },
    { field: 'status', kind: 'choice', choice: 'activeStatus', sort: true, filter: true },
  ],
  form: [
    { field: 'title', kind: 'text', required: true },
    { field: 'code', kind: 'code' },
    { field: 'departmentId', kind: 'reference', to: 'department' },
    { field: 'headcountPlanned', kind: 'number' },
    { field: 'minSalary', kind: 'money' },
    { field: 'maxSalary', kind: 'money' },
    { field: 'status', kind: 'choice', choice: 'activeStatus', initial: 'active' },
  ],
});
