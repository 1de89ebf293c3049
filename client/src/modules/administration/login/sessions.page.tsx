import { LogoutOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { deviceName } from '../../../access/push-here';
import { useSession } from '../../../access/session';
import { Brand } from '../../../app/bars/brand';
import {
  useEndMyOtherSessionsMutation,
  useEndMySessionMutation,
  useMySessionsQuery,
} from '../../../generated/administration/login';
import { factLine } from '../../../i18n/i18n';
import { AccountElsewhere } from './account-elsewhere';
import { toast } from '../../../ui/dialogs/toasts';
import { Failure } from '../../../ui/failure';
import { IconButton } from '../../../ui/icon-button';
import { LinkButton } from '../../../ui/link-button';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';

/** The browsers and programs one is signed in with, and a way to end each. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const { status, session } = useSession();
  const provider = session?.identityProvider;
  const { data, error, refetch } = useMySessionsQuery({ skip: !session || !!provider, fetchPolicy: 'network-only' });
  const [end] = useEndMySessionMutation();
  const [endOthers, { loading }] = useEndMyOtherSessionsMutation();
  const title = t('mySessions.title');
  if (status === 'unauthenticated') return <Navigate to="/login?callbackUrl=/sessions" replace />;

  const attempt = async (deed: () => Promise<unknown>) => {
    try {
      await deed();
      toast.success(t('mySessions.ended'));
    } catch (failure) {
      toast.error(serverErrorFrom(failure).message);
    }
    await refetch();
  };
  const nameOf = (userAgent: string | null) =>
    userAgent?.includes('Mozilla/') ? deviceName(userAgent) : t('mySessions.unknown');
  const rows = data?.sessions ?? [];
  return (
    <main className="login-main login-alone">
      <title>{`${title} · Muster`}</title>
      <div className="login-form">
        <Brand />
        <h1>{title}</h1>
        {provider && <AccountElsewhere provider={provider} />}
        {!data && !error && !provider && <Skeleton active />}
        {error && <Failure error={error} retry={() => void refetch()} />}
        <ul className="plain-list" aria-label={title}>
          {rows.map(({ id, userAgent, ip, createdAt, lastSeenAt, isThis }) => (
            <li key={id} className="told-device">
              <span>
                <bdi>{nameOf(userAgent)}</bdi> {isThis && <b>({t('mySessions.thisOne')})</b>}
                <br />
                <span className="quiet">
                  {factLine([
                    t('mySessions.since', { day: format.short(createdAt) }),
                    !isThis && t('mySessions.used', { time: format.short(lastSeenAt) }),
                    ip && t('mySessions.from', { ip }),
                  ])}
                </span>
              </span>
              {!isThis && (
                <IconButton
                  label={t('mySessions.end', { name: nameOf(userAgent) })}
                  icon={<LogoutOutlined />}
                  onClick={() => void attempt(() => end({ variables: { id } }))}
                />
              )}
            </li>
          ))}
        </ul>
        {rows.length > 1 ? (
          <Button block loading={loading} onClick={() => void attempt(() => endOthers())}>
            {t('mySessions.others')}
          </Button>
        ) : (
          data && <p className="quiet">{t('mySessions.alone')}</p>
        )}
        <LinkButton type="link" to="/" className="login-forgot">
          {t('page.backToHome')}
        </LinkButton>
      </div>
    </main>
  );
}
