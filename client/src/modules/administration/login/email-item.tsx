import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

/** The address one signs in by. That it is none is told once it is left, that it is missing at once. */
export function EmailItem({ autoFocus, offersPasskeys }: { autoFocus?: boolean; offersPasskeys?: boolean }) {
  const { t } = useTranslation();
  return (
    <Form.Item
      name="email"
      label={t('login.email')}
      validateTrigger={['onChange', 'onBlur']}
      rules={[
        { required: true, message: t('login.emailNeeded'), validateTrigger: 'onChange' },
        { type: 'email', message: t('form.email'), validateTrigger: 'onBlur' },
      ]}
    >
      <Input
        type="email"
        autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
        autoFocus={autoFocus}
        dir="ltr"
      />
    </Form.Item>
  );
}
