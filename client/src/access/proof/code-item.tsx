import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';

/** Six digits of an authenticator app or, where they do, a recovery code with its letters. */
export function CodeItem({ label, isOfApp = false }: { label: string; isOfApp?: boolean }) {
  const { t } = useTranslation();
  return (
    <Form.Item name="code" label={label} rules={[{ required: true, message: t('login.codeNeeded') }]}>
      <Input
        autoFocus
        autoComplete="one-time-code"
        inputMode={isOfApp ? 'numeric' : undefined}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        dir="ltr"
      />
    </Form.Item>
  );
}
