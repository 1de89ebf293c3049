import { areaScreen } from '../../../list/area-screen';
import {
  useCreatePunchDeviceMutation,
  useDeletePunchDevicesMutation,
  usePunchDeviceQuery,
  usePunchDevicesQuery,
  useRestorePunchDevicesMutation,
  useUpdatePunchDeviceMutation,
} from '../../../generated/time/punch-device';
import { NewToken } from './new-token';

export const Component = areaScreen({
  subject: 'PunchDevice',
  list: usePunchDevicesQuery,
  one: usePunchDeviceQuery,
  create: useCreatePunchDeviceMutation,
  update: useUpdatePunchDeviceMutation,
  remove: useDeletePunchDevicesMutation,
  restore: useRestorePunchDevicesMutation,
  title: (row) => row.name,
  firstSort: { field: 'name', direction: 'ASC' },
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'kind', label: 'type', kind: 'choice', choice: 'punchDeviceKind', sort: true, filter: true },
    { field: 'location', kind: 'text', sort: true, filter: true },
    { field: 'status', kind: 'choice', choice: 'punchDeviceStatus', sort: true, filter: true },
    { field: 'lastSeenAt', kind: 'instant', sort: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'kind', label: 'type', kind: 'choice', choice: 'punchDeviceKind', required: true, initial: 'terminal' },
    { field: 'location', kind: 'text' },
    { field: 'timeZone', kind: 'listed', list: 'time_zone' },
    { field: 'status', kind: 'choice', choice: 'punchDeviceStatus', initial: 'active' },
  ],
  actions: (row) => row.allowedActions.includes('issue_token') && <NewToken id={row.id} kind={row.kind} />,
});
