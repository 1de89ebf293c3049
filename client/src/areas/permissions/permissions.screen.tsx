import { areaScreen } from '../../crud/area-screen';
import { usePermissionQuery, usePermissionsQuery } from '../../generated/permissions';

export const Component = areaScreen({
  subject: 'Permission',
  list: usePermissionsQuery,
  one: usePermissionQuery,
  title: (row) => row.title,
  firstSort: { field: 'heading', direction: 'ASC' },
  columns: [
    { field: 'title', kind: 'text', sort: true, filter: true },
    { field: 'heading', kind: 'text', sort: true, filter: true },
    { field: 'subject', kind: 'code', sort: true, filter: true },
    { field: 'action', kind: 'code', sort: true, filter: true },
    { field: 'type', kind: 'choice', choice: 'permissionType', sort: true, filter: true },
    { field: 'alias', kind: 'code', sort: true, hidden: true },
    { field: 'status', kind: 'choice', choice: 'activeStatus', filter: true },
  ],
});
