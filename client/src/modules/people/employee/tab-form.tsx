import { Skeleton } from 'antd';
import { lazy, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../../form/form-drawer';
import type { RecordFormProps } from '../../../form/record-form';
import { toast } from '../../../ui/dialogs/toasts';

const RecordForm = lazy(async () => ({ default: (await import('../../../form/record-form')).RecordForm }));

interface Props extends Omit<RecordFormProps, 'onSaved' | 'onCancel'> {
  title: string;
  /** What there is to know before it is filled in. */
  above?: ReactNode;
  onChanged: () => void;
  close: () => void;
}

/** A form beside a tab, for one of its rows or a new one. */
export function TabForm({ title, above, onChanged, close, ...form }: Props) {
  const { t } = useTranslation();
  return (
    <FormDrawer size={560} title={title} close={close}>
      {above}
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
    </FormDrawer>
  );
}
