import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { Brand } from '../../../app/bars/brand';
import { useChangePasswordMutation, useRequestPasswordResetMutation } from '../../../generated/administration/login';
import { LinkButton } from '../../../ui/link-button';
import { usePasswordRule } from '../../../ui/words/password-rule';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { AccountElsewhere } from './account-elsewhere';
import { EmailItem } from './email-item';

interface Entered {
  current: string;
  next: string;
  repeat: string;
}

/** Changing one's password when signed in, and asking for a link to choose a new one when signed out. */
export function Component() {
  const { t } = useTranslation();
  const { status, session } = useSession();
  const provider = session?.identityProvider;
  const isSignedIn = status === 'authenticated';
  const title = isSignedIn ? t('password.title') : t('password.forgotTitle');
  return (
    <main className="login-main login-alone">
      <title>{`${title} · Muster`}</title>
      <div className="login-form">
        <Brand />
        <h1>{title}</h1>
        {provider ? <AccountElsewhere provider={provider} /> : isSignedIn ? <ChangePassword /> : <AskForLink />}
        <LinkButton type="link" to={isSignedIn ? '/' : '/login'} className="login-forgot">
          {isSignedIn ? t('page.backToHome') : t('page.backToLogin')}
        </LinkButton>
      </div>
    </main>
  );
}

function AskForLink() {
  const { t } = useTranslation();
  const [ask, { loading }] = useRequestPasswordResetMutation();
  const [outcome, setOutcome] = useState<{ done: boolean; text: string } | null>(null);

  const submit = async ({ email }: { email: string }) => {
    try {
      await ask({ variables: { email } });
      setOutcome({ done: true, text: t('password.linkSent', { email }) });
    } catch (error) {
      setOutcome({ done: false, text: serverErrorFrom(error).message });
    }
  };
  return (
    <>
      <p>{t('password.forgotText')}</p>
      <div aria-live="polite">
        {outcome && <Alert type={outcome.done ? 'success' : 'error'} showIcon title={outcome.text} />}
      </div>
      <Form<{ email: string }>
        noValidate
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
      >
        <EmailItem />
        <Button type="primary" htmlType="submit" block loading={loading}>
          {t('password.sendLink')}
        </Button>
      </Form>
    </>
  );
}

function ChangePassword() {
  const { t } = useTranslation();
  const [form] = Form.useForm<Entered>();
  const rule = usePasswordRule();
  const [change, { loading }] = useChangePasswordMutation();
  const [outcome, setOutcome] = useState<{ done: boolean; text: string } | null>(null);

  const submit = async ({ current, next }: Entered) => {
    setOutcome(null);
    try {
      await change({ variables: { current, next } });
      form.resetFields();
      setOutcome({ done: true, text: t('password.done') });
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      form.setFields([
        { name: 'current', errors: byField.current ? [byField.current] : [] },
        { name: 'next', errors: byField.next ? [byField.next] : [] },
      ]);
      if (!byField.current && !byField.next) setOutcome({ done: false, text: message });
    }
  };

  const needed = (field: string) => ({ required: true, message: t('form.needed', { field }) });
  return (
    <>
      <div aria-live="polite">
        {outcome && <Alert type={outcome.done ? 'success' : 'error'} showIcon title={outcome.text} />}
      </div>
      <Form<Entered>
        form={form}
        layout="vertical"
        requiredMark={false}
        onFinish={(values) => void submit(values)}
        onFinishFailed={() => setOutcome(null)}
      >
        <Form.Item name="current" label={t('password.current')} rules={[needed(t('password.current'))]}>
          <Input.Password autoComplete="current-password" dir="ltr" />
        </Form.Item>
        <Form.Item
          name="next"
          label={t('password.next')}
          extra={`${t('password.rule')} ${t('password.hint')}`}
          rules={[needed(t('password.next')), rule]}
        >
          <Input.Password autoComplete="new-password" dir="ltr" />
        </Form.Item>
        <Form.Item
          name="repeat"
          label={t('password.repeat')}
          dependencies={['next']}
          rules={[
            needed(t('password.repeat')),
            ({ getFieldValue }) => ({
              validator: (_rule, value) =>
                !value || value === getFieldValue('next')
                  ? Promise.resolve()
                  : Promise.reject(new Error(t('password.differ'))),
            }),
          ]}
        >
          <Input.Password autoComplete="new-password" dir="ltr" />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={loading}>
          {t('password.submit')}
        </Button>
      </Form>
    </>
  );
}
