import { areaScreen } from '../../../list/area-screen';
import {
  useCreateFormMutation,
  useDeleteFormsMutation,
  useFormQuery,
  useFormsQuery,
  useRestoreFormsMutation,
  useUpdateFormMutation,
} from '../../../generated/requests/form';

export const Component = areaScreen({
  subject: 'Form',
  list: useFormsQuery,
  one: useFormQuery,
  create: useCreateFormMutation,
  update: useUpdateFormMutation,
  remove: useDeleteFormsMutation,
  restore: useRestoreFormsMutation,
  title: (row) => row.title ?? '',
  page: (row) => `/forms/${row.id}`,
  firstSort: { field: 'title', direction: 'ASC' },
  columns: [
    { field: 'title', kind: 'text', sort: true, filter: true },
    { field: 'titleAr', kind: 'text', sort: true, filter: true },
    { field: 'type', kind: 'choice', choice: 'formType', label: 'formType', sort: true, filter: true },
    { field: 'number', kind: 'number', label: 'formVersion', sort: true },
    { field: 'status', kind: 'choice', choice: 'formStatus', sort: true, filter: true },
  ],
  form: [
    { field: 'title', kind: 'text', required: true },
    { field: 'titleAr', kind: 'text' },
    { field: 'type', kind: 'choice', choice: 'formType', label: 'formType', initial: 'other' },
    { field: 'description', kind: 'longText' },
    { field: 'descriptionAr', kind: 'longText' },
  ],
});
