import { areaScreen } from '../../../list/area-screen';
import {
  useCalendarAssignmentQuery,
  useCalendarAssignmentsQuery,
  useCreateCalendarAssignmentMutation,
  useDeleteCalendarAssignmentsMutation,
  useRestoreCalendarAssignmentsMutation,
  useUpdateCalendarAssignmentMutation,
} from '../../../generated/organisation/work-calendar';

export const Component = areaScreen({
  subject: 'CalendarAssignment',
  list: useCalendarAssignmentsQuery,
  one: useCalendarAssignmentQuery,
  create: useCreateCalendarAssignmentMutation,
  update: useUpdateCalendarAssignmentMutation,
  remove: useDeleteCalendarAssignmentsMutation,
  restore: useRestoreCalendarAssignmentsMutation,
  title: (row) => row.calendar?.label ?? '',
  firstSort: { field: 'validFrom', direction: 'DESC' },
  columns: [
    { field: 'calendarId', label: 'workCalendar', kind: 'reference', to: 'workCalendar', filter: true },
    { field: 'departmentId', kind: 'reference', to: 'department', filter: true },
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true },
  ],
  form: [
    { field: 'calendarId', label: 'workCalendar', kind: 'reference', to: 'workCalendar', required: true },
    { field: 'departmentId', kind: 'reference', to: 'department', only: 'create', hint: 'calendarOf' },
    { field: 'employeeId', kind: 'reference', to: 'employee', only: 'create' },
    { field: 'validFrom', kind: 'date', required: true },
    { field: 'validTo', kind: 'date' },
  ],
});
