import { firstLanguage } from '../../../i18n/languages';
import { lazy } from 'react';
import { areaScreen } from '../../../list/area-screen';
import type { Kind } from '../../../fields/kinds/kind';
import {
  useCreateMailTemplateMutation,
  useDeleteMailTemplatesMutation,
  useMailTemplateQuery,
  useMailTemplatesQuery,
  useRestoreMailTemplatesMutation,
  useUpdateMailTemplateMutation,
} from '../../../generated/messaging/mail-template';

const templateBodyKind: Kind = {
  kind: 'own',
  Show: ({ value }) => <p className="long-text">{String(value ?? '')}</p>,
  Input: lazy(() => import('./template-body')),
};

export const Component = areaScreen({
  subject: 'MailTemplate',
  list: useMailTemplatesQuery,
  one: useMailTemplateQuery,
  create: useCreateMailTemplateMutation,
  update: useUpdateMailTemplateMutation,
  remove: useDeleteMailTemplatesMutation,
  restore: useRestoreMailTemplatesMutation,
  title: (row) => row.name ?? '',
  firstSort: { field: 'name', direction: 'ASC' },
  columns: [
    { field: 'name', kind: 'text', sort: true, filter: true },
    { field: 'kind', kind: 'choice', choice: 'mailKind', label: 'mailKind', sort: true, filter: true },
    { field: 'locale', kind: 'choice', choice: 'language', label: 'mailLanguage', sort: true },
    { field: 'subject', kind: 'text', sort: true, filter: true },
    { field: 'status', kind: 'choice', choice: 'activeStatus', sort: true, filter: true },
  ],
  form: [
    { field: 'name', kind: 'text', required: true },
    { field: 'kind', kind: 'choice', choice: 'mailKind', label: 'mailKind', initial: 'message' },
    { field: 'locale', kind: 'choice', choice: 'language', label: 'mailLanguage', initial: firstLanguage },
    { field: 'status', kind: 'choice', choice: 'activeStatus', initial: 'active' },
    { field: 'subject', kind: 'text', required: true, wide: true },
    { field: 'body', required: true, ...templateBodyKind },
  ],
});
