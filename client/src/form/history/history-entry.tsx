import { useTranslation } from 'react-i18next';
import { useToday } from '../../access/today';
import { factLine } from '../../i18n/i18n';
import { useFormat } from '../../ui/words/format';
import { StatusDot } from '../../ui/status-dot';
import { useHistoryWords, type Change } from './history-words';
import './history.css';

export interface Entry {
  id: string;
  at: string;
  /** For what happened on a day. */
  day?: string | null;
  subject: string;
  action: string;
  actorId: string | null;
  actorName: string | null;
  tokenName: string | null;
  reason: string | null;
  changes: Change[];
}

/** The fields of a new record beyond these are folded away. */
const shownAtOnce = 5;

/** What whoever did something is called: the token, where a program did it in their name. */
export function useActor() {
  const { t } = useTranslation();
  return ({ actorId, actorName, tokenName }: Pick<Entry, 'actorId' | 'actorName' | 'tokenName'>): string => {
    const person = actorName ?? (actorId ? t('history.administrator') : t('history.system'));
    return tokenName ? t('history.byToken', { who: person, token: tokenName }) : person;
  };
}

/** What became of each field; those beyond some are folded away. */
export function HistoryChanges({
  subject,
  changes,
  shownAtOnce,
}: Pick<Entry, 'subject' | 'changes'> & { shownAtOnce: number }) {
  const { t } = useTranslation();
  const words = useHistoryWords();
  const [first, rest] = [changes.slice(0, shownAtOnce), changes.slice(shownAtOnce)];
  const line = (change: Change) => (
    <div key={change.field}>
      <dt>{words.field(subject, change.field)}</dt>
      <dd>
        {change.before !== null && (
          <>
            <del dir="auto">{words.value(change, change.before)}</del>{' '}
            <span className="mirrored" role="img" aria-label={t('history.became')}>
              →
            </span>{' '}
          </>
        )}
        <span dir="auto">
          {change.isMasked
            ? t('history.masked')
            : change.after === null
              ? t('history.nothing')
              : words.value(change, change.after)}
        </span>
      </dd>
    </div>
  );
  return (
    <>
      {first.length > 0 && <dl>{first.map(line)}</dl>}
      {rest.length > 0 && (
        <details>
          <summary>{t('history.more', { n: rest.length })}</summary>
          <dl>{rest.map(line)}</dl>
        </details>
      )}
    </>
  );
}

/** What happened, when, by whom, and what became of each field. */
export function HistoryEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useHistoryWords();
  const today = useToday();
  const actor = useActor();
  return (
    <li>
      <p className="history-head">
        <b>{words.what(entry)}</b>
        {entry.day && entry.day > today && <StatusDot tone="processing">{t('history.planned')}</StatusDot>}
        <span className="quiet">
          {entry.day ? format.day(entry.day) : factLine([actor(entry), format.instant(entry.at)])}
        </span>
      </p>
      {entry.reason && entry.action !== 'reveal' && <p dir="auto">{entry.reason}</p>}
      <HistoryChanges subject={entry.subject} changes={entry.changes} shownAtOnce={shownAtOnce} />
    </li>
  );
}
