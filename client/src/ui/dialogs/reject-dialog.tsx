import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';

interface Props {
  title: string;
  /** What the button says; "Reject" unless told. */
  no?: string;
  busy: boolean;
  reject: (note: string) => void;
  close: () => void;
}

/** Asks why something is rejected. */
export default function RejectDialog({ title, no, busy, reject, close }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ note: string }>();
  return (
    <Modal
      open
      title={title}
      okText={no ?? t('cme.reject')}
      cancelText={t('form.cancel')}
      okButtonProps={{ loading: busy }}
      onOk={() => form.submit()}
      onCancel={close}
      destroyOnHidden
    >
      <Form form={form} layout="vertical" className="modal-form" onFinish={({ note }) => reject(note)}>
        <Form.Item
          name="note"
          label={t('field.reason')}
          rules={[{ required: true, whitespace: true, message: t('cme.rejectNeeded') }]}
        >
          <Input.TextArea autoFocus maxLength={250} autoSize={{ minRows: 2 }} dir="auto" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
