import { useGrantWords } from '../../../access/grant-words';
import { areaScreen } from '../../../list/area-screen';
import type { Kind } from '../../../fields/kinds/kind';
import { usePermissionQuery, usePermissionsQuery } from '../../../generated/administration/permission';

const inWords = (Show: (props: { value: unknown }) => string): Kind => ({
  kind: 'own',
  Show,
  Input: () => null,
  isText: true,
});
const subject = inWords(({ value }) => useGrantWords().subject(String(value)));
const action = inWords(({ value }) => useGrantWords().action(String(value)));

export const Component = areaScreen({
  subject: 'Permission',
  list: usePermissionsQuery,
  one: usePermissionQuery,
  title: (row) => row.title,
  firstSort: { field: 'heading', direction: 'ASC' },
  columns: [
    { field: 'subject', ...subject, sort: true, filter: true },
    { field: 'action', ...action, sort: true, filter: true },
    { field: 'type', kind: 'choice', choice: 'permissionType', sort: true, filter: true },
    { field: 'status', kind: 'choice', choice: 'activeStatus', filter: true },
    { field: 'title', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'heading', kind: 'text', sort: true, filter: true, hidden: true },
    { field: 'alias', kind: 'code', sort: true, hidden: true },
  ],
});
