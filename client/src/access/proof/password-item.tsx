import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

export function PasswordItem() {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="current"
      label={t('password.current')}
      rules={[{ required: true, message: t('login.passwordNeeded') }]}
    >
      <Input.Password autoComplete="current-password" dir="ltr" />
    </Form.Item>
  );
}
