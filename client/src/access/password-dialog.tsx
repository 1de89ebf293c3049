import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Complaint } from '../ui/complaint';
import { usePasswordRule } from '../ui/password-rule';
import { serverErrorFrom } from '../ui/server-error';
import { toast } from '../ui/toasts';

interface Props {
  user: { name: string };
  set: (password: string) => Promise<unknown>;
  close: () => void;
}

export default function PasswordDialog({ user, set, close }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ password: string }>();
  const [loading, setLoading] = useState(false);
  const rule = usePasswordRule();
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async ({ password }: { password: string }) => {
    setRefusal(null);
    setLoading(true);
    try {
      await set(password);
      toast.success(t('password.setDone', { name: user.name }));
      close();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      form.setFields([{ name: 'password', errors: byField.password ? [byField.password] : [] }]);
      if (!byField.password) setRefusal(message || t('failure.offline'));
      setLoading(false);
    }
  };

  return (
    <Modal
      open
      width={440}
      title={t('password.setFor', { name: user.name })}
      okText={t('password.set')}
      okButtonProps={{ loading }}
      cancelText={t('form.cancel')}
      onOk={() => form.submit()}
      onCancel={close}
    >
      <Complaint text={refusal} />
      <Form form={form} layout="vertical" requiredMark={false} className="modal-form" onFinish={(values) => void submit(values)}>
        <Form.Item
          name="password"
          label={t('password.next')}
          extra={`${t('password.rule')} ${t('password.setHint')}`}
          validateTrigger="onBlur"
          rules={[{ required: true, message: t('form.needed', { field: t('password.next') }) }, rule]}
        >
          <Input.Password autoComplete="new-password" dir="ltr" autoFocus />
        </Form.Item>
      </Form>
    </Modal>
  );
}
