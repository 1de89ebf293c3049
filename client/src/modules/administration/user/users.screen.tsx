import { firstLanguage } from '../../../i18n/languages';
import { SendPasswordLink } from '../../../access/send-password-link';
import { areaScreen } from '../../../list/area-screen';
import {
  useCreateUserMutation,
  useDeleteUsersMutation,
  useRestoreUsersMutation,
  useSendUserPasswordLinkMutation,
  useUpdateUserMutation,
  useUserQuery,
  useUsersQuery,
} from '../../../generated/administration/user';

export const Component = areaScreen({
  subject: 'User',
  list: useUsersQuery,
  one: useUserQuery,
  create: useCreateUserMutation,
  update: useUpdateUserMutation,
  remove: useDeleteUsersMutation,
  restore: useRestoreUsersMutation,
  title: (row) => row.name,
  actions: (row) => <UserActions row={row} />,
  firstSort: { field: 'name', direction: 'ASC' },
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'email', kind: 'email', sort: true, filter: true },
    { field: 'type', kind: 'choice', choice: 'userType', sort: true, filter: true },
    { field: 'roleIds', kind: 'references', to: 'role' },
    { field: 'status', kind: 'choice', choice: 'userStatus', sort: true, filter: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'email', kind: 'email', required: true },
    { field: 'type', kind: 'choice', choice: 'userType', initial: 'employee' },
    { field: 'status', kind: 'choice', choice: 'userStatus', initial: 'active' },
    { field: 'locale', kind: 'choice', choice: 'language', initial: firstLanguage },
    { field: 'roleIds', kind: 'references', to: 'role', wide: true },
  ],
});

function UserActions({ row }: { row: { id: string; email: string; status: string; allowedActions: string[] } }) {
  const [send] = useSendUserPasswordLinkMutation();
  return (
    <SendPasswordLink
      user={row}
      allowed={row.status === 'active' ? row.allowedActions : []}
      send={() => send({ variables: { id: row.id } })}
    />
  );
}
