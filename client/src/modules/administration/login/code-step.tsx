import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeItem } from './code-item';

interface Props {
  busy: boolean;
  submit: (code: string) => void;
  leave: () => void;
}

/** The second step of signing in, where the account has a second factor. */
export function CodeStep({ busy, submit, leave }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('login.codeText')}</p>
      <Form<{ code: string }> layout="vertical" requiredMark={false} size="large" onFinish={({ code }) => submit(code)}>
        <CodeItem label={t('login.code')} />
        <Button type="primary" htmlType="submit" block loading={busy}>
          {t('login.submit')}
        </Button>
      </Form>
      <Button type="link" className="login-forgot" onClick={leave}>
        {t('login.other')}
      </Button>
    </>
  );
}
