import { Button, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Failure } from '../../ui/failure';
import { HistoryEntry, type Entry } from './history-entry';
import './history.css';

interface Props {
  entries: Entry[] | undefined;
  error: unknown;
  retry: () => void;
  /** What shows the page that begins after the mark. */
  older: ((cursor: string) => ReactNode) | undefined;
  endCursor: string | null | undefined;
}

/** One page of entries and the button that adds the next. */
export function HistoryPage({ entries, error, retry, older, endCursor }: Props) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  if (error && !entries) return <Failure error={error} retry={retry} />;
  if (!entries) return <Skeleton active />;
  if (entries.length === 0) return <p className="quiet">{t('history.none')}</p>;
  return (
    <>
      <ol className="history">
        {entries.map((entry) => (
          <HistoryEntry key={`${entry.id}${entry.action}`} entry={entry} />
        ))}
      </ol>
      {older &&
        endCursor &&
        (more ? older(endCursor) : <Button onClick={() => setMore(true)}>{t('history.older')}</Button>)}
    </>
  );
}
