import { useGrantWords } from '../../../access/grant-words';
import { areaScreen } from '../../../list/area-screen';
import type { Kind } from '../../../fields/kinds/kind';
import { StepActions } from '../../../form/step-actions';
import {
  useResendWebhookDeliveryMutation,
  useWebhookDeliveriesQuery,
  useWebhookDeliveryQuery,
} from '../../../generated/administration/webhook';

const subjectKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <Subject name={value as string} />,
  Input: () => null,
  isText: true,
};

export const Component = areaScreen({
  subject: 'WebhookDelivery',
  list: useWebhookDeliveriesQuery,
  one: useWebhookDeliveryQuery,
  title: (row) => `${row.subject}.${row.action}`,
  firstSort: { field: 'happenedAt', direction: 'DESC' },
  columns: [
    { field: 'happenedAt', kind: 'instant', sort: true, filter: true },
    { field: 'webhookId', kind: 'reference', to: 'webhook', filter: true },
    { field: 'subject', label: 'webhookSubject', ...subjectKind },
    { field: 'action', label: 'webhookAction', kind: 'text', sort: true, filter: true },
    { field: 'state', kind: 'choice', choice: 'webhookDeliveryState', sort: true, filter: true },
    { field: 'attempts', label: 'webhookAttempts', kind: 'number', sort: true },
    { field: 'status', label: 'webhookStatus', kind: 'number', sort: true },
    { field: 'answer', label: 'webhookAnswer', kind: 'text' },
    { field: 'nextAttemptAt', kind: 'instant', sort: true, hidden: true },
    { field: 'deliveredAt', kind: 'instant', sort: true, hidden: true },
    { field: 'eventId', kind: 'text', sort: true, hidden: true },
    { field: 'recordId', kind: 'text', sort: true, hidden: true },
  ],
  facts: [
    { field: 'eventId', kind: 'text' },
    { field: 'recordId', kind: 'text' },
    { field: 'recordVersion', kind: 'number' },
    { field: 'nextAttemptAt', kind: 'instant' },
    { field: 'deliveredAt', kind: 'instant' },
  ],
  bulk: { verbs: ['resend'] },
  actions: (row) => <Resend row={row} />,
});

function Subject({ name }: { name: string }) {
  return <>{useGrantWords().subject(name)}</>;
}

function Resend({ row }: { row: Parameters<typeof StepActions>[0]['row'] }) {
  const [resend] = useResendWebhookDeliveryMutation();
  return <StepActions row={row} steps={[{ verb: 'resend', run: resend }]} />;
}
