import { areaScreen } from '../../../list/area-screen';
import {
  useCreateCompanyUserMutation,
  useCompanyUserQuery,
  useCompanyUsersQuery,
  useDeleteCompanyUsersMutation,
  useRestoreCompanyUsersMutation,
  useUpdateCompanyUserMutation,
} from '../../../generated/administration/company-user';
import { LastInviting } from '../../people/pieces/invite/last-inviting';
import { MemberActions } from './member-actions';

export const Component = areaScreen({
  subject: 'CompanyUser',
  list: useCompanyUsersQuery,
  one: useCompanyUserQuery,
  create: useCreateCompanyUserMutation,
  update: useUpdateCompanyUserMutation,
  remove: useDeleteCompanyUsersMutation,
  restore: useRestoreCompanyUsersMutation,
  title: (row) => row.name,
  actions: (row) => <MemberActions row={row} />,
  firstSort: { field: 'name', direction: 'ASC' },
  bulk: { verbs: ['invite'] },
  summary: <LastInviting />,
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'email', kind: 'email', sort: true, filter: true },
    { field: 'roleIds', kind: 'references', to: 'companyRole' },
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'formerSince', kind: 'date', sort: true, filter: true, hidden: true },
    { field: 'status', kind: 'choice', choice: 'membershipStatus', sort: true, filter: true },
    { field: 'invitation', kind: 'choice', choice: 'invitationState', filter: true },
    { field: 'invitationExpiresAt', kind: 'instant', sort: true, filter: true, hidden: true },
    { field: 'invitationSeenAt', kind: 'instant', sort: true, filter: true, hidden: true },
    { field: 'secondFactor', kind: 'choice', choice: 'secondFactor', filter: true, hidden: true },
    { field: 'mailRefusedOn', kind: 'date', sort: true, filter: true, hidden: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true, only: 'create' },
    { field: 'email', kind: 'email', required: true, only: 'create' },
    { field: 'status', kind: 'choice', choice: 'membershipStatus', required: true, only: 'update' },
    { field: 'employeeId', kind: 'reference', to: 'employee' },
    { field: 'roleIds', kind: 'references', to: 'companyRole', wide: true },
  ],
  facts: [{ field: 'secondFactor', kind: 'choice', choice: 'secondFactor' }],
});
