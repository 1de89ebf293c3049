import { areaScreen } from '../../../list/area-screen';
import {
  useCreateLeaveBlockMutation,
  useDeleteLeaveBlocksMutation,
  useLeaveBlockQuery,
  useLeaveBlocksQuery,
  useRestoreLeaveBlocksMutation,
  useUpdateLeaveBlockMutation,
} from '../../../generated/leave/leave-block';

export const Component = areaScreen({
  subject: 'LeaveBlock',
  list: useLeaveBlocksQuery,
  one: useLeaveBlockQuery,
  create: useCreateLeaveBlockMutation,
  update: useUpdateLeaveBlockMutation,
  remove: useDeleteLeaveBlocksMutation,
  restore: useRestoreLeaveBlocksMutation,
  title: (row) => row.name,
  firstSort: { field: 'fromDate', direction: 'DESC' },
  columns: [
    { field: 'name', label: 'reason', kind: 'text', sort: true, filter: true },
    { field: 'fromDate', kind: 'date', sort: true, filter: true },
    { field: 'toDate', kind: 'date', sort: true, filter: true },
    { field: 'departmentId', kind: 'reference', to: 'department', filter: true },
  ],
  form: [
    { field: 'name', label: 'reason', kind: 'text', required: true, wide: true },
    { field: 'fromDate', kind: 'date', required: true },
    { field: 'toDate', kind: 'date', required: true },
    { field: 'departmentId', kind: 'reference', to: 'department', hint: 'leaveBlockOf' },
  ],
});
