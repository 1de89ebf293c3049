import { subject } from '@casl/ability';
import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../access/live';
import { useSession } from '../../../../access/session';
import type { FormField } from '../../../../list/area';
import { toneOf } from '../../../../fields/choices';
import { FormDrawer } from '../../../../form/form-drawer';
import { FileNames } from '../../../../fields/kinds/file-view';
import { UploadDocumentButton } from '../../../documents/pieces/upload-document-button';
import { RequestButton } from '../../../documents/pieces/request-button';
import { EmployeeDocumentSteps } from '../../../documents/pieces/review-steps';
import { HistoryButton, RenewButton } from '../../../../form/renewal';
import {
  useAddEmployeeDocumentMutation,
  useChangeEmployeeDocumentMutation,
  useEmployeeDocumentsOfQuery,
  useFormerEmployeeDocumentsQuery,
  useRenewDocumentOfEmployeeMutation,
  type EmployeeDocumentOfFragment,
  type EmployeeDocumentInput,
} from '../../../../generated/people/employee/papers';
import { EmptyState } from '../../../../ui/empty-state';
import { Failure } from '../../../../ui/failure';
import { useFormat } from '../../../../ui/words/format';
import { IconButton } from '../../../../ui/icon-button';
import { StatusDot } from '../../../../ui/status-dot';
import { toast } from '../../../../ui/dialogs/toasts';
import type { EmployeeTabProps } from '../employee-tab-props';

const RecordForm = lazy(async () => ({ default: (await import('../../../../form/record-form')).RecordForm }));

const fieldsOf = (employeeId: string): FormField<keyof EmployeeDocumentInput>[] => [
  { field: 'title', kind: 'text', required: true },
  { field: 'dependantId', kind: 'reference', to: 'dependant', within: { employeeId: { eq: employeeId } } },
  {
    field: 'typeId',
    kind: 'reference',
    to: 'documentType',
    within: { appliesTo: { eq: 'employee' } },
    label: 'typeIds',
  },
  { field: 'number', kind: 'code' },
  { field: 'issueDate', kind: 'date' },
  { field: 'expiryDate', kind: 'date', label: 'documentExpiry' },
  { field: 'issuingAuthority', kind: 'text' },
  { field: 'issuingCountry', kind: 'listed', list: 'country' },
  { field: 'notifyBeforeDays', kind: 'number' },
  { field: 'status', kind: 'choice', choice: 'documentStatus', initial: 'active' },
  { field: 'fileId', kind: 'file', wide: true },
  { field: 'description', kind: 'longText', wide: true },
];

const useFormer = (id: string, skip: boolean) =>
  useFormerEmployeeDocumentsQuery({ variables: { id }, skip, fetchPolicy: 'cache-and-network' }).data?.page.rows.map(
    ({ fileId, ...row }) => ({
      ...row,
      fileIds: fileId ? [fileId] : [],
    }),
  );

