import { areaScreen } from '../../../list/area-screen';
import {
  useCreateWorkLocationMutation,
  useDeleteWorkLocationsMutation,
  useWorkLocationQuery,
  useWorkLocationsQuery,
  useRestoreWorkLocationsMutation,
  useUpdateWorkLocationMutation,
} from '../../../generated/organisation/work-location';

export const Component = areaScreen({
  subject: 'WorkLocation',
  list: useWorkLocationsQuery,
  one: useWorkLocationQuery,
  create: useCreateWorkLocationMutation,
  update: useUpdateWorkLocationMutation,
  remove: useDeleteWorkLocationsMutation,
  restore: useRestoreWorkLocationsMutation,
  title: (row) => row.name,
  firstSort: { field: 'name', direction: 'ASC' },
  bulk: { fields: ['status'] },
  importable: true,
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'code', kind: 'code', sort: true, filter: true },
    { field: 'address', kind: 'text', sort: true, filter: true },
    { field: 'timeZone', kind: 'listed', list: 'time_zone', sort: true, filter: true, hidden: true },
    { field: 'fenceRadius', kind: 'number', sort: true, hidden: true },
    { field: 'status', kind: 'choice', choice: 'activeStatus', sort: true, filter: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'code', kind: 'code' },
    { field: 'address', kind: 'text', wide: true },
    { field: 'timeZone', kind: 'listed', list: 'time_zone' },
    { field: 'status', kind: 'choice', choice: 'activeStatus', initial: 'active' },
    { heading: 'shiftPlace' },
    { field: 'fenceLatitude', kind: 'number', hint: 'fence' },
    { field: 'fenceLongitude', kind: 'number' },
    { field: 'fenceRadius', kind: 'number', hint: 'workLocationFence' },
  ],
});
