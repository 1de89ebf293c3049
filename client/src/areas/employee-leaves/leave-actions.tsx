import { EditOutlined } from '@ant-design/icons';
import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useApproveEmployeeLeaveMutation,
  useCancelEmployeeLeaveMutation,
  useRejectEmployeeLeaveMutation,
  type EmployeeLeaveRecordFragment,
} from '../../generated/employee-leaves';
import { Complaint } from '../../ui/complaint';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';

type Verb = 'approve' | 'reject' | 'cancel';
interface Props {
  leave: EmployeeLeaveRecordFragment;
  edit: () => void;
}

/** The buttons the server allows; a rejection asks why. */
export function LeaveActions({ leave, edit }: Props) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState<Verb | null>(null);
  const may = (action: string) => leave.allowedActions.includes(action);
  return (
    <div className="button-row">
      {may('update') && (
        <Button icon={<EditOutlined />} onClick={edit}>
          {t('list.edit')}
        </Button>
      )}
      {may('cancel') && <Button onClick={() => setAsking('cancel')}>{t('leave.cancel')}</Button>}
      {may('reject') && (
        <Button danger onClick={() => setAsking('reject')}>
          {t('leave.reject')}
        </Button>
      )}
      {may('approve') && (
        <Button type="primary" onClick={() => setAsking('approve')}>
          {t('leave.approve')}
        </Button>
      )}
      {asking && <Ask leave={leave} verb={asking} close={() => setAsking(null)} />}
    </div>
  );
}

function Ask({ leave, verb, close }: { leave: EmployeeLeaveRecordFragment; verb: Verb; close: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ reason?: string }>();
  const [approve] = useApproveEmployeeLeaveMutation();
  const [reject] = useRejectEmployeeLeaveMutation();
  const [cancel] = useCancelEmployeeLeaveMutation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const label = t(verb === 'reject' ? 'leave.why' : 'leave.word');

  const submit = async ({ reason }: { reason?: string }) => {
    setBusy(true);
    setRefusal(null);
    try {
      const variables = { id: leave.id, version: leave.version, reason: reason ?? '' };
      await { approve, reject, cancel }[verb]({ variables });
      toast.success(t(`leave.done.${verb}`));
      close();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      form.setFields([{ name: 'reason', errors: byField.reason ? [byField.reason] : [] }]);
      if (!byField.reason) setRefusal(message || t('failure.offline'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      width={440}
      title={t(`leave.ask.${verb}`)}
      okText={t(`leave.${verb}`)}
      okButtonProps={{ loading: busy, danger: verb === 'reject' }}
      cancelText={t('leave.back')}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <Complaint text={refusal} />
      <Form form={form} layout="vertical" requiredMark="optional" className="modal-form" onFinish={(values) => void submit(values)}>
        <Form.Item
          name="reason"
          label={label}
          rules={verb === 'reject' ? [{ required: true, whitespace: true, message: t('form.needed', { field: label }) }] : []}
        >
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} maxLength={500} autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
