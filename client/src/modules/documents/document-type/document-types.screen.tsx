import { areaScreen } from '../../../list/area-screen';
import { noticeDaysKind } from '../../../fields/kinds/notice-days';
import {
  useCreateDocumentTypeMutation,
  useDeleteDocumentTypesMutation,
  useDocumentTypeQuery,
  useDocumentTypesQuery,
  useRestoreDocumentTypesMutation,
  useUpdateDocumentTypeMutation,
} from '../../../generated/documents/document-type';
import { AdoptTypes } from './adopt-types';

const ofEmployees = { field: 'appliesTo' as const, in: ['employee'] };

export const Component = areaScreen({
  subject: 'DocumentType',
  list: useDocumentTypesQuery,
  one: useDocumentTypeQuery,
  create: useCreateDocumentTypeMutation,
  update: useUpdateDocumentTypeMutation,
  remove: useDeleteDocumentTypesMutation,
  restore: useRestoreDocumentTypesMutation,
  title: (row) => row.name,
  firstSort: { field: 'category', direction: 'ASC' },
  importable: true,
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'category', kind: 'text', label: 'documentCategory', sort: true, filter: true },
    { field: 'appliesTo', kind: 'choice', choice: 'documentOwner', sort: true, filter: true },
    { field: 'noticeDays', ...noticeDaysKind },
    { field: 'isRequired', kind: 'flag', sort: true, filter: true },
    { field: 'sortOrder', kind: 'number', sort: true, hidden: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'category', kind: 'text', label: 'documentCategory', required: true },
    { field: 'appliesTo', kind: 'choice', choice: 'documentOwner', initial: 'employee' },
    { field: 'sortOrder', kind: 'number', initial: 0 },
    { field: 'hasExpiry', kind: 'flag', initial: true },
    { field: 'isRequired', kind: 'flag', initial: false, hint: 'isRequired' },
    { field: 'noticeDays', ...noticeDaysKind, initial: [90, 30, 7] },
    { field: 'requiredPositionIds', kind: 'references', to: 'position', wide: true },
    { field: 'numberFormat', kind: 'code', hint: 'numberFormat' },
    { field: 'retentionMonths', kind: 'number', hint: 'retentionMonths' },
    {
      field: 'employeeAccess',
      kind: 'choice',
      choice: 'documentAccess',
      initial: 'upload',
      when: ofEmployees,
      hint: 'employeeAccess',
    },
    { field: 'isSeenByManagers', kind: 'flag', initial: true, when: ofEmployees, hint: 'isSeenByManagers' },
    { field: 'description', kind: 'longText', wide: true },
  ],
  toolbar: <AdoptTypes />,
});
