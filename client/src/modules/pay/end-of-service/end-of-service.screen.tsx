import { areaScreen } from '../../../list/area-screen';
import {
  useCreateEndOfServiceMutation,
  useDeleteEndOfServicesMutation,
  useEndOfServiceQuery,
  useEndOfServicesQuery,
  useRestoreEndOfServicesMutation,
  useUpdateEndOfServiceMutation,
} from '../../../generated/pay/end-of-service';
import { endOfServiceForm } from './end-of-service-form';

export const Component = areaScreen({
  subject: 'EndOfService',
  list: useEndOfServicesQuery,
  one: useEndOfServiceQuery,
  create: useCreateEndOfServiceMutation,
  update: useUpdateEndOfServiceMutation,
  remove: useDeleteEndOfServicesMutation,
  restore: useRestoreEndOfServicesMutation,
  title: (row) => row.employeeName,
  page: (row) => `/end-of-service/${row.id}`,
  firstSort: { field: 'lastDay', direction: 'DESC' },
  columns: [
    { field: 'employeeName', kind: 'text', sort: true, filter: true },
    { field: 'lastDay', kind: 'date', sort: true, filter: true },
    { field: 'reason', label: 'exitReason', kind: 'choice', choice: 'endOfServiceReason', sort: true, filter: true },
    { field: 'years', kind: 'decimal', sort: true, filter: true },
    { field: 'award', kind: 'money', sort: true, filter: true },
    { field: 'net', label: 'settlementNet', kind: 'money', sort: true, filter: true },
    { field: 'owed', kind: 'money', sort: true, filter: true, hidden: true },
    { field: 'state', kind: 'choice', choice: 'endOfServiceState', sort: true, filter: true },
  ],
  form: endOfServiceForm,
});
