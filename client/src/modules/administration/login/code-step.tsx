import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { CodeItem } from '../../../access/proof/code-item';
import { PasskeyButton } from './passkey-button';

interface Props {
  /** What the account has beside its passkeys, if it has any: where it has no app, a passkey alone signs in. */
  factor: 'code' | 'passkey';
  busy: boolean;
  enterByPasskey: () => void;
  submit: (code: string) => void;
  leave: () => void;
}

/** The second step of signing in, where the account has a second factor. */
export function CodeStep({ factor, busy, enterByPasskey, submit, leave }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <p>{t(factor === 'code' ? 'login.codeText' : 'login.passkeyText')}</p>
      {factor === 'code' && (
        <Form<{ code: string }>
          layout="vertical"
          requiredMark={false}
          size="large"
          onFinish={({ code }) => submit(code)}
        >
          <CodeItem label={t('login.code')} />
          <Button type="primary" htmlType="submit" block loading={busy}>
            {t('login.submit')}
          </Button>
        </Form>
      )}
      <PasskeyButton busy={busy} enter={enterByPasskey} />
      <p className="quiet">{t('login.factorLost')}</p>
      <Button type="link" className="login-forgot" onClick={leave}>
        {t('login.other')}
      </Button>
    </>
  );
}
