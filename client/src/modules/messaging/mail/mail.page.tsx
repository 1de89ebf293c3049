import { firstLanguage, factsOf } from '../../../i18n/languages';
import { ArrowLeftOutlined, SendOutlined } from '@ant-design/icons';
import { Alert, Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { toneOf } from '../../../fields/choices';
import { useMailQuery, useSendMailMutation } from '../../../generated/messaging/mail';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';
import { PageHeader } from '../../../ui/page-header';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import './mails.css';

/** One mail: what it says, whether it went out, and why not. */
export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useMailQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const [send, { loading }] = useSendMailMutation();
  useLive(['Mail'], () => void refetch(), id);
  const mail = data?.record;
  if (error && !mail) return <Failure error={error} retry={() => void refetch()} />;
  if (!mail) return <Skeleton active paragraph={{ rows: 6 }} />;

  const state = mail.state ?? 'queued';
  const sendAgain = async () => {
    try {
      await send({ variables: { id, version: mail.version } });
      toast.success(t('mail.sentAgain'));
    } catch (thrown) {
      toast.error(serverErrorFrom(thrown).message);
    } finally {
      void refetch();
    }
  };
  return (
    <>
      <PageHeader
        title={mail.subject ?? ''}
        back={
          <Link to="/mails" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('mail.back')}
          </Link>
        }
        detail={
          <span className="person-facts">
            <StatusDot tone={toneOf('mailState', state)}>{t(`choice.mailState.${state}`)}</StatusDot>
            <span>{t(`choice.mailKind.${mail.kind ?? 'message'}`)}</span>
            <time dateTime={mail.sentAt ?? mail.createdAt}>{format.instant(mail.sentAt ?? mail.createdAt)}</time>
            {!!mail.attempts && mail.attempts > 1 && <span>{t('mail.attemptsOf', { n: mail.attempts })}</span>}
          </span>
        }
      >
        {mail.allowedActions.includes('send') && (
          <Button type="primary" icon={<SendOutlined />} loading={loading} onClick={() => void sendAgain()}>
            {t('mail.sendAgain')}
          </Button>
        )}
      </PageHeader>
      {mail.note && (
        <Alert
          className="mail-note"
          type={state === 'failed' || state === 'bounced' ? 'error' : 'warning'}
          showIcon
          title={<span dir="auto">{mail.note}</span>}
          description={
            state === 'queued' && !!mail.attempts && mail.nextAttemptAt
              ? t('mail.next', { when: format.instant(mail.nextAttemptAt) })
              : undefined
          }
        />
      )}
      <article className="panel mail-sheet">
        <dl className="mail-head">
          <dt>{t('mail.to')}</dt>
          <dd>
            {mail.employee && (
              <Link to={`/employees/${mail.employee.id}`} dir="auto">
                {mail.employee.label}
              </Link>
            )}{' '}
            <bdi>{mail.email}</bdi>
          </dd>
          {mail.attachmentName && (
            <>
              <dt>{t('field.attachmentName')}</dt>
              <dd>
                <bdi>{mail.attachmentName}</bdi>
              </dd>
            </>
          )}
        </dl>
        {mail.senderName && (
          <p className="quiet" dir="auto">
            {t('mail.from', { name: mail.senderName })}
          </p>
        )}
        {mail.message ? (
          <MailText text={mail.message} language={mail.locale ?? firstLanguage} />
        ) : (
          <p className="quiet">{t('mail.confidential')}</p>
        )}
      </article>
    </>
  );
}

function MailText({ text, language }: { text: string; language: string }) {
  return (
    <div className="mail-text" lang={language} dir={factsOf(language).direction}>
      {text}
    </div>
  );
}
