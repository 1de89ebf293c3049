import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useGrantWords } from '../../../access/grant-words';
import { areaScreen } from '../../../list/area-screen';
import type { Kind } from '../../../fields/kinds/kind';
import {
  useCreateWebhookMutation,
  useDeleteWebhooksMutation,
  useRestoreWebhooksMutation,
  useUpdateWebhookMutation,
  useWebhookQuery,
  useWebhooksQuery,
} from '../../../generated/administration/webhook';
import { deeds } from './deeds';

const IssueSecret = lazy(() => import('./issue-secret'));

const subjectsKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <Subjects names={value as string[]} />,
  Input: lazy(() => import('./subjects-input')),
  isText: true,
};
const deedsKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <Deeds names={value as string[]} />,
  Input: lazy(() => import('./deeds-input')),
  isText: true,
};

export const Component = areaScreen({
  subject: 'Webhook',
  list: useWebhooksQuery,
  one: useWebhookQuery,
  create: useCreateWebhookMutation,
  update: useUpdateWebhookMutation,
  remove: useDeleteWebhooksMutation,
  restore: useRestoreWebhooksMutation,
  title: (row) => row.name,
  firstSort: { field: 'name', direction: 'ASC' },
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'url', label: 'webhookUrl', kind: 'text', sort: true, filter: true },
    { field: 'subjects', label: 'webhookSubjects', ...subjectsKind },
    { field: 'deeds', label: 'webhookDeeds', ...deedsKind, hidden: true },
    { field: 'isActive', label: 'webhookActive', kind: 'flag', sort: true, filter: true },
    { field: 'failingSince', kind: 'instant', sort: true },
    { field: 'pausedAt', kind: 'instant', sort: true, hidden: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'url', label: 'webhookUrl', kind: 'link', required: true, hint: 'webhookUrl' },
    {
      field: 'subjects',
      label: 'webhookSubjects',
      ...subjectsKind,
      required: true,
      wide: true,
      hint: 'webhookSubjects',
    },
    { field: 'deeds', label: 'webhookDeeds', ...deedsKind, required: true, wide: true, initial: [...deeds] },
    { field: 'isActive', label: 'webhookActive', kind: 'flag', initial: true },
  ],
  facts: [
    { field: 'secretMadeAt', kind: 'instant' },
    { field: 'failingSince', kind: 'instant' },
    { field: 'pausedAt', kind: 'instant' },
  ],
  actions: (row) => <IssueSecret row={row} />,
});

function Subjects({ names }: { names: string[] }) {
  const words = useGrantWords();
  const { t } = useTranslation();
  return <>{names.map(words.subject).join(t('list.comma'))}</>;
}

function Deeds({ names }: { names: string[] }) {
  const { t } = useTranslation();
  return (
    <>
      {deeds
        .filter((deed) => names.includes(deed))
        .map((deed) => t(`webhook.deed.${deed}`))
        .join(t('list.comma'))}
    </>
  );
}
