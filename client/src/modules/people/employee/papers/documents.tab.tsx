import { PlusOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../access/live';
import { useSession } from '../../../../access/session';
import type { FormField } from '../../../../list/area';
import { FormDrawer } from '../../../../form/form-drawer';
import { RequestButton } from '../../../documents/pieces/request-button';
import {
  useAddEmployeeDocumentMutation,
  useChangeEmployeeDocumentMutation,
  useEmployeeDocumentsOfQuery,
  type EmployeeDocumentOfFragment,
  type EmployeeDocumentInput,
} from '../../../../generated/people/employee/papers';
import { EmptyState } from '../../../../ui/empty-state';
import { Failure } from '../../../../ui/failure';
import { toast } from '../../../../ui/dialogs/toasts';
import type { EmployeeTabProps } from '../employee-tab-props';
import { DocumentLine } from '../../pieces/document-line';
import { missingTypes } from '../../pieces/missing-types';

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
  const missing = missingTypes(ability, data.types.rows, rows, { employeeId, positionId: employee.positionId ?? null });
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
