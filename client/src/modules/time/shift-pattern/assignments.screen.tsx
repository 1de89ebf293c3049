import { areaScreen } from '../../../list/area-screen';
import {
  useCreateShiftAssignmentMutation,
  useDeleteShiftAssignmentsMutation,
  useRestoreShiftAssignmentsMutation,
  useShiftAssignmentQuery,
  useShiftAssignmentsQuery,
  useUpdateShiftAssignmentMutation,
} from '../../../generated/time/shift-pattern';

export const Component = areaScreen({
  subject: 'ShiftAssignment',
  list: useShiftAssignmentsQuery,
  one: useShiftAssignmentQuery,
  create: useCreateShiftAssignmentMutation,
  update: useUpdateShiftAssignmentMutation,
  remove: useDeleteShiftAssignmentsMutation,
  restore: useRestoreShiftAssignmentsMutation,
  title: (row) => row.pattern?.label ?? '',
  firstSort: { field: 'validFrom', direction: 'DESC' },
  columns: [
    { field: 'patternId', kind: 'reference', to: 'shiftPattern', filter: true },
    { field: 'departmentId', kind: 'reference', to: 'department', filter: true },
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true },
    { field: 'startsAt', kind: 'number', sort: true, hidden: true },
  ],
  form: [
    { field: 'patternId', kind: 'reference', to: 'shiftPattern', required: true },
    { field: 'departmentId', kind: 'reference', to: 'department', only: 'create', hint: 'patternOf' },
    { field: 'employeeId', kind: 'reference', to: 'employee', only: 'create' },
    { field: 'validFrom', kind: 'date', required: true },
    { field: 'validTo', kind: 'date' },
    { field: 'startsAt', kind: 'number', initial: 1, hint: 'startsAt' },
  ],
});
