import { areaScreen } from '../../../list/area-screen';
import {
  useAttendanceQuery,
  useAttendancesQuery,
  useCreateAttendanceMutation,
  useDeleteAttendancesMutation,
  useRestoreAttendancesMutation,
  useUpdateAttendanceMutation,
} from '../../../generated/time/attendance';
import { factLine } from '../../../i18n/i18n';

export const Component = areaScreen({
  subject: 'Attendance',
  list: useAttendancesQuery,
  one: useAttendanceQuery,
  create: useCreateAttendanceMutation,
  update: useUpdateAttendanceMutation,
  remove: useDeleteAttendancesMutation,
  restore: useRestoreAttendancesMutation,
  title: (row) => factLine([row.name, row.date]),
  firstSort: { field: 'date', direction: 'DESC' },
  importable: true,
  columns: [
    { field: 'name', kind: 'text' },
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true, hidden: true },
    { field: 'employeeCode', kind: 'code', filter: true },
    { field: 'date', kind: 'date', sort: true, filter: true },
    { field: 'timeIn', kind: 'time', sort: true },
    { field: 'timeOut', kind: 'time', sort: true },
    { field: 'time', kind: 'number' },
    { field: 'shiftId', kind: 'reference', to: 'shift', filter: true },
    { field: 'source', kind: 'choice', choice: 'attendanceSource', filter: true, hidden: true },
    { field: 'note', label: 'attendanceNote', kind: 'text', filter: true },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'date', kind: 'date', required: true },
    { field: 'timeIn', kind: 'time', required: true },
    { field: 'timeOut', kind: 'time' },
    { field: 'shiftId', kind: 'reference', to: 'shift' },
    { field: 'note', label: 'attendanceNote', kind: 'longText', wide: true },
  ],
});
