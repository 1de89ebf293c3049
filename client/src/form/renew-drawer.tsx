import { Skeleton } from 'antd';
import dayjs from 'dayjs';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../ui/dialogs/toasts';
import type { AnyField } from '../list/area';
import { FormDrawer } from './form-drawer';
import type { RenewProps } from './former-version';

const RecordForm = lazy(async () => ({ default: (await import('./record-form')).RecordForm }));

type Props = Omit<RenewProps, 'size'> & { close: () => void };

/** The dates and files of a document from now on. */
export default function RenewDrawer({ document, files, renew, onRenewed, close }: Props) {
  const { t } = useTranslation();
  const { id, version, title, number, expiryDate } = document;
  const next = expiryDate ? dayjs(expiryDate).add(1, 'day').format('YYYY-MM-DD') : undefined;
  const fields: AnyField[] = [
    { field: 'number', kind: 'code', initial: number ?? undefined },
    { field: 'issueDate', kind: 'date', initial: next },
    { field: 'expiryDate', kind: 'date', label: 'documentExpiry', required: !!expiryDate },
    files === 'files' ? { field: 'fileIds', kind: 'files', wide: true } : { field: 'fileId', kind: 'file', wide: true },
  ];
  return (
    <FormDrawer size={560} title={t('document.renewNamed', { title })} close={close}>
      <Suspense fallback={<Skeleton active />}>
        <RecordForm
          fields={fields}
          record={null}
          save={(input) => renew({ variables: { id, version, input } })}
          onSaved={() => {
            toast.success(t('document.renewed'));
            close();
            onRenewed();
          }}
          onCancel={close}
          submitLabel={t('document.renew')}
        />
      </Suspense>
    </FormDrawer>
  );
}
