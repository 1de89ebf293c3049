import { Button, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetPinMutation } from '../../generated/punch-cards';
import { serverErrorFrom } from '../../ui/server-error';
import { toast } from '../../ui/toasts';

/** Gives the card of somebody another PIN. */
export function SetPin({ id, version }: { id: string; version: number }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ pin: string }>();
  const [setPin, { loading }] = useSetPinMutation();
  const [isOpen, setOpen] = useState(false);
  const submit = async ({ pin }: { pin: string }) => {
    try {
      await setPin({ variables: { id, version, pin } });
      toast.success(t('form.saved'));
      setOpen(false);
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      form.setFields([{ name: 'pin', errors: [byField.pin ?? (message || t('failure.offline'))] }]);
    }
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('punch.setPin')}</Button>
      <Modal open={isOpen} title={t('punch.setPin')} okText={t('punch.setPin')} okButtonProps={{ loading }} onOk={() => form.submit()} onCancel={() => setOpen(false)} destroyOnHidden>
        <Form form={form} layout="vertical" onFinish={(values) => void submit(values)}>
          <Form.Item name="pin" label={t('punch.pin')} rules={[{ required: true, pattern: /^\d{4,8}$/, message: t('punch.pinHint') }]}>
            <Input.Password inputMode="numeric" autoComplete="off" maxLength={8} dir="ltr" />
          </Form.Item>
        </Form>
      </Modal>
    </>
  );
}
