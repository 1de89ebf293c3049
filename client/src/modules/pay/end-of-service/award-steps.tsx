import { EditOutlined } from '@ant-design/icons';
import { Button, Drawer, Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepActions } from '../../../form/step-actions';
import {
  useApproveEndOfServiceMutation,
  useCalculateEndOfServiceMutation,
  useCancelEndOfServiceMutation,
  useEndOfServiceQuery,
  usePayEndOfServiceMutation,
  useReopenEndOfServiceMutation,
  useUpdateEndOfServiceMutation,
  type EndOfServiceRecordFragment,
} from '../../../generated/pay/end-of-service';
import { toast } from '../../../ui/dialogs/toasts';
import { endOfServiceForm } from './end-of-service-form';

const RecordForm = lazy(async () => ({ default: (await import('../../../form/record-form')).RecordForm }));

interface Props {
  record: EndOfServiceRecordFragment;
  onDone: () => void;
}

/** What can be done with it now: changed as a draft, calculated, approved by a second person, paid. */
export function AwardSteps({ record, onDone }: Props) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const [calculate] = useCalculateEndOfServiceMutation();
  const [reopen] = useReopenEndOfServiceMutation();
  const [approve] = useApproveEndOfServiceMutation();
  const [pay] = usePayEndOfServiceMutation();
  const [cancel] = useCancelEndOfServiceMutation();
  const isDraft = record.state === 'draft';
  return (
    <div className="button-row">
      {record.allowedActions.includes('update') && (
        <Button icon={<EditOutlined />} onClick={() => setEditing(true)}>
          {t('list.edit')}
        </Button>
      )}
      <StepActions
        row={record}
        onDone={onDone}
        steps={[
          { verb: 'cancel', run: cancel, look: 'quiet', ask: true },
          { verb: 'reopen', run: reopen },
          { verb: 'calculate', run: calculate, look: isDraft ? 'primary' : undefined },
          { verb: 'approve', run: approve, look: 'primary' },
          { verb: 'pay', run: pay, look: 'primary', ask: true },
        ]}
      />
      {editing && <EditDrawer record={record} close={() => setEditing(false)} onDone={onDone} />}
    </div>
  );
}

function EditDrawer({ record, close, onDone }: Props & { close: () => void }) {
  const { t } = useTranslation();
  const [update] = useUpdateEndOfServiceMutation();
  const { refetch } = useEndOfServiceQuery({ variables: { id: record.id }, fetchPolicy: 'cache-only' });
  return (
    <Drawer open size={560} title={record.employeeName} onClose={close} destroyOnHidden>
      <Suspense fallback={<Skeleton active />}>
        <RecordForm
          fields={endOfServiceForm}
          record={record}
          save={(input, version) => update({ variables: { id: record.id, version: version ?? record.version, input } })}
          reload={async () => (await refetch()).data?.record}
          onSaved={() => {
            toast.success(t('form.saved'));
            onDone();
            close();
          }}
          onCancel={close}
        />
      </Suspense>
    </Drawer>
  );
}
