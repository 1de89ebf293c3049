import {
  useCreatePayGroupAssignmentMutation,
  useDeletePayGroupAssignmentsMutation,
  usePayGroupAssignmentQuery,
  usePayGroupAssignmentsQuery,
  useRestorePayGroupAssignmentsMutation,
  useUpdatePayGroupAssignmentMutation,
} from '../../../generated/pay/pay-group';
import { areaScreen } from '../../../list/area-screen';

export const Component = areaScreen({
  subject: 'PayGroupAssignment',
  list: usePayGroupAssignmentsQuery,
  one: usePayGroupAssignmentQuery,
  create: useCreatePayGroupAssignmentMutation,
  update: useUpdatePayGroupAssignmentMutation,
  remove: useDeletePayGroupAssignmentsMutation,
  restore: useRestorePayGroupAssignmentsMutation,
  title: (row) => row.employeeName,
  firstSort: { field: 'validFrom', direction: 'DESC' },
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    { field: 'payGroupId', kind: 'reference', to: 'payGroup', filter: true },
    { field: 'validFrom', kind: 'date', sort: true, filter: true },
    { field: 'validTo', kind: 'date', sort: true, filter: true },
  ],
  form: [
    { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
    { field: 'payGroupId', kind: 'reference', to: 'payGroup', required: true, only: 'create' },
    { field: 'validFrom', kind: 'date', required: true, hint: 'payGroupFrom' },
    { field: 'validTo', kind: 'date' },
  ],
});
