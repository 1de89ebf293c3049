import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { EmailRowFragment } from '../../../generated/apps/internal-mail';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { MailRow } from './mail-row';
import { MailToolbar } from './mail-toolbar';
import { addressOf, type Place } from './place';
import type { MailActions } from './use-mail-actions';

interface Props {
  place: Place;
  rows: EmailRowFragment[] | null;
  error?: unknown;
  hasMore: boolean;
  /** More of the box is being searched. */
  isSearching: boolean;
  more: () => void;
  reload: () => void;
  chosen: ReadonlySet<string>;
  choose: (ids: ReadonlySet<string>) => void;
  current: string | null;
  actions: MailActions;
  write: (draft: string) => void;
}

/** A mail chosen again is chosen no more. */
export const toggledIn = (chosen: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return next;
};

export function MailList({
  place,
  rows,
  error,
  hasMore,
  isSearching,
  more,
  reload,
  chosen,
  choose,
  current,
  actions,
  write,
}: Props) {
  const { t } = useTranslation();
  if (error && !rows) return <Failure error={error} retry={reload} />;
  if (!rows) return <RowsSkeleton columns={3} />;
  const searching = (
    <p className="mail-more quiet" role="status">
      {t('email.searchingOlder')}
    </p>
  );
  if (rows.length === 0 && isSearching) return searching;
  if (rows.length === 0) {
    const which = place.search ? 'search' : (place.folder ?? 'label');
    return <EmptyState title={t(`email.empty.${which}`)} why={t(`email.emptyWhy.${which}`)} />;
  }
  const mails = rows.filter(({ id }) => chosen.has(id));
  const all = mails.length === rows.length;
  return (
    <>
      <div className="mail-bar">
        <Checkbox
          checked={all}
          indeterminate={mails.length > 0 && !all}
          onChange={() => choose(all ? new Set() : new Set(rows.map(({ id }) => id)))}
          aria-label={t('email.selectAll')}
        />
        {mails.length > 0 ? (
          <>
            <span className="mail-chosen-count" aria-live="polite">
              {t('email.chosen', { n: mails.length })}
            </span>
            <MailToolbar mails={mails} actions={actions} />
          </>
        ) : (
          place.folder === 'trash' && (
            <Button danger type="text" onClick={actions.empty}>
              {t('email.emptyTrash')}
            </Button>
          )
        )}
      </div>
      <ul className="mail-rows" aria-label={t('email.list')}>
        {rows.map((row) => (
          <MailRow
            key={row.id}
            row={row}
            to={row.sentAt || row.folder === 'trash' ? `/email${addressOf({ ...place, mail: row.id })}` : null}
            write={() => write(row.id)}
            isCurrent={row.id === current}
            isChosen={chosen.has(row.id)}
            choose={() => choose(toggledIn(chosen, row.id))}
            star={(isStarred) => void actions.update([row.id], { isStarred })}
          />
        ))}
      </ul>
      {isSearching && searching}
      {hasMore && !isSearching && (
        <div className="mail-more">
          <Button onClick={more}>{t('email.more')}</Button>
        </div>
      )}
    </>
  );
}
