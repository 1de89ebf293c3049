import type { FormField } from '../../../list/area';
import { areaScreen } from '../../../list/area-screen';
import { UploadDocumentButton } from '../pieces/upload-document-button';
import { RequestButton } from '../pieces/request-button';
import { EmployeeDocumentSteps } from '../pieces/review-steps';
import { HistoryButton, RenewButton } from '../../../form/renewal';
import {
  useCreateEmployeeDocumentMutation,
  useDeleteEmployeeDocumentsMutation,
  useEmployeeDocumentQuery,
  useEmployeeDocumentVersionsQuery,
  useRenewEmployeeDocumentMutation,
  useRestoreEmployeeDocumentsMutation,
  useUpdateEmployeeDocumentMutation,
  type EmployeeDocumentRowFragment,
  type useEmployeeDocumentsQuery,
  type EmployeeDocumentInput,
} from '../../../generated/documents/document';
import { BoardLink, DeletionLink } from './board-link';

const form: FormField<keyof EmployeeDocumentInput>[] = [
  { field: 'employeeId', kind: 'reference', to: 'employee', required: true, only: 'create' },
  { field: 'dependantId', kind: 'reference', to: 'dependant', hint: 'dependantId' },
  { field: 'title', kind: 'text', required: true },
  {
    field: 'typeId',
    kind: 'reference',
    to: 'documentType',
    within: { appliesTo: { eq: 'employee' } },
    label: 'typeIds',
  },
  { field: 'fileId', kind: 'file', wide: true },
  { field: 'number', kind: 'code' },
  { field: 'issueDate', kind: 'date' },
  { field: 'expiryDate', kind: 'date', label: 'documentExpiry' },
  { field: 'issuingAuthority', kind: 'text' },
  { field: 'issuingCountry', kind: 'listed', list: 'country' },
  { field: 'notifyBeforeDays', kind: 'number' },
  { field: 'status', kind: 'choice', choice: 'documentStatus', initial: 'active' },
  { field: 'description', kind: 'longText', wide: true },
];

const useFormer = (id: string, skip: boolean) =>
  useEmployeeDocumentVersionsQuery({ variables: { id }, skip, fetchPolicy: 'cache-and-network' }).data?.page.rows.map(
    ({ fileId, ...row }) => ({
      ...row,
      fileIds: fileId ? [fileId] : [],
    }),
  );

function Actions({ row }: { row: EmployeeDocumentRowFragment }) {
  const [renew] = useRenewEmployeeDocumentMutation();
  return (
    <>
      {row.allowedActions.includes('submit') && <UploadDocumentButton document={row} />}
      <EmployeeDocumentSteps row={row} />
      {row.revision > 1 && <HistoryButton id={row.id} title={row.title} useVersions={useFormer} />}
      {row.allowedActions.includes('renew') && (
        <RenewButton
          document={row}
          files="file"
          renew={(options) => renew(options as never)}
          onRenewed={() => undefined}
        />
      )}
    </>
  );
}

/** Documents of all employees the reader may see, or those a list query is narrowed to. */
export const employeeDocumentsScreen = (list: typeof useEmployeeDocumentsQuery) =>
  areaScreen({
    subject: 'EmployeeDocument',
    list,
    one: useEmployeeDocumentQuery,
    create: useCreateEmployeeDocumentMutation,
    update: useUpdateEmployeeDocumentMutation,
    remove: useDeleteEmployeeDocumentsMutation,
    restore: useRestoreEmployeeDocumentsMutation,
    title: (row) => row.title,
    firstSort: { field: 'expiryDate', direction: 'ASC' },
    importable: true,
    bulk: { fields: ['status'], verbs: ['verify', 'archive'], notedVerbs: ['reject'] },
    columns: [
      { field: 'title', kind: 'text', sort: true, filter: true },
      { field: 'employeeId', kind: 'reference', to: 'employee', filter: true },
      { field: 'dependantId', kind: 'reference', to: 'dependant', filter: true, hidden: true },
      { field: 'typeId', kind: 'reference', to: 'documentType', label: 'typeIds', filter: true },
      { field: 'number', kind: 'code', sort: true, filter: true },
      { field: 'issueDate', kind: 'date', sort: true, filter: true, hidden: true },
      { field: 'expiryDate', kind: 'date', label: 'documentExpiry', sort: true, filter: true },
      { field: 'state', kind: 'choice', choice: 'documentState', sort: true, filter: true },
      { field: 'review', kind: 'choice', choice: 'documentReview', sort: true, filter: true, hidden: true },
      { field: 'dueOn', label: 'documentDueOn', kind: 'date', sort: true, filter: true, hidden: true },
      { field: 'deletionDueOn', kind: 'date', sort: true, filter: true, hidden: true },
      { field: 'expiryState', kind: 'choice', choice: 'expiryState', hidden: true },
      { field: 'issuingAuthority', kind: 'text', sort: true, filter: true, hidden: true },
      { field: 'issuingCountry', kind: 'listed', list: 'country', sort: true, filter: true, hidden: true },
      { field: 'revision', kind: 'number', sort: true, hidden: true },
      { field: 'status', kind: 'choice', choice: 'documentStatus', sort: true, filter: true, hidden: true },
    ],
    facts: [
      { field: 'state', kind: 'choice', choice: 'documentState' },
      { field: 'dueOn', label: 'documentDueOn', kind: 'date' },
      { field: 'requestNote', kind: 'text' },
      { field: 'reviewNote', kind: 'text' },
      { field: 'submittedByName', kind: 'text' },
      { field: 'submittedAt', label: 'uploadedAt', kind: 'instant' },
      { field: 'reviewedByName', kind: 'text' },
      { field: 'reviewedAt', kind: 'instant' },
    ],
    form,
    actions: (row) => <Actions row={row} />,
    toolbar: (
      <>
        <RequestButton />
        <DeletionLink of="employee" />
        <BoardLink of="employee" />
      </>
    ),
  });
