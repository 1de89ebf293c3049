import { CheckCircleOutlined, ReloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  useFailedJobsQuery,
  useRetryFailedJobsMutation,
  type FailedJobsQuery,
} from '../../../generated/administration/failed-job';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';
import './failed-jobs.css';

const lookAgainMs = 15_000;

/** Background work that was given up: what, when, why, and the way to try it again. */
export function Component() {
  const { t } = useTranslation();
  const { data, error, refetch } = useFailedJobsQuery({ fetchPolicy: 'network-only', pollInterval: lookAgainMs });
  const [retry] = useRetryFailedJobsMutation();
  const [trying, setTrying] = useState<string | null>(null);
  const jobs = data?.jobs;

  const again = async (id: string | null) => {
    setTrying(id ?? 'all');
    try {
      const answer = await retry({ variables: { ids: id ? [id] : null } });
      if (answer.data?.count) toast.success(t('jobs.retried', { count: answer.data.count }));
      else toast.error(t('jobs.gone'));
      await refetch();
    } catch (failure) {
      toast.error(serverErrorFrom(failure).message);
    } finally {
      setTrying(null);
    }
  };

  return (
    <>
      <PageHeader title={t('jobs.title')} detail={t('jobs.detail')}>
        {!!jobs && jobs.length > 1 && (
          <Button
            icon={<ReloadOutlined />}
            loading={trying === 'all'}
            disabled={trying !== null}
            onClick={() => void again(null)}
          >
            {t('jobs.retryAll')}
          </Button>
        )}
      </PageHeader>
      <section className="panel" aria-label={t('jobs.title')}>
        {error && !jobs && <Failure error={error} retry={() => void refetch()} />}
        {!jobs && !error && <RowsSkeleton columns={3} />}
        {jobs?.length === 0 && (
          <EmptyState title={t('jobs.none')} why={t('jobs.noneWhy')} icon={<CheckCircleOutlined />} />
        )}
        {!!jobs?.length && (
          <ul className="failed-jobs">
            {jobs.map((job) => (
              <Job
                key={job.id}
                job={job}
                busy={trying === job.id}
                disabled={trying !== null}
                retry={() => void again(job.id)}
              />
            ))}
          </ul>
        )}
      </section>
    </>
  );
}

interface JobProps {
  job: FailedJobsQuery['jobs'][number];
  busy: boolean;
  disabled: boolean;
  retry: () => void;
}

function Job({
  job: { label, companyName, reason, said, attempts, firstAt, lastAt, path },
  busy,
  disabled,
  retry,
}: JobProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <li>
      <div className="failed-job">
        <h2>{path ? <Link to={path}>{label}</Link> : label}</h2>
        <p>{reason}</p>
        <p className="quiet">
          {companyName && (
            <>
              <bdi>{companyName}</bdi> ·{' '}
            </>
          )}
          {t('jobs.tried', { when: format.instant(lastAt), count: attempts })} ·{' '}
          {t('jobs.asked', { when: format.instant(firstAt) })}
        </p>
        {said && (
          <details>
            <summary>{t('jobs.said')}</summary>
            <pre dir="ltr">{said}</pre>
          </details>
        )}
      </div>
      <Button
        icon={<ReloadOutlined />}
        loading={busy}
        disabled={disabled}
        onClick={retry}
        aria-label={t('jobs.retryWhat', { what: label })}
      >
        {t('jobs.retry')}
      </Button>
    </li>
  );
}
