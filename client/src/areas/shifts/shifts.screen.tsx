import { areaScreen } from '../../crud/area-screen';
import {
  useCreateShiftMutation,
  useDeleteShiftsMutation,
  useRestoreShiftsMutation,
  useShiftQuery,
  useShiftsQuery,
  useUpdateShiftMutation,
} from '../../generated/shifts';
import { colourKind } from './colour';
import { periodsKind } from './periods';
import { versionsKind } from './versions';

export const Component = areaScreen({
  subject: 'Shift',
  list: useShiftsQuery,
  one: useShiftQuery,
  create: useCreateShiftMutation,
  update: useUpdateShiftMutation,
  remove: useDeleteShiftsMutation,
  restore: useRestoreShiftsMutation,
  title: (row) => row.title,
  firstSort: { field: 'title', direction: 'ASC' },
  importable: true,
  columns: [
    { field: 'title', kind: 'text', sort: true, filter: true },
    { field: 'kind', label: 'shiftKind', kind: 'choice', choice: 'shiftKind', sort: true, filter: true },
    { field: 'periods', ...periodsKind },
    { field: 'totalHours', label: 'shiftHours', kind: 'number', sort: true },
    { field: 'counting', kind: 'choice', choice: 'shiftCounting', sort: true, filter: true, hidden: true },
    { field: 'multiplier', kind: 'number', sort: true, hidden: true },
    { field: 'timesFrom', kind: 'date', sort: true, hidden: true },
    { field: 'isShiftWork', kind: 'flag', sort: true, filter: true, hidden: true },
    { field: 'colour', ...colourKind },
    { field: 'status', kind: 'choice', choice: 'activeStatus', sort: true, filter: true },
  ],
  form: [
    { field: 'title', kind: 'text', required: true },
    { field: 'status', kind: 'choice', choice: 'activeStatus', initial: 'active' },
    { field: 'kind', label: 'shiftKind', kind: 'choice', choice: 'shiftKind', initial: 'times' },
    { field: 'totalHours', label: 'shiftHours', kind: 'number' },
    { field: 'periods', ...periodsKind },
    { field: 'colour', ...colourKind },
    { field: 'licenceNeeded', kind: 'text', hint: 'licenceNeeded' },
    { field: 'newTimesFrom', kind: 'date', only: 'update', isNotKept: true, hint: 'newTimesFrom' },
    { heading: 'shiftCounts' },
    { field: 'counting', kind: 'choice', choice: 'shiftCounting', initial: 'pairs', hint: 'counting' },
    { field: 'multiplier', kind: 'number', initial: '1', hint: 'multiplier' },
    { field: 'windowBefore', kind: 'number', initial: 60, hint: 'window' },
    { field: 'windowAfter', kind: 'number', initial: 60 },
    { field: 'leastHalf', kind: 'number', hint: 'leastHalf' },
    { field: 'leastFull', kind: 'number', hint: 'leastFull' },
    { field: 'leastOvertime', kind: 'number', initial: 0, hint: 'leastOvertime' },
    { field: 'isShiftWork', kind: 'flag', hint: 'isShiftWork' },
    { heading: 'shiftPlace' },
    { field: 'fenceLatitude', kind: 'number', hint: 'fence' },
    { field: 'fenceLongitude', kind: 'number' },
    { field: 'fenceRadius', kind: 'number', hint: 'fenceRadius' },
  ],
  facts: [
    { field: 'timesFrom', kind: 'date' },
    { field: 'earlier', ...versionsKind },
  ],
});
