import { lazy } from 'react';
import {
  useAuditStreamQuery,
  useAuditStreamsQuery,
  useCreateAuditStreamMutation,
  useDeleteAuditStreamsMutation,
  useRestoreAuditStreamsMutation,
  useUpdateAuditStreamMutation,
} from '../../../generated/administration/audit-stream';
import { areaScreen } from '../../../list/area-screen';

const StreamSetUp = lazy(() => import('./stream-set-up'));

export const Component = areaScreen({
  subject: 'AuditStream',
  list: useAuditStreamsQuery,
  one: useAuditStreamQuery,
  create: useCreateAuditStreamMutation,
  update: useUpdateAuditStreamMutation,
  remove: useDeleteAuditStreamsMutation,
  restore: useRestoreAuditStreamsMutation,
  title: (row) => row.name,
  firstSort: { field: 'name', direction: 'ASC' },
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'url', label: 'webhookUrl', kind: 'text', sort: true, filter: true },
    { field: 'isActive', label: 'webhookActive', kind: 'flag', sort: true, filter: true },
    { field: 'lastSentAt', kind: 'instant', sort: true },
    { field: 'waiting', label: 'linesWaiting', kind: 'number' },
    { field: 'failingSince', kind: 'instant', sort: true },
    { field: 'failure', label: 'lastFailure', kind: 'text', hidden: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'url', label: 'webhookUrl', kind: 'link', required: true, hint: 'webhookUrl' },
    { field: 'isActive', label: 'webhookActive', kind: 'flag', initial: true },
  ],
  facts: [
    { field: 'ownerId', label: 'streamOwner', kind: 'reference', to: 'user' },
    { field: 'secretMadeAt', kind: 'instant' },
    { field: 'lastSentAt', kind: 'instant' },
    { field: 'waiting', label: 'linesWaiting', kind: 'number' },
    { field: 'failingSince', kind: 'instant' },
    { field: 'failure', label: 'lastFailure', kind: 'text' },
    { field: 'nextAttemptAt', kind: 'instant' },
  ],
  below: (record) => <StreamSetUp stream={record} />,
});
