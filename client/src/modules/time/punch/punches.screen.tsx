import { areaScreen } from '../../../list/area-screen';
import { usePunchesQuery, usePunchQuery } from '../../../generated/time/punch';

export const Component = areaScreen({
  subject: 'Punch',
  list: usePunchesQuery,
  one: usePunchQuery,
  title: (row) => row.employee?.label ?? row.employeeCode,
  firstSort: { field: 'at', direction: 'DESC' },
  columns: [
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'employeeCode', kind: 'code', filter: true },
    { field: 'at', kind: 'instant', sort: true, filter: true },
    { field: 'localDate', label: 'date', kind: 'date', filter: true, hidden: true },
    { field: 'direction', kind: 'choice', choice: 'punchDirection', filter: true },
    { field: 'source', kind: 'choice', choice: 'attendanceSource', filter: true },
    { field: 'geofenceResult', kind: 'choice', choice: 'geofenceResult', filter: true },
    { field: 'geofenceMetres', kind: 'number', sort: true, hidden: true },
    { field: 'isFlagged', kind: 'flag', filter: true, hidden: true },
    { field: 'photoFileId', kind: 'file', hidden: true },
    { field: 'note', label: 'attendanceNote', kind: 'text' },
  ],
  facts: [
    { field: 'zone', label: 'timeZone', kind: 'text' },
    { field: 'latitude', kind: 'number' },
    { field: 'longitude', kind: 'number' },
    { field: 'accuracy', kind: 'number' },
    { field: 'externalId', kind: 'code' },
  ],
});