/** The documents of one employee by when they expire, those still needed, and their renewal in place. */
export function Component({ employeeId, employee }: EmployeeTabProps) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [edited, setEdited] = useState<EmployeeDocumentOfFragment | 'new' | null>(null);
  const [add] = useAddEmployeeDocumentMutation();
  const [change] = useChangeEmployeeDocumentMutation();
  const { data, error, refetch } = useEmployeeDocumentsOfQuery({
    variables: { employeeId },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['EmployeeDocument'], () => void refetch());
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;

  const { rows } = data.page;
  const present = new Set(
    rows
      .filter(
        ({ dependantId, expiryState, status, review }) =>
          !dependantId && expiryState !== 'expired' && status === 'active' && review === 'verified',
      )
      .map(({ typeId }) => typeId),
  );
  const missing = data.types.rows.filter(
    ({ id, isRequired, requiredPositionIds }) =>
      !present.has(id) &&
      ability.can('read', subject('EmployeeDocument', { employeeId, typeId: id })) &&
      (isRequired || requiredPositionIds.includes(employee.positionId ?? '')),
  );
  const addButton = (
    <>
      <RequestButton employeeId={employeeId} onDone={() => void refetch()} />
      {ability.can('create', 'EmployeeDocument') && (
        <Button icon={<PlusOutlined />} onClick={() => setEdited('new')}>
          {t('document.add')}
        </Button>
      )}
    </>
  );
  const row = edited === 'new' ? null : edited;
  return (
    <>
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={`${t('document.missing')}: ${missing.map(({ name }) => name).join(t('list.comma'))}`}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState title={t('document.noneOfPerson')} why={t('document.noneOfPersonWhy')}>
          {addButton}
        </EmptyState>
      ) : (
        <>
          <div className="tab-actions">{addButton}</div>
          <ol className="dated">
            {rows.map((one) => (
              <DocumentLine key={one.id} document={one} edit={() => setEdited(one)} onChanged={() => void refetch()} />
            ))}
          </ol>
        </>
      )}
      {edited && (
        <FormDrawer size={640} title={row?.title ?? t('document.add')} close={() => setEdited(null)}>
          <Suspense fallback={<Skeleton active />}>
            <RecordForm
              fields={fieldsOf(employeeId)}
              record={row}
              save={(input, version) =>
                row
                  ? change({ variables: { id: row.id, version: version ?? row.version, input } })
                  : add({ variables: { input: { ...input, employeeId } as EmployeeDocumentInput } })
              }
              reload={row ? async () => (await refetch()).data?.page.rows.find(({ id }) => id === row.id) : undefined}
              onSaved={() => {
                toast.success(t('form.saved'));
                setEdited(null);
                void refetch();
              }}
              onCancel={() => setEdited(null)}
            />
          </Suspense>
        </FormDrawer>
      )}
    </>
  );
}

interface LineProps {
  document: EmployeeDocumentOfFragment;
  edit: () => void;
  onChanged: () => void;
}

function DocumentLine({ document, edit, onChanged }: LineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [renew] = useRenewDocumentOfEmployeeMutation();
  const {
    id,
    title,
    dependant,
    type,
    number,
    issueDate,
    expiryDate,
    state,
    dueOn,
    reviewNote,
    revision,
    fileId,
    allowedActions,
    submittedByName,
    submittedAt,
    reviewedByName,
    reviewedAt,
  } = document;
  return (
    <li>
      <div className="dated-body">
        <b dir="auto">{title}</b> {number && <bdi className="code">{number}</bdi>}
        {dependant?.label && <div dir="auto">{dependant.label}</div>}
        {type?.label && type.label !== title && <div dir="auto">{type.label}</div>}
        {reviewNote && <p dir="auto">{t('document.cameBack', { reason: reviewNote })}</p>}
        {fileId && <FileNames ids={[fileId]} />}
        {submittedByName && submittedAt && (
          <div className="quiet">
            {t('document.uploadedBy', { name: submittedByName, when: format.instant(submittedAt) })}
          </div>
        )}
        {reviewedByName && reviewedAt && (
          <div className="quiet">
            {t('document.reviewedBy', { name: reviewedByName, when: format.instant(reviewedAt) })}
          </div>
        )}
      </div>
      <div className="dated-when">
        {state && (
          <StatusDot tone={toneOf('documentState', state)}>
            {t(`choice.documentState.${state as 'verified'}`)}
          </StatusDot>
        )}
        {state === 'requested' && dueOn && <span>{t('document.askedBy', { day: format.day(dueOn) })}</span>}
        <span>
          {[issueDate, expiryDate]
            .filter((day): day is string => !!day)
            .map(format.day)
            .join(' – ')}
        </span>
      </div>
      <div className="button-row">
        {allowedActions.includes('submit') && <UploadDocumentButton document={document} onDone={onChanged} />}
        <EmployeeDocumentSteps row={document} onDone={onChanged} />
        {revision > 1 && <HistoryButton id={id} title={title} useVersions={useFormer} />}
        {allowedActions.includes('renew') && (
          <RenewButton
            document={document}
            files="file"
            renew={(options) => renew(options as never)}
            onRenewed={onChanged}
          />
        )}
        {allowedActions.includes('update') && (
          <IconButton label={`${t('document.change')}: ${title}`} icon={<EditOutlined />} onClick={edit} />
        )}
      </div>
    </li>
  );
}
