import { Alert, Button, Form, Input, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { useSession } from '../../../access/session';
import { Brand } from '../../../app/bars/brand';
import {
  useBeginSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useEndSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useSecondFactorQuery,
  type BeginSecondFactorMutation,
} from '../../../generated/administration/login';
import { toast } from '../../../ui/dialogs/toasts';
import { FormError } from '../../../ui/form-error';
import { LinkButton } from '../../../ui/link-button';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { CodeItem } from './code-item';
import { RecoveryCodes } from './recovery-codes';
import { SetUpKey } from './set-up-key';

type SetUp = BeginSecondFactorMutation['beginSecondFactor'];

/** One's own second factor: set up, shown, taken back. Whose company asks for it comes here before anything else. */
export function Component() {
  const { t } = useTranslation();
  const { status, session, refetch, signOut } = useSession();
  const { data, refetch: askAgain } = useSecondFactorQuery({ skip: !session, fetchPolicy: 'network-only' });
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const title = t('twoFactor.title');
  const factor = data?.secondFactor;
  const isHalted = session?.lacksSecondFactor ?? false;
  if (status === 'unauthenticated') return <Navigate to="/login?callbackUrl=/two-factor" replace />;

  const afterwards = async () => {
    await askAgain();
    setCodes(null);
    setSetUp(null);
    await refetch();
  };
  const body = (): ReactNode => {
    if (!factor) return <Skeleton active />;
    if (codes) return <RecoveryCodes codes={codes} done={() => void afterwards()} />;
    if (setUp) return <Confirm setUp={setUp} done={setCodes} />;
    if (factor.since) return <InForce factor={factor} renewed={setCodes} ended={() => void afterwards()} />;
    return (
      <>
        {factor.askedBy && <Alert type="warning" showIcon title={t('twoFactor.asked', { company: factor.askedBy })} />}
        <p>{t('twoFactor.offText')}</p>
        <Begin done={setSetUp} />
      </>
    );
  };
  return (
    <main className="login-main login-alone">
      <title>{`${title} · Muster`}</title>
      <div className="login-form">
        <Brand />
        <h1>{title}</h1>
        {body()}
        {isHalted ? (
          <Button type="link" className="login-forgot" onClick={() => void signOut()}>
            {t('shell.logout')}
          </Button>
        ) : (
          !codes && (
            <LinkButton type="link" to="/" className="login-forgot">
              {t('page.backToHome')}
            </LinkButton>
          )
        )}
      </div>
    </main>
  );
}

/** Runs what a form sends; what is refused stands beside its field, else above the form. */
function useSending<T extends object>(send: (values: T) => Promise<void>) {
  const { t } = useTranslation();
  const [form] = Form.useForm<T>();
  const [refusal, setRefusal] = useState<string | null>(null);
  const submit = async (values: T) => {
    setRefusal(null);
    try {
      await send(values);
      form.resetFields();
    } catch (error) {
      const { byField, message } = serverErrorFrom(error);
      const fields = Object.keys(values).map((name) => ({ name, errors: byField[name] ? [byField[name]] : [] }));
      form.setFields(fields as never);
      if (!fields.some(({ errors }) => errors.length)) setRefusal(message || t('failure.offline'));
    }
  };
  return { form, refusal, submit };
}

function PasswordItem() {
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

function Begin({ done }: { done: (setUp: SetUp) => void }) {
  const { t } = useTranslation();
  const [begin, { loading }] = useBeginSecondFactorMutation();
  const { form, refusal, submit } = useSending<{ current: string }>(async ({ current }) => {
    const { data } = await begin({ variables: { current } });
    done(data!.beginSecondFactor);
  });
  return (
    <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
      <FormError text={refusal} />
      <PasswordItem />
      <Button type="primary" htmlType="submit" block loading={loading}>
        {t('twoFactor.begin')}
      </Button>
    </Form>
  );
}

function Confirm({ setUp, done }: { setUp: SetUp; done: (codes: readonly string[]) => void }) {
  const { t } = useTranslation();
  const [confirm, { loading }] = useConfirmSecondFactorMutation();
  const { form, refusal, submit } = useSending<{ code: string }>(async ({ code }) => {
    const { data } = await confirm({ variables: { code } });
    done(data!.confirmSecondFactor);
  });
  return (
    <>
      <SetUpKey {...setUp} />
      <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
        <FormError text={refusal} />
        <p>{t('twoFactor.thenCode')}</p>
        <CodeItem label={t('login.code')} isOfApp />
        <Button type="primary" htmlType="submit" block loading={loading}>
          {t('twoFactor.confirm')}
        </Button>
      </Form>
    </>
  );
}

interface InForceProps {
  factor: { since: string | null; recoveryCodesLeft: number; askedBy: string | null };
  renewed: (codes: readonly string[]) => void;
  ended: () => void;
}

function InForce({ factor, renewed, ended }: InForceProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const [asked, setAsked] = useState<'renew' | 'end' | null>(null);
  const [renew, renewing] = useRenewRecoveryCodesMutation();
  const [end, ending] = useEndSecondFactorMutation();
  const { form, refusal, submit } = useSending<{ current: string; code: string }>(async ({ current, code }) => {
    if (asked === 'renew') {
      const { data } = await renew({ variables: { code } });
      renewed(data!.renewRecoveryCodes);
      return;
    }
    await end({ variables: { current, code } });
    toast.success(t('twoFactor.off'));
    ended();
  });
  return (
    <>
      <Alert
        type="success"
        showIcon
        title={t('twoFactor.on', { day: format.day(factor.since!) })}
        description={t('twoFactor.codesLeft', {
          count: factor.recoveryCodesLeft,
          n: format.number(factor.recoveryCodesLeft),
        })}
      />
      {asked ? (
        <Form form={form} layout="vertical" requiredMark={false} onFinish={(values) => void submit(values)}>
          <FormError text={refusal} />
          <p>{t(asked === 'renew' ? 'twoFactor.renewText' : 'twoFactor.endText')}</p>
          {asked === 'end' && <PasswordItem />}
          <CodeItem label={t('twoFactor.anyCode')} />
          <Button
            type="primary"
            danger={asked === 'end'}
            htmlType="submit"
            block
            loading={renewing.loading || ending.loading}
          >
            {t(asked === 'renew' ? 'twoFactor.renew' : 'twoFactor.end')}
          </Button>
        </Form>
      ) : (
        <>
          <Button block onClick={() => setAsked('renew')}>
            {t('twoFactor.renew')}
          </Button>
          {!factor.askedBy && (
            <Button block danger type="text" onClick={() => setAsked('end')}>
              {t('twoFactor.end')}
            </Button>
          )}
        </>
      )}
    </>
  );
}
