import { areaScreen } from '../../../list/area-screen';
import {
  useCreateRoleMutation,
  useDeleteRolesMutation,
  useRestoreRolesMutation,
  useRoleQuery,
  useRolesQuery,
  useUpdateRoleMutation,
} from '../../../generated/administration/role';
import { grantsKind } from '../../../access/grants-kind';

export const Component = areaScreen({
  subject: 'Role',
  list: useRolesQuery,
  one: useRoleQuery,
  create: useCreateRoleMutation,
  update: useUpdateRoleMutation,
  remove: useDeleteRolesMutation,
  restore: useRestoreRolesMutation,
  title: (row) => row.title,
  firstSort: { field: 'title', direction: 'ASC' },
  columns: [
    { field: 'title', kind: 'text', sort: true, filter: true },
    { field: 'type', kind: 'text', sort: true, filter: true },
    { field: 'grants', ...grantsKind },
    { field: 'status', kind: 'choice', choice: 'activeStatus', sort: true, filter: true },
  ],
  form: [
    { field: 'title', kind: 'text', required: true },
    { field: 'type', kind: 'text' },
    { field: 'status', kind: 'choice', choice: 'activeStatus', initial: 'active' },
    { field: 'grants', ...grantsKind, initial: [] },
  ],
});
