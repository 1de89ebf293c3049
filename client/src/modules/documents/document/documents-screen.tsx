import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import type { FormField } from '../../../list/area';
import { areaScreen } from '../../../list/area-screen';
import { DocumentSteps } from '../pieces/review-steps';
import { HistoryButton, RenewButton } from '../../../form/renewal';
import {
  useCreateDocumentMutation,
  useDeleteDocumentsMutation,
  useDocumentQuery,
  useDocumentVersionsQuery,
  useRenewDocumentMutation,
  useRestoreDocumentsMutation,
  useUpdateDocumentMutation,
  type DocumentInput,
  type DocumentRowFragment,
  type useDocumentsQuery,
} from '../../../generated/documents/document';
import { LinkButton } from '../../../ui/link-button';
import { BoardLink, DeletionLink, MissingLink } from './board-link';

const form: FormField<keyof DocumentInput>[] = [
  { field: 'title', kind: 'text', required: true },
  { field: 'number', kind: 'code' },
  { field: 'vendorId', kind: 'reference', to: 'vendor', hint: 'documentVendor' },
  { field: 'typeIds', kind: 'references', to: 'documentType', within: { appliesTo: { in: ['company', 'vendor'] } } },
  { field: 'category', kind: 'text', label: 'documentCategory' },
  { field: 'issueDate', kind: 'date' },
  { field: 'expiryDate', kind: 'date', label: 'documentExpiry' },
  { field: 'issuingAuthority', kind: 'text' },
  { field: 'issuingCountry', kind: 'listed', list: 'country' },
  { field: 'notifyBeforeDays', kind: 'number' },
  { field: 'status', kind: 'choice', choice: 'documentStatus', initial: 'active' },
  { field: 'audience', kind: 'choice', choice: 'documentAudience', initial: 'nobody' },
  { field: 'audienceDepartmentIds', kind: 'references', to: 'department', wide: true },
  { field: 'fileIds', kind: 'files', wide: true },
  { field: 'description', kind: 'longText', wide: true },
];

const useFormer = (id: string, skip: boolean) =>
  useDocumentVersionsQuery({ variables: { id }, skip, fetchPolicy: 'cache-and-network' }).data?.page.rows;

function Actions({ row }: { row: DocumentRowFragment }) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [renew] = useRenewDocumentMutation();
  return (
    <>
      {row.audience !== 'nobody' && ability.can('read', 'DocumentAcknowledgement') && (
        <LinkButton to={`/documents/${row.id}/confirmations`}>{t('confirm.show')}</LinkButton>
      )}
      <DocumentSteps row={row} />
      {row.revision > 1 && <HistoryButton id={row.id} title={row.title} useVersions={useFormer} />}
      {row.allowedActions.includes('renew') && (
        <RenewButton
          document={row}
          files="files"
          renew={(options) => renew(options as never)}
          onRenewed={() => undefined}
        />
      )}
    </>
  );
}

/** The documents of the company, all of them or those a list query is narrowed to. */
export const documentsScreen = (list: typeof useDocumentsQuery) =>
  areaScreen({
    subject: 'Document',
    list,
    one: useDocumentQuery,
    create: useCreateDocumentMutation,
    update: useUpdateDocumentMutation,
    remove: useDeleteDocumentsMutation,
    restore: useRestoreDocumentsMutation,
    title: (row) => row.title,
    firstSort: { field: 'title', direction: 'ASC' },
    importable: true,
    bulk: { fields: ['status'], verbs: ['verify', 'archive'], notedVerbs: ['reject'] },
    columns: [
      { field: 'title', kind: 'text', sort: true, filter: true },
      { field: 'number', kind: 'code', sort: true, filter: true },
      { field: 'vendorId', kind: 'reference', to: 'vendor', filter: true },
      { field: 'typeIds', kind: 'references', to: 'documentType', filter: true },
      { field: 'category', kind: 'text', label: 'documentCategory', sort: true, filter: true, hidden: true },
      { field: 'issueDate', kind: 'date', sort: true, filter: true, hidden: true },
      { field: 'expiryDate', kind: 'date', label: 'documentExpiry', sort: true, filter: true },
      { field: 'state', kind: 'choice', choice: 'documentState', sort: true, filter: true },
      { field: 'review', kind: 'choice', choice: 'documentReview', sort: true, filter: true, hidden: true },
      { field: 'audience', kind: 'choice', choice: 'documentAudience', sort: true, filter: true, hidden: true },
      { field: 'deletionDueOn', kind: 'date', sort: true, filter: true, hidden: true },
      { field: 'expiryState', kind: 'choice', choice: 'expiryState', hidden: true },
      { field: 'issuingAuthority', kind: 'text', sort: true, filter: true, hidden: true },
      { field: 'issuingCountry', kind: 'listed', list: 'country', sort: true, filter: true, hidden: true },
      { field: 'revision', kind: 'number', sort: true, hidden: true },
      { field: 'status', kind: 'choice', choice: 'documentStatus', sort: true, filter: true, hidden: true },
    ],
    facts: [
      { field: 'state', kind: 'choice', choice: 'documentState' },
      { field: 'reviewNote', kind: 'text' },
      { field: 'submittedByName', kind: 'text' },
      { field: 'submittedAt', label: 'uploadedAt', kind: 'instant' },
      { field: 'reviewedByName', kind: 'text' },
      { field: 'reviewedAt', kind: 'instant' },
      { field: 'remindedAt', kind: 'instant' },
    ],
    form,
    actions: (row) => <Actions row={row} />,
    toolbar: (
      <>
        <MissingLink />
        <DeletionLink of="company" />
        <BoardLink of="company" />
      </>
    ),
  });
