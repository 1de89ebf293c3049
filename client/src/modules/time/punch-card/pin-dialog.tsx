import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSetPinMutation } from '../../../generated/time/punch-card';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

/** Gives the card of somebody another PIN. */
export default function PinDialog({ id, version, close }: { id: string; version: number; close: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ pin: string }>();
  const [setPin, { loading }] = useSetPinMutation();
  const submit = async ({ pin }: { pin: string }) => {
    try {
      await setPin({ variables: { id, version, pin } });
      toast.success(t('form.saved'));
      close();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      form.setFields([{ name: 'pin', errors: [byField.pin ?? message] }]);
    }
  };
  return (
    <Modal
      open
      title={t('punch.setPin')}
      okText={t('punch.setPin')}
      okButtonProps={{ loading }}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
        <Form.Item
          name="pin"
          label={t('punch.pin')}
          rules={[{ required: true, pattern: /^\d{4,8}$/, message: t('punch.pinHint') }]}
        >
          <Input.Password inputMode="numeric" autoComplete="off" maxLength={8} dir="ltr" autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
