import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../access/live';
import { useSession } from '../../../../access/session';
import { Encashments } from '../../../pay/pieces/encashments';
import { Entered } from '../../../../fields/kinds/entered';
import { useLeaveCoversQuery } from '../../../../generated/leave/employee-leave';
import { useMyLeaveStatementsQuery } from '../../../../generated/leave/employee-leave/mine';
import { Failure } from '../../../../ui/failure';
import { useFormat } from '../../../../ui/words/format';
import { LeaveStatements } from '../../../../ui/figures/leave-statement';
import { PageHeader } from '../../../../ui/page-header';
import { LeaveDrafts } from '../leave-drafts';
import { AskButton } from './ask-button';
import { LeaveOfMine } from './leave-of-mine';
import './my-leave.css';

/** What somebody has of each type, today or on another day, and their leave to come. */
export function Component() {
  const { t } = useTranslation();
  const { session } = useSession();
  const employeeId = session?.employeeId ?? '';
  const [asked, setAsked] = useState(0);
  return (
    <>
      <PageHeader title={t('leaveBalance.mine')} detail={t('leaveBalance.mineWhy')}>
        {employeeId && <AskButton employeeId={employeeId} onSaved={() => setAsked(asked + 1)} />}
      </PageHeader>
      <Balances employeeId={employeeId} />
      <LeaveDrafts />
      {employeeId && <LeaveOfMine key={asked} employeeId={employeeId} />}
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
