import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMyApprovalDecisionsQuery, type MyApprovalDecisionsQuery } from '../../../generated/requests/approval-task';
import { useUndo } from '../pieces/use-decide';
import { factLine } from '../../../i18n/i18n';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { StatusDot } from '../../../ui/status-dot';
import { RowsSkeleton } from '../../../ui/rows-skeleton';

type Decision = MyApprovalDecisionsQuery['page']['rows'][number];

const pageSize = 25;
const mostShown = 200;

/** What the reader decided, the latest first. */
export function Decided() {
  const { t } = useTranslation();
  const format = useFormat();
  const [limit, setLimit] = useState(pageSize);
  const { data, previousData, error, refetch } = useMyApprovalDecisionsQuery({
    variables: { limit },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.page;
  if (!page) return error ? <Failure error={error} retry={() => void refetch()} /> : <RowsSkeleton columns={2} />;
  if (page.rows.length === 0)
    return <EmptyState title={t('approval.noDecisions')} why={t('approval.noDecisionsWhy')} />;
  return (
    <section className="panel" aria-label={t('approval.part.decided')}>
      <ul className="approval-rows">
        {page.rows.map((row) => (
          <li key={row.id}>
            <div className="approval-text">
              <Link to={row.path} dir="auto">
                {factLine([row.about, row.label])}
              </Link>
              {row.reason && <span dir="auto">{row.reason}</span>}
              <small className="quiet">
                <time dateTime={row.at}>{format.instant(row.at)}</time>
              </small>
            </div>
            {row.mayUndo && <Undo row={row} onDone={() => void refetch()} />}
            <StatusDot tone={row.verdict === 'approved' ? 'success' : 'error'}>
              {t(`approval.verdict.${row.verdict}`)}
            </StatusDot>
          </li>
        ))}
      </ul>
      {page.total > page.rows.length && limit < mostShown && (
        <div className="approval-more">
          <Button onClick={() => setLimit(Math.min(limit + pageSize, mostShown))}>{t('bell.more')}</Button>
        </div>
      )}
    </section>
  );
}

function Undo({ row, onDone }: { row: Decision; onDone: () => void }) {
  const { t } = useTranslation();
  const undo = useUndo(row.subject);
  return <Button onClick={() => void undo([row.recordId]).then(onDone)}>{t('approval.undo')}</Button>;
}
