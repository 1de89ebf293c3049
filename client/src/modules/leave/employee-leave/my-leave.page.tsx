import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { Encashments } from '../../pay/pieces/encashments';
import { DatedLeave } from '../../../fields/dated-leave';
import { Entered } from '../../../fields/kinds/entered';
import {
  useEmployeeLeavesQuery,
  useMyLeaveStatementsQuery,
  useLeaveCoversQuery,
} from '../../../generated/leave/employee-leave';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { LeaveStatements, TypeMark } from '../../../ui/figures/leave-statement';
import { LinkButton } from '../../../ui/link-button';
import { PageHeader } from '../../../ui/page-header';
import { LeaveDrafts } from './leave-drafts';

/** What somebody has of each type, today or on another day, and their leave to come. */
export function Component() {
  const { t } = useTranslation();
  const { session } = useSession();
  const employeeId = session?.employeeId ?? '';
  return (
    <>
      <PageHeader title={t('leaveBalance.mine')} detail={t('leaveBalance.mineWhy')}>
        {employeeId && (
          <LinkButton to={`/employee-leaves?request=${employeeId}`}>{t('area.EmployeeLeave.add')}</LinkButton>
        )}
      </PageHeader>
      <Balances employeeId={employeeId} />
      <LeaveDrafts />
      <Upcoming employeeId={employeeId} />
      <Standing />
      {employeeId && <Encashments employeeId={employeeId} />}
    </>
  );
}

function Balances({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const [day, setDay] = useState<string | null>(null);
  const { data, previousData, error, refetch } = useMyLeaveStatementsQuery({
    variables: { employeeId, day },
    skip: !employeeId,
    fetchPolicy: 'cache-and-network',
  });
  useLive(['EmployeeLeave', 'LeaveLedgerEntry'], () => void refetch());
  const statements = (data ?? previousData)?.statements;
  if (error && !statements) return <Failure error={error} retry={() => void refetch()} />;
  return (
    <>
      <div className="leave-day">
        <label htmlFor="balance-day">{t('leaveBalance.onDay')}</label>
        <Entered
          kind={{ kind: 'date' }}
          id="balance-day"
          value={day}
          onChange={(next) => setDay(next as string | null)}
        />
      </div>
      <div aria-busy={employeeId !== '' && !data}>
        {statements || !employeeId ? <LeaveStatements statements={statements ?? []} /> : <Skeleton active />}
      </div>
    </>
  );
}

function Upcoming({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const { data, refetch } = useEmployeeLeavesQuery({
    variables: {
      filter: {
        employeeId: { eq: employeeId },
        toDate: { gte: today },
        status: { in: ['submitted', 'approved', 'cancel_requested'] },
      },
      sort: [{ field: 'fromDate' }],
      limit: 20,
    },
    skip: !employeeId,
    fetchPolicy: 'cache-and-network',
  });
  useLive(['EmployeeLeave'], () => void refetch());
  const rows = data?.page.rows ?? [];
  return (
    <section className="panel panel-padded" aria-label={t('leaveBalance.upcoming')}>
      <h2>{t('leaveBalance.upcoming')}</h2>
      {rows.length === 0 && <p className="quiet">{t('leaveBalance.noUpcoming')}</p>}
      <DatedLeave
        rows={rows}
        type={({ typeMark, kind }) => <p>{typeMark ? <TypeMark {...typeMark} /> : t(`choice.leaveKind.${kind}`)}</p>}
      />
    </section>
  );
}

/** For whom one stands in; nothing where for nobody. */
function Standing() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, refetch } = useLeaveCoversQuery({ fetchPolicy: 'cache-and-network' });
  useLive(['EmployeeLeave'], () => void refetch());
  const leaves = data?.leaves ?? [];
  if (leaves.length === 0) return null;
  return (
    <section className="panel panel-padded" aria-label={t('leave.covering')}>
      <h2>{t('leave.covering')}</h2>
      <ul className="plain-list">
        {leaves.map((one) => (
          <li key={one.id}>
            <bdi>{one.name}</bdi> <span className="quiet">{format.period(one.fromDate, one.toDate)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
