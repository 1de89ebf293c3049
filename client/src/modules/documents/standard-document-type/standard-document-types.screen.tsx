import { areaScreen } from '../../../list/area-screen';
import { noticeDaysKind } from '../../../fields/kinds/notice-days';
import {
  useCreateStandardDocumentTypeMutation,
  useDeleteStandardDocumentTypesMutation,
  useRestoreStandardDocumentTypesMutation,
  useStandardDocumentTypeQuery,
  useStandardDocumentTypesQuery,
  useUpdateStandardDocumentTypeMutation,
} from '../../../generated/documents/standard-document-type';

export const Component = areaScreen({
  subject: 'StandardDocumentType',
  list: useStandardDocumentTypesQuery,
  one: useStandardDocumentTypeQuery,
  create: useCreateStandardDocumentTypeMutation,
  update: useUpdateStandardDocumentTypeMutation,
  remove: useDeleteStandardDocumentTypesMutation,
  restore: useRestoreStandardDocumentTypesMutation,
  title: (row) => row.name,
  firstSort: { field: 'category', direction: 'ASC' },
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'category', kind: 'text', label: 'documentCategory', sort: true, filter: true },
    { field: 'appliesTo', kind: 'choice', choice: 'documentOwner', sort: true, filter: true },
    { field: 'noticeDays', ...noticeDaysKind },
    { field: 'isRequired', kind: 'flag', sort: true, filter: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'category', kind: 'text', label: 'documentCategory', required: true },
    { field: 'appliesTo', kind: 'choice', choice: 'documentOwner', initial: 'employee' },
    { field: 'sortOrder', kind: 'number', initial: 0 },
    { field: 'hasExpiry', kind: 'flag', initial: true },
    { field: 'isRequired', kind: 'flag', initial: false, hint: 'isRequired' },
    { field: 'noticeDays', ...noticeDaysKind, initial: [90, 30, 7] },
  ],
});
