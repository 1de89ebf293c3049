import { Drawer, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordFormProps } from '../../crud/record-form';
import { toast } from '../../ui/toasts';

const RecordForm = lazy(async () => ({ default: (await import('../../crud/record-form')).RecordForm }));

interface Props extends Omit<RecordFormProps, 'onSaved' | 'onCancel'> {
  title: string;
  onChanged: () => void;
  close: () => void;
}

/** A form beside a tab, for one of its rows or a new one. */
export function TabForm({ title, onChanged, close, ...form }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer open size={560} title={title} onClose={close} destroyOnHidden>
      <Suspense fallback={<Skeleton active />}>
        <RecordForm
          {...form}
          onSaved={() => {
            toast.success(t('form.saved'));
            close();
            onChanged();
          }}
          onCancel={close}
        />
      </Suspense>
    </Drawer>
  );
}
