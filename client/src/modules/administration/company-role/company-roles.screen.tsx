import { areaScreen } from '../../../list/area-screen';
import {
  useCompanyRoleQuery,
  useCompanyRolesQuery,
  useCreateCompanyRoleMutation,
  useDeleteCompanyRolesMutation,
  useRestoreCompanyRolesMutation,
  useUpdateCompanyRoleMutation,
} from '../../../generated/administration/company-role';
import { grantsKind } from '../../../access/grants-kind';
import { ViewAs } from './view-as';

export const Component = areaScreen({
  subject: 'CompanyRole',
  list: useCompanyRolesQuery,
  one: useCompanyRoleQuery,
  create: useCreateCompanyRoleMutation,
  update: useUpdateCompanyRoleMutation,
  remove: useDeleteCompanyRolesMutation,
  restore: useRestoreCompanyRolesMutation,
  title: (row) => row.title,
  actions: (row) => <ViewAs role={row} />,
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
    { field: 'secondFactorFrom', kind: 'date', hint: 'roleSecondFactor' },
    { field: 'grants', ...grantsKind, initial: [] },
  ],
});
