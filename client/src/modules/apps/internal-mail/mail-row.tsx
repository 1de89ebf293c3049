import { PaperClipOutlined, StarFilled, StarOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EmailLabel, EmailRowFragment } from '../../../generated/apps/internal-mail';
import { PersonAvatar } from '../../../ui/person-avatar';
import { useFormat } from '../../../ui/words/format';
import { IconButton } from '../../../ui/icon-button';

export function LabelMark({ label }: { label: EmailLabel }) {
  const { t } = useTranslation();
  return (
    <span className="mail-label">
      <span className={`mail-dot mail-dot-${label}`} aria-hidden="true" />
      {t(`email.label.${label}`)}
    </span>
  );
}

export function StarButton({ isStarred, star }: { isStarred: boolean; star: (on: boolean) => void }) {
  const { t } = useTranslation();
  return (
    <IconButton
      className={isStarred ? 'mail-star mail-starred' : 'mail-star'}
      label={t('email.star')}
      aria-pressed={isStarred}
      icon={isStarred ? <StarFilled /> : <StarOutlined />}
      onClick={() => star(!isStarred)}
    />
  );
}

interface Props {
  row: EmailRowFragment;
  /** What opens it: an address, or for a draft the place to go on writing. */
  to: string | null;
  write: () => void;
  isCurrent: boolean;
  isChosen: boolean;
  choose: () => void;
  star: (on: boolean) => void;
}

/** One mail of a list: what one wrote says to whom, everything else from whom. */
export function MailRow({ row, to, write, isCurrent, isChosen, choose, star }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const isOwn = row.folder === 'sent' || !row.sentAt;
  const names = row.to.map(({ name }) => name).join(', ');
  const who = isOwn ? t('email.toWhom', { names: names || t('email.noRecipient') }) : row.from.name;
  const subject = row.subject || t('email.noSubject');
  const content = (
    <>
      <span className="mail-who" dir="auto">
        {!row.isRead && <span className="unseen">{t('email.isUnread')}. </span>}
        {!row.sentAt && <span className="mail-draft">{t('email.draftMark')} </span>}
        {who}
      </span>
      <span className="mail-what">
        <span className="mail-subject" dir="auto">
          {subject}
        </span>
        <span className="mail-excerpt" dir="auto">
          {row.excerpt}
        </span>
      </span>
    </>
  );
  const classes = ['mail-row', !row.isRead && 'mail-unread', isCurrent && 'mail-current', isChosen && 'mail-chosen'];
  return (
    <li className={classes.filter(Boolean).join(' ')} data-row-key={row.id}>
      <Checkbox checked={isChosen} onChange={choose} aria-label={t('email.select', { subject })} />
      <StarButton isStarred={row.isStarred} star={star} />
      <span className="wide-only">
        <PersonAvatar name={isOwn ? names || '?' : row.from.name} size={32} />
      </span>
      {to === null ? (
        <button type="button" className="mail-link" onClick={write}>
          {content}
        </button>
      ) : (
        <Link className="mail-link" to={to} preventScrollReset>
          {content}
        </Link>
      )}
      <span className="mail-aside">
        {row.labels.map((label) => (
          <LabelMark key={label} label={label} />
        ))}
        {row.attachments.length > 0 && (
          <span className="mail-clip">
            <PaperClipOutlined aria-hidden="true" />
            <span className="unseen">{t('email.hasFiles', { n: row.attachments.length })}</span>
          </span>
        )}
        <time dateTime={row.time} title={format.instant(row.time)}>
          {format.short(row.time)}
        </time>
      </span>
    </li>
  );
}
