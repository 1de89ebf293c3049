import { areaScreen } from '../../../list/area-screen';
import { FileName } from '../../../fields/kinds/file-view';
import {
  useDeleteFilesMutation,
  useFileQuery,
  useFilesQuery,
  useRestoreFilesMutation,
} from '../../../generated/files/file';
import { FileLinks } from './file-links';
import { FileSize } from './file-size';
import { FileUsage } from './file-usage';

const nothing = () => null;

export const Component = areaScreen({
  subject: 'File',
  list: useFilesQuery,
  one: useFileQuery,
  remove: useDeleteFilesMutation,
  restore: useRestoreFilesMutation,
  title: (row) => row.name,
  firstSort: { field: 'createdAt', direction: 'DESC' },
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'links', kind: 'own', Show: FileLinks, Input: nothing },
    { field: 'type', kind: 'choice', choice: 'fileType', sort: true, filter: true },
    { field: 'size', kind: 'own', Show: FileSize, Input: nothing, sort: true },
    { field: 'scanStatus', kind: 'choice', choice: 'scanStatus', sort: true, filter: true, hidden: true },
    { field: 'createdAt', kind: 'instant', sort: true, filter: true },
  ],
  actions: (row) => <FileName file={row} />,
  toolbar: <FileUsage />,
});
