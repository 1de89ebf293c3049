import { Alert, Button, Form, Input, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { Brand } from '../../../app/bars/brand';
import {
  useChoosePasswordMutation,
  usePasswordLinkQuery,
  type PasswordLinkQuery,
} from '../../../generated/administration/login';
import { FormError } from '../../../ui/form-error';
import { LinkButton } from '../../../ui/link-button';
import { usePasswordRule } from '../../../ui/words/password-rule';
import { serverErrorFrom } from '../../../ui/words/server-error';

type LinkFacts = NonNullable<PasswordLinkQuery['passwordLink']>;

/** Where the link of an invitation or of a forgotten password leads. */
export function Component() {
  const { t } = useTranslation();
  const { session, refetch, signIn } = useSession();
  const navigate = useNavigate();
  const token = useLocation().hash.slice(1);
  const { data, loading } = usePasswordLinkQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  const [isDone, setDone] = useState(false);
  const link = data?.passwordLink;
  const title = link?.kind === 'invite' ? t('invite.welcome', { name: link.name }) : t('password.choose');
  const hasEnded = !loading && !link;
  const isSignedIn = !!link && !link.choosesPassword && session?.user.email === link.email;

  const finish = async (password?: string) => {
    // Where more than a password is asked for, the login page asks for it.
    const isEntering = link?.kind === 'invite' && !!password && !session;
    if (isEntering && (await signIn(link.email, password).catch(() => null)) === 'signed-in')
      return navigate('/', { replace: true });
    setDone(true);
    // The company that was joined is among those one may switch to from now on.
    if (isSignedIn) void refetch();
  };
  const outcome = ({ company }: LinkFacts) => {
    if (!company) return t('password.chosen');
    return t(isSignedIn ? 'invite.joined' : 'invite.accepted', { company });
  };
  const body = () => {
    if (loading) return <Skeleton active />;
    if (!link) return <Alert type="warning" showIcon title={t('password.linkEnded')} />;
    if (isDone) return <Alert type="success" showIcon title={outcome(link)} />;
    return <Follow token={token} link={link} done={finish} />;
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
          to={hasEnded ? '/forgot-password' : isSignedIn ? '/' : '/login'}
          className="login-forgot"
        >
          {t(hasEnded ? 'password.askAgain' : isSignedIn ? 'page.backToHome' : 'page.backToLogin')}
        </LinkButton>
      </div>
    </main>
  );
}

interface Props {
  token: string;
  link: LinkFacts;
  /** With the password that was chosen, if one was. */
  done: (password?: string) => Promise<void>;
}

/** A password to choose, where the account has none yet or it was forgotten; who has one only accepts. */
function Follow({ token, link: { email, company, choosesPassword }, done }: Props) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ password?: string }>();
  const [choose, { loading }] = useChoosePasswordMutation();
  const rule = usePasswordRule();
  const [refusal, setRefusal] = useState<string | null>(null);

  const submit = async ({ password }: { password?: string }) => {
    setRefusal(null);
    try {
      await choose({ variables: { token, password } });
      await done(password);
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      if (choosesPassword) form.setFields([{ name: 'password', errors: byField.password ? [byField.password] : [] }]);
      if (!choosesPassword || !byField.password) setRefusal(message);
    }
  };
  const about = () => {
    if (!company) return t('password.chooseFor', { email });
    return t(choosesPassword ? 'invite.choose' : 'invite.hasAccount', { company, email });
  };
  return (
    <>
      <p>{about()}</p>
      <FormError text={refusal} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        {choosesPassword && (
          <Form.Item
            name="password"
            label={t('password.next')}
            extra={t('password.rule')}
            rules={[{ required: true, message: t('form.needed', { field: t('password.next') }) }, rule]}
          >
            <Input.Password autoComplete="new-password" dir="ltr" autoFocus />
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" block loading={loading}>
          {t(company ? 'invite.accept' : 'password.choose')}
        </Button>
      </Form>
    </>
  );
}
