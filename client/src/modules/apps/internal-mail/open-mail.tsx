import {
  ArrowLeftOutlined,
  EditOutlined,
  ForwardOutlined,
  LeftOutlined,
  PrinterOutlined,
  RightOutlined,
  RollbackOutlined,
} from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FileNames } from '../../../fields/kinds/file-view';
import { useSession } from '../../../access/session';
import type { EmailAnswerKind, EmailWholeFragment, OpenEmailQuery } from '../../../generated/apps/internal-mail';
import { PersonAvatar } from '../../../ui/person-avatar';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { IconButton } from '../../../ui/icon-button';
import { LabelMark, StarButton } from './mail-row';
import { MailText } from './mail-text';
import { MailToolbar } from './mail-toolbar';
import { addressOf, type Place } from './place';
import type { MailActions } from './use-mail-actions';

interface Props {
  place: Place;
  open?: OpenEmailQuery['open'];
  error?: unknown;
  reload: () => void;
  go: (mail: string | null) => void;
  answer: (id: string, kind: EmailAnswerKind) => void;
  write: (draft: string) => void;
  actions: MailActions;
}

/** A mail with its conversation and what one does with it. */
export function OpenMail({ place, open, error, reload, go, answer, write, actions }: Props) {
  const { t } = useTranslation();
  if (error && !open)
    return (
      <>
        <BackLink place={place} />
        <Failure error={error} retry={reload} />
      </>
    );
  if (!open) return <Skeleton active className="mail-open" paragraph={{ rows: 8 }} />;
  const { mail, thread, previousId, nextId } = open;
  const before = thread.filter(({ time }) => time < mail.time);
  const after = thread.filter(({ time }) => time >= mail.time);
  return (
    <article className="mail-open" aria-labelledby="mail-subject">
      <div className="mail-open-bar">
        <BackLink place={place} />
        <MailToolbar mails={[mail]} actions={actions} withStar={false} />
        <div className="mail-beside">
          <IconButton label={t('email.print')} icon={<PrinterOutlined />} onClick={() => window.print()} />
          <IconButton
            label={t('email.previous')}
            icon={<LeftOutlined className="mirrored" />}
            disabled={!previousId}
            onClick={() => go(previousId)}
          />
          <IconButton
            label={t('email.next')}
            icon={<RightOutlined className="mirrored" />}
            disabled={!nextId}
            onClick={() => go(nextId)}
          />
        </div>
      </div>
      <header className="mail-open-head">
        <h2 id="mail-subject" dir="auto">
          {mail.subject || t('email.noSubject')}
        </h2>
        {mail.labels.map((label) => (
          <LabelMark key={label} label={label} />
        ))}
        <StarButton isStarred={mail.isStarred} star={(isStarred) => void actions.update([mail.id], { isStarred })} />
      </header>
      {before.map((each) => (
        <Letter key={each.id} mail={each} write={write} isShut />
      ))}
      <Letter key={mail.id} mail={mail} write={write} />
      {after.map((each) => (
        <Letter key={each.id} mail={each} write={write} />
      ))}
      {mail.sentAt && (
        <footer className="button-row mail-answers">
          <Button icon={<RollbackOutlined className="mirrored" />} onClick={() => answer(mail.id, 'reply')}>
            {t('email.reply')}
          </Button>
          {mail.to.length + mail.cc.length > 1 && (
            <Button onClick={() => answer(mail.id, 'replyAll')}>{t('email.replyAll')}</Button>
          )}
          <Button icon={<ForwardOutlined className="mirrored" />} onClick={() => answer(mail.id, 'forward')}>
            {t('email.forward')}
          </Button>
        </footer>
      )}
    </article>
  );
}

function BackLink({ place }: { place: Place }) {
  const { t } = useTranslation();
  return (
    <Link className="back-link mail-back" to={`/email${addressOf({ ...place, mail: null })}`}>
      <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('email.back')}
    </Link>
  );
}

/** One mail of a conversation; those before the one that was opened are shut. */
function Letter({
  mail,
  write,
  isShut = false,
}: {
  mail: EmailWholeFragment;
  write: (draft: string) => void;
  isShut?: boolean;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { session } = useSession();
  const nameOf = ({ id, name }: { id: string; name: string }) => (id === session?.user.id ? t('email.me') : name);
  const lines = (['to', 'cc', 'bcc'] as const).filter((line) => mail[line].length > 0);
  const head = (
    <>
      <PersonAvatar name={mail.from.name} size={36} />
      <span className="mail-letter-who">
        <strong dir="auto">{mail.from.name}</strong>
        <bdi className="quiet">{mail.from.email}</bdi>
      </span>
      {!mail.sentAt && <span className="mail-draft">{t('email.draftMark')}</span>}
      <time className="quiet" dateTime={mail.time}>
        {format.instant(mail.time)}
      </time>
      {isShut && (
        <span className="quiet mail-letter-begins" dir="auto">
          {mail.excerpt}
        </span>
      )}
    </>
  );
  const content = (
    <>
      <dl className="mail-people">
        {lines.map((line) => (
          <div key={line}>
            <dt>{t(`email.${line}`)}</dt>
            <dd>
              {mail[line].map((person, at) => (
                <span key={person.id} title={person.email}>
                  {at > 0 && ', '}
                  <bdi>{nameOf(person)}</bdi>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <MailText body={mail.body} />
      {mail.attachments.length > 0 && (
        <section className="mail-files" aria-label={t('email.attachments')}>
          <FileNames ids={mail.attachments.map(({ id }) => id)} />
        </section>
      )}
      {!mail.sentAt && mail.folder === 'draft' && (
        <Button icon={<EditOutlined />} onClick={() => write(mail.id)}>
          {t('email.goOn')}
        </Button>
      )}
    </>
  );
  if (!isShut)
    return (
      <section className="mail-letter">
        <div className="mail-letter-head">{head}</div>
        {content}
      </section>
    );
  return (
    <details className="mail-letter">
      <summary className="mail-letter-head">{head}</summary>
      {content}
    </details>
  );
}
