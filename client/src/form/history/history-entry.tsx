import { useTranslation } from 'react-i18next';
import { useToday } from '../../access/today';
import { factLine } from '../../i18n/i18n';
import { useFormat } from '../../ui/words/format';
import { StatusDot } from '../../ui/status-dot';
import { useHistoryWords, type Change } from './history-words';

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

/** What happened, when, by whom, and what became of each field. */
export function HistoryEntry({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const format = useFormat();
  const words = useHistoryWords();
  const today = useToday();
  const person = entry.actorName ?? (entry.actorId ? t('history.administrator') : t('history.system'));
  const who = entry.tokenName ? t('history.byToken', { who: person, token: entry.tokenName }) : person;
  const [first, rest] = [entry.changes.slice(0, shownAtOnce), entry.changes.slice(shownAtOnce)];
  const line = (change: Change) => (
    <div key={change.field}>
      <dt>{words.field(entry.subject, change.field)}</dt>
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
    <li>
      <p className="history-head">
        <b>{words.what(entry)}</b>
        {entry.day && entry.day > today && <StatusDot tone="processing">{t('history.planned')}</StatusDot>}
        <span className="quiet">{entry.day ? format.day(entry.day) : factLine([who, format.instant(entry.at)])}</span>
      </p>
      {entry.reason && entry.action !== 'reveal' && <p dir="auto">{entry.reason}</p>}
      {first.length > 0 && <dl>{first.map(line)}</dl>}
      {rest.length > 0 && (
        <details>
          <summary>{t('history.more', { n: rest.length })}</summary>
          <dl>{rest.map(line)}</dl>
        </details>
      )}
    </li>
  );
}
