import { Alert, Button, Form, Skeleton } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
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
  type SecondFactorQuery,
} from '../../../generated/administration/login';
import { toast } from '../../../ui/dialogs/toasts';
import { FormError } from '../../../ui/form-error';
import { LinkButton } from '../../../ui/link-button';
import { useFormat } from '../../../ui/words/format';
import { CodeItem } from '../../../access/proof/code-item';
import { tellAccepted } from '../../../access/proof/passkeys';
import { AccountElsewhere } from './account-elsewhere';
import { PasskeyForm, Passkeys, type PasskeyDeed } from './passkeys';
import { PasswordItem } from '../../../access/proof/password-item';
import { RecoveryCodes } from './recovery-codes';
import { SetUpKey } from './set-up-key';
import { usePasskeyProof } from '../../../access/proof/use-passkey-proof';
import { useSending } from '../../../access/proof/use-sending';

type SetUp = BeginSecondFactorMutation['beginSecondFactor'];

/** One's own second factor: set up, shown, taken back. Whose company asks for it comes here before anything else. */
export function Component() {
  const { t } = useTranslation();
  const { status, session, refetch, signOut } = useSession();
  const provider = session?.identityProvider;
  const { data, refetch: askAgain } = useSecondFactorQuery({
    skip: !session || !!provider,
    fetchPolicy: 'network-only',
  });
  const [setUp, setSetUp] = useState<SetUp | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asked, setAsked] = useState<PasskeyDeed | null>(null);
  const title = t('twoFactor.title');
  const factor = data?.secondFactor;
  const accountId = session?.user.id;
  // Only ever what the server has just said: by an older list the browser would forget a passkey that was just made.
  useEffect(() => {
    if (!factor || !accountId) return;
    void tellAccepted(
      accountId,
      factor.passkeys.map(({ credentialId }) => credentialId),
    );
  }, [accountId, factor]);
  const isHalted = session?.lacksSecondFactor ?? false;
  if (status === 'unauthenticated') return <Navigate to="/login?callbackUrl=/two-factor" replace />;

  const afterwards = async () => {
    await askAgain();
    setCodes(null);
    setSetUp(null);
    await refetch();
  };
  const body = (): ReactNode => {
    if (provider) return <AccountElsewhere provider={provider} />;
    if (!factor) return <Skeleton active />;
    if (codes) return <RecoveryCodes codes={codes} done={() => void afterwards()} />;
    if (setUp) return <Confirm setUp={setUp} done={setCodes} />;
    if (asked) return <PasskeyForm factor={factor} asked={asked} leave={() => setAsked(null)} changed={afterwards} />;
    return (
      <>
        {factor.askedBy && !factor.since && factor.passkeys.length === 0 && (
          <Alert type="warning" showIcon title={t('twoFactor.asked', { company: factor.askedBy })} />
        )}
        <h2>{t('twoFactor.app')}</h2>
        {factor.since ? (
          <InForce factor={factor} renewed={setCodes} ended={() => void afterwards()} />
        ) : (
          <>
            <p>{t('twoFactor.offText')}</p>
            <Begin hasPasskeys={factor.passkeys.length > 0} done={setSetUp} />
          </>
        )}
        <h2>{t('passkeys.title')}</h2>
        <Passkeys
          passkeys={factor.passkeys}
          isOnlyWay={factor.passkeys.length === 1 && !factor.since}
          ask={setAsked}
          changed={afterwards}
        />
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
          !codes &&
          !asked && (
            <LinkButton type="link" to="/" className="login-forgot">
              {t('page.backToHome')}
            </LinkButton>
          )
        )}
      </div>
    </main>
  );
}

function Begin({ hasPasskeys, done }: { hasPasskeys: boolean; done: (setUp: SetUp) => void }) {
  const { t } = useTranslation();
  const showPasskey = usePasskeyProof();
  const [begin, { loading }] = useBeginSecondFactorMutation();
  const { form, refusal, submit } = useSending<{ current: string }>(async ({ current }) => {
    const passkey = hasPasskeys ? await showPasskey() : undefined;
    const { data } = await begin({ variables: { current, passkey } });
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
  factor: SecondFactorQuery['secondFactor'];
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
          <p>
            {t(
              asked === 'renew'
                ? 'twoFactor.renewText'
                : factor.passkeys.length
                  ? 'twoFactor.endKeptText'
                  : 'twoFactor.endText',
            )}
          </p>
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
          {(!factor.askedBy || factor.passkeys.length > 0) && (
            <Button block danger type="text" onClick={() => setAsked('end')}>
              {t('twoFactor.end')}
            </Button>
          )}
        </>
      )}
    </>
  );
}
