import { areaScreen } from '../../../list/area-screen';
import {
  useCreateLeaveAdjustmentMutation,
  useDeleteLeaveAdjustmentsMutation,
  useLeaveAdjustmentQuery,
  useLeaveAdjustmentsQuery,
  useRestoreLeaveAdjustmentsMutation,
} from '../../../generated/leave/leave-balance';

export const Component = areaScreen({
  subject: 'LeaveAdjustment',
  list: useLeaveAdjustmentsQuery,
  one: useLeaveAdjustmentQuery,
  create: useCreateLeaveAdjustmentMutation,
  remove: useDeleteLeaveAdjustmentsMutation,
  restore: useRestoreLeaveAdjustmentsMutation,
  title: (row) => row.employee?.label ?? row.reason,
  firstSort: { field: 'effectiveDate', direction: 'DESC' },
  importable: true,
  columns: [
    { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
    { field: 'typeId', label: 'leaveTypeId', kind: 'reference', to: 'leaveType', filter: true },
    { field: 'kind', label: 'type', kind: 'choice', choice: 'leaveAdjustmentKind', sort: true, filter: true },
    { field: 'days', label: 'leaveDays', kind: 'number', sort: true, filter: true },
    { field: 'effectiveDate', kind: 'date', sort: true, filter: true },
    { field: 'expiresOn', kind: 'date', sort: true, filter: true, hidden: true },
    { field: 'reason', kind: 'text', filter: true },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'typeId', label: 'leaveTypeId', kind: 'reference', to: 'leaveType', required: true, only: 'create' },
    {
      field: 'kind',
      label: 'type',
      kind: 'choice',
      choice: 'leaveAdjustmentKind',
      initial: 'adjustment',
      only: 'create',
    },
    { field: 'days', label: 'leaveDays', kind: 'decimal', required: true, only: 'create' },
    { field: 'effectiveDate', kind: 'date', required: true, only: 'create' },
    { field: 'expiresOn', kind: 'date', only: 'create' },
    { field: 'reason', kind: 'text', required: true, only: 'create' },
  ],
});
