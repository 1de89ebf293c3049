import { Skeleton } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './history.css';

const History = lazy(() => import('./history'));

/** The history of a record below its fields, fetched once it is opened. */
export function DetailHistory({ subject, id }: { subject: string; id: string }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <details className="detail-history" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('history.title')}</summary>
      {open && (
        <Suspense fallback={<Skeleton active />}>
          <History subject={subject} id={id} />
        </Suspense>
      )}
    </details>
  );
}
