import { ApartmentOutlined, CalculatorOutlined, SafetyOutlined } from '@ant-design/icons';
import { Alert, Button, Form, Input, type InputRef } from 'antd';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { SignInResult } from '../../../access/next-auth-wire';
import { localPath } from '../../../access/local-path';
import { useSession } from '../../../access/session';
import { Brand } from '../../../app/bars/brand';
import { LanguageSwitch } from '../../../app/bars/language-switch';
import { CodeStep } from './code-step';
import { EmailItem } from './email-item';
import { PasskeyButton } from './passkey-button';
import { PasskeyOffer } from './passkey-offer';
import { providerRefusal, Providers, type ProviderRefusal } from './providers';

interface Entered {
  email: string;
  password: string;
}
type Refusal =
  | 'refused'
  | 'tooMany'
  | 'codeWrong'
  | 'passkeyRefused'
  | 'unavailable'
  | 'sessionRequired'
  | ProviderRefusal;

const refusals: Partial<Record<SignInResult, Refusal>> = {
  refused: 'refused',
  'only-way': 'onlyWay',
  'too-many': 'tooMany',
  'code-wrong': 'codeWrong',
  'passkey-refused': 'passkeyRefused',
  unavailable: 'unavailable',
};

export function Component() {
  const { t } = useTranslation();
  const { signIn, signInByPasskey } = useSession();
  const [address] = useSearchParams();
  const [refusal, setRefusal] = useState<Refusal | null>(
    address.get('error') === 'SessionRequired' ? 'sessionRequired' : providerRefusal(address.get('error')),
  );
  const [busy, setBusy] = useState(false);
  // Whose password was right, and who has to show something more.
  const [known, setKnown] = useState<(Entered & { factor: 'code' | 'passkey' }) | null>(null);
  const password = useRef<InputRef>(null);
  const [form] = Form.useForm<Entered>();
  const email = Form.useWatch('email', form) ?? '';

  const attempt = async (enter: () => Promise<SignInResult>): Promise<SignInResult> => {
    setBusy(true);
    setRefusal(null);
    const result = await enter().catch(() => 'unavailable' as const);
    setBusy(false);
    setRefusal(refusals[result] ?? null);
    return result;
  };
  const submit = async (entered: Entered, code?: string) => {
    const result = await attempt(() => signIn(entered.email, entered.password, code));
    if (result === 'code-needed') setKnown({ ...entered, factor: 'code' });
    else if (result === 'passkey-needed') setKnown({ ...entered, factor: 'passkey' });
    else password.current?.focus({ cursor: 'all' });
  };
  const enterByPasskey = () => void attempt(signInByPasskey);

  const points = [
    { icon: <ApartmentOutlined />, text: t('login.pointPeople') },
    { icon: <CalculatorOutlined />, text: t('login.pointPay') },
    { icon: <SafetyOutlined />, text: t('login.pointSafe') },
  ];
  return (
    <div className="login">
      <title>{`${t('login.title')} · Muster`}</title>
      <aside className="login-story">
        <Brand />
        <p className="login-claim">{t('login.hint')}</p>
        <ul>
          {points.map(({ icon, text }) => (
            <li key={text}>
              <span aria-hidden="true">{icon}</span>
              {text}
            </li>
          ))}
        </ul>
      </aside>
      <main className="login-main">
        <div className="login-language">
          <LanguageSwitch />
        </div>
        <div className="login-form">
          <div className="login-brand">
            <Brand />
          </div>
          <h1>{t(known ? 'login.codeTitle' : 'login.welcome')}</h1>
          <div aria-live="polite">
            {refusal && (
              <Alert type={refusal === 'sessionRequired' ? 'info' : 'error'} showIcon title={t(`login.${refusal}`)} />
            )}
          </div>
          {known ? (
            <CodeStep
              factor={known.factor}
              busy={busy}
              enterByPasskey={enterByPasskey}
              submit={(code) => void submit(known, code)}
              leave={() => {
                setKnown(null);
                setRefusal(null);
              }}
            />
          ) : (
            <>
              <Form<Entered>
                form={form}
                noValidate
                layout="vertical"
                requiredMark={false}
                onFinish={(values) => void submit(values)}
                size="large"
              >
                <EmailItem autoFocus offersPasskeys />
                <Form.Item
                  name="password"
                  label={t('login.password')}
                  rules={[{ required: true, message: t('login.passwordNeeded') }]}
                >
                  <Input.Password ref={password} autoComplete="current-password" dir="ltr" />
                </Form.Item>
                <Button type="primary" htmlType="submit" block loading={busy}>
                  {t('login.submit')}
                </Button>
              </Form>
              <PasskeyButton busy={busy} enter={enterByPasskey} />
              {!busy && <PasskeyOffer done={(result) => setRefusal((told) => refusals[result] ?? told)} />}
              <Providers
                email={email}
                asked={address.get('provider')}
                callbackUrl={window.location.origin + localPath(address.get('callbackUrl'))}
                refuse={setRefusal}
              />
              <Link to="/forgot-password" className="login-forgot">
                {t('login.forgot')}
              </Link>
            </>
          )}
        </div>
      </main>
    </div>
  );
}
