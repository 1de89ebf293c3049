import { areaScreen } from '../../crud/area-screen';
import {
  useCreatePunchCardMutation,
  useDeletePunchCardsMutation,
  usePunchCardQuery,
  usePunchCardsQuery,
  useRestorePunchCardsMutation,
  useUpdatePunchCardMutation,
} from '../../generated/punch-cards';
import { SetPin } from './set-pin';

export const Component = areaScreen({
  subject: 'PunchCard',
  list: usePunchCardsQuery,
  one: usePunchCardQuery,
  create: useCreatePunchCardMutation,
  update: useUpdatePunchCardMutation,
  remove: useDeletePunchCardsMutation,
  restore: useRestorePunchCardsMutation,
  title: (row) => row.employee?.label ?? row.badgeCode ?? row.id,
  firstSort: { field: 'createdAt', direction: 'DESC' },
  columns: [
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'badgeCode', kind: 'code', sort: true, filter: true },
    { field: 'blockedUntil', kind: 'instant' },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'badgeCode', kind: 'code' },
  ],
  actions: (row) => row.allowedActions.includes('set_pin') && <SetPin id={row.id} version={row.version} />,
});
