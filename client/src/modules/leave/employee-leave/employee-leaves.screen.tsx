import { areaScreen } from '../../../list/area-screen';
import {
  useDeleteEmployeeLeavesMutation,
  useEmployeeLeaveQuery,
  useEmployeeLeavesQuery,
  useRestoreEmployeeLeavesMutation,
} from '../../../generated/leave/employee-leave';
import { leaveTimeKind, leaveTypeKind } from './leave-type-mark';
import { RequestLeave } from './request-leave';

export const Component = areaScreen({
  subject: 'EmployeeLeave',
  list: useEmployeeLeavesQuery,
  one: useEmployeeLeaveQuery,
  remove: useDeleteEmployeeLeavesMutation,
  restore: useRestoreEmployeeLeavesMutation,
  title: (row) => row.employee?.label ?? row.fromDate,
  page: (row) => `/employee-leaves/${row.id}`,
  firstSort: { field: 'fromDate', direction: 'DESC' },
  columns: [
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'typeMark', ...leaveTypeKind },
    { field: 'kind', label: 'leaveKind', kind: 'choice', choice: 'leaveKind', sort: true, filter: true, hidden: true },
    { field: 'fromDate', kind: 'date', sort: true, filter: true },
    { field: 'toDate', kind: 'date', sort: true, filter: true },
    { field: 'workingDays', ...leaveTimeKind },
    { field: 'unit', kind: 'choice', choice: 'leaveUnit', filter: true, hidden: true },
    { field: 'replacementName', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'reason', kind: 'text' },
    { field: 'status', kind: 'choice', choice: 'leaveStatus', sort: true, filter: true },
    { field: 'statusReason', kind: 'text', hidden: true },
  ],
  bulk: { verbs: ['approve'], notedVerbs: ['reject'] },
  toolbar: <RequestLeave />,
});
