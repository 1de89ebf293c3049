import { PlusOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { FormDrawer } from '../../../form/form-drawer';
import {
  useAddEmployeeDocumentMutation,
  useEmployeeDocumentsOfQuery,
  type EmployeeDocumentInput,
  type EmployeeDocumentsOfQuery,
} from '../../../generated/people/employee/papers';
import type { FormField } from '../../../list/area';
import { toast } from '../../../ui/dialogs/toasts';
import { StatusDot } from '../../../ui/status-dot';
import { DocumentLine } from '../pieces/document-line';
import { missingTypes } from '../pieces/missing-types';
import { ProfileCard } from './profile-card';
import { useSharedFile, type SharedFile } from './use-shared-file';

const RecordForm = lazy(async () => ({ default: (await import('../../../form/record-form')).RecordForm }));

type Type = EmployeeDocumentsOfQuery['types']['rows'][number];

const fieldsOf = (type: Type | null, shared: SharedFile | null): FormField<keyof EmployeeDocumentInput>[] => [
  { field: 'fileId', kind: 'file', required: true, wide: true, initial: shared?.id },
  ...(type
    ? []
    : ([
        { field: 'title', kind: 'text', required: true, initial: shared?.name.replace(/\.[^.]+$/, '') },
        {
          field: 'typeId',
          kind: 'reference',
          to: 'documentType',
          within: { appliesTo: { eq: 'employee' } },
          label: 'typeIds',
        },
      ] as const)),
  { field: 'number', kind: 'code' },
  { field: 'issueDate', kind: 'date' },
  ...(type && !type.hasExpiry
    ? []
    : ([{ field: 'expiryDate', kind: 'date', label: 'documentExpiry', required: !!type }] as const)),
];

interface Props {
  employeeId: string;
  positionId: string | null;
}

/** One's documents: what is missing comes first, with a button to hand it in. */
export function PapersCard({ employeeId, positionId }: Props) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const [added, setAdded] = useState<Type | 'other' | null>(null);
  const [shared, setShared] = useState<SharedFile | null>(null);
  const [add] = useAddEmployeeDocumentMutation();
  const { data, refetch } = useEmployeeDocumentsOfQuery({
    variables: { employeeId },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['EmployeeDocument'], () => void refetch());
  const mayAdd = ability.can('create', 'EmployeeDocument');
  const rows = data?.page.rows ?? [];
  const missing = data ? missingTypes(ability, data.types.rows, rows, { employeeId, positionId }) : [];
  const uploaded = new Set(rows.filter(({ review }) => review !== 'verified').map(({ typeId }) => typeId));
  const type = added === 'other' ? null : added;
  const close = () => {
    setAdded(null);
    setShared(null);
  };
  useSharedFile((file) => {
    setShared(file);
    setAdded('other');
  });
  return (
    <ProfileCard
      isWide
      title={t('profile.documents')}
      aside={
        mayAdd && (
          <Button type="text" size="small" icon={<PlusOutlined />} onClick={() => setAdded('other')}>
            {t('profile.addDocument')}
          </Button>
        )
      }
    >
      {!data && <Skeleton active paragraph={{ rows: 3 }} title={false} />}
      {data && rows.length === 0 && missing.length === 0 && <p className="quiet">{t('profile.noDocument')}</p>}
      <ul className="profile-people">
        {missing
          .filter(({ id }) => !uploaded.has(id))
          .map((one) => (
            <li key={one.id}>
              <div>
                <b dir="auto">{one.name}</b>
              </div>
              <StatusDot tone="warning">{t('document.missing')}</StatusDot>
              {mayAdd && (
                <Button
                  icon={<UploadOutlined />}
                  onClick={() => setAdded(one)}
                  aria-label={t('document.uploadNamed', { title: one.name })}
                >
                  {t('document.upload')}
                </Button>
              )}
            </li>
          ))}
      </ul>
      <ol className="dated">
        {rows.map((one) => (
          <DocumentLine key={one.id} document={one} onChanged={() => void refetch()} />
        ))}
      </ol>
      {added && (
        <FormDrawer size={560} title={type?.name ?? t('profile.addDocument')} close={close}>
          <Suspense fallback={<Skeleton active />}>
            <RecordForm
              fields={fieldsOf(type, shared)}
              record={null}
              save={(input) =>
                add({
                  variables: {
                    input: {
                      ...(type && { title: type.name, typeId: type.id }),
                      ...input,
                      employeeId,
                    } as EmployeeDocumentInput,
                  },
                })
              }
              onSaved={() => {
                toast.success(t('document.uploaded'));
                close();
                void refetch();
              }}
              onCancel={close}
              submitLabel={t('document.upload')}
            />
          </Suspense>
        </FormDrawer>
      )}
    </ProfileCard>
  );
}
