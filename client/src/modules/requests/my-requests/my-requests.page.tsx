import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { useMyRequestsQuery } from '../../../generated/requests/my-requests';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { LinkButton } from '../../../ui/link-button';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { RequestLine } from './request-line';

const pageSize = 25;
const mostShown = 50;

/** Everything one asked for about oneself, and where it stands: what waits first. */
export function Component() {
  const { t } = useTranslation();
  const { ability } = useSession();
  return (
    <>
      <PageHeader title={t('mine.requests')} detail={t('mine.requestsWhy')}>
        {ability.can('create', 'FormRequest') && ability.can('read', 'FormVersion') && (
          <LinkButton type="primary" to="/requests/new">
            {t('area.FormRequest.add')}
          </LinkButton>
        )}
      </PageHeader>
      <Requests />
    </>
  );
}

function Requests() {
  const { t } = useTranslation();
  const [limit, setLimit] = useState(pageSize);
  const { data, previousData, error, refetch } = useMyRequestsQuery({
    variables: { limit },
    fetchPolicy: 'cache-and-network',
  });
  useLive(
    ['EmployeeLeave', 'FormRequest', 'ProfileChange', 'AttendanceCorrection', 'EmployeeDocument'],
    () => void refetch(),
  );
  const page = (data ?? previousData)?.page;
  if (!page) return error ? <Failure error={error} retry={() => void refetch()} /> : <RowsSkeleton columns={2} />;
  if (page.rows.length === 0) return <EmptyState title={t('mine.noRequests')} why={t('mine.noRequestsWhy')} />;
  const parts = [
    [t('mine.waiting'), page.rows.filter(({ isWaiting }) => isWaiting)],
    [t('mine.answered'), page.rows.filter(({ isWaiting }) => !isWaiting)],
  ] as const;
  return (
    <>
      {parts.map(
        ([title, rows]) =>
          rows.length > 0 && (
            <section key={title} className="panel panel-padded" aria-label={title}>
              <h2>{title}</h2>
              <ol className="dated">
                {rows.map((row) => (
                  <RequestLine key={row.id} request={row} />
                ))}
              </ol>
            </section>
          ),
      )}
      {page.total > page.rows.length &&
        (limit < mostShown ? (
          <div className="approval-more">
            <Button onClick={() => setLimit(mostShown)}>{t('bell.more')}</Button>
          </div>
        ) : (
          <p className="quiet">{t('mine.onlyNewest', { n: page.rows.length })}</p>
        ))}
    </>
  );
}
