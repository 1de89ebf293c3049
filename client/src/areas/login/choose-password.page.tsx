import { Alert, Button, Form, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Brand } from '../../app/brand';
import { useChoosePasswordMutation, usePasswordLinkQuery } from '../../generated/login';
import { Complaint } from '../../ui/complaint';
import { LinkButton } from '../../ui/link-button';
import { usePasswordRule } from '../../ui/password-rule';
import { serverErrorFrom } from '../../ui/server-error';

/** Where the link of an invitation or of a forgotten password leads. */
export function Component() {
  const { t } = useTranslation();
  const token = useLocation().hash.slice(1);
  const { data, loading } = usePasswordLinkQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  const [isDone, setDone] = useState(false);
  const link = data?.passwordLink;
  const title = link?.kind === 'invite' ? t('invite.welcome', { name: link.name }) : t('password.choose');

  const body = () => {
    if (isDone) return <Alert type="success" showIcon title={t('password.chosen')} />;
    if (loading) return <Skeleton active />;
    if (!link) return <Alert type="warning" showIcon title={t('password.linkEnded')} />;
    return <Choose token={token} email={link.email} done={() => setDone(true)} />;
  };
  return (
    <main className="login-main login-alone">
      <title>{`${title} · Muster`}</title>
      <div className="login-form">
        <Brand />
        <h1>{title}</h1>
        {body()}
        <LinkButton
          type="link"
          to={!loading && !link && !isDone ? '/forgot-password' : '/login'}
          className="login-forgot"
        >
          {!loading && !link && !isDone ? t('password.askAgain') : t('page.backToLogin')}
        </LinkButton>
      </div>
    </main>
  );
}

function Choose({ token, email, done }: { token: string; email: string; done: () => void }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ password: string }>();
  const [choose, { loading }] = useChoosePasswordMutation();
  const rule = usePasswordRule();
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async ({ password }: { password: string }) => {
    setRefusal(null);
    try {
      await choose({ variables: { token, password } });
      done();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      form.setFields([{ name: 'password', errors: byField.password ? [byField.password] : [] }]);
      if (!byField.password) setRefusal(message || t('failure.offline'));
    }
  };
  return (
    <>
      <p>{t('password.chooseFor', { email })}</p>
      <Complaint text={refusal} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Form.Item
          name="password"
          label={t('password.next')}
          extra={t('password.rule')}
          rules={[{ required: true, message: t('form.needed', { field: t('password.next') }) }, rule]}
        >
          <Input.Password autoComplete="new-password" dir="ltr" autoFocus />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={loading}>
          {t('password.choose')}
        </Button>
      </Form>
    </>
  );
}
