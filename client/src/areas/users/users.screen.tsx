import { SetPassword } from '../../access/set-password';
import { areaScreen } from '../../crud/area-screen';
import {
  useDeleteUsersMutation,
  useRestoreUsersMutation,
  useSetUserPasswordMutation,
  useUpdateUserMutation,
  useUserQuery,
  useUsersQuery,
} from '../../generated/users';
import { useCreateUser } from './create-user';

export const Component = areaScreen({
  subject: 'User',
  list: useUsersQuery,
  one: useUserQuery,
  create: useCreateUser,
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
    { field: 'locale', kind: 'choice', choice: 'language', initial: 'en' },
    { field: 'password', kind: 'password', required: true, only: 'create' },
    { field: 'roleIds', kind: 'references', to: 'role', wide: true },
  ],
});

function UserActions({ row }: { row: { id: string; name: string; allowedActions: string[] } }) {
  const [set] = useSetUserPasswordMutation();
  return <SetPassword user={row} allowed={row.allowedActions} set={(password) => set({ variables: { id: row.id, password } })} />;
}
