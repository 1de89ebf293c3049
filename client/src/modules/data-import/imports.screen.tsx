import { areaScreen } from '../../list/area-screen';
import {
  useDeleteImportsMutation,
  useImportQuery,
  useImportsQuery,
  useRestoreImportsMutation,
} from '../../generated/data-import';
import { ImportToolbar } from './import-toolbar';
import { KindName } from './kind-name';

export const Component = areaScreen({
  subject: 'Import',
  list: useImportsQuery,
  one: useImportQuery,
  remove: useDeleteImportsMutation,
  restore: useRestoreImportsMutation,
  title: (row) => row.fileName ?? '',
  page: (row) => `/imports/${row.id}`,
  firstSort: { field: 'createdAt', direction: 'DESC' },
  columns: [
    { field: 'fileName', kind: 'text', sort: true, filter: true },
    { field: 'kind', kind: 'own', label: 'importKind', Show: KindName, Input: () => null, sort: true },
    { field: 'state', kind: 'choice', choice: 'importState', sort: true, filter: true },
    { field: 'rows', kind: 'number', sort: true, filter: true },
    { field: 'createdAt', kind: 'instant', sort: true, filter: true },
  ],
  toolbar: <ImportToolbar />,
});
