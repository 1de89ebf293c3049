import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../../access/live';
import { useSession } from '../../../../access/session';
import { Encashments } from '../../../pay/pieces/encashments';
import { DatedLeave } from '../../../../fields/dated-leave';
import {
  useEmployeeLeaveStatementsQuery,
  useEmployeeLeaveTabQuery,
} from '../../../../generated/people/employee/history';
import { EmptyState } from '../../../../ui/empty-state';
import { Failure } from '../../../../ui/failure';
import { LeaveStatements } from '../../../../ui/figures/leave-statement';
import { LinkButton } from '../../../../ui/link-button';
import { readsAbout, type EmployeeTabProps } from '../employee-tab-props';

/** What there is of each type today, where one may see it. */
function Balances({ employeeId }: Pick<EmployeeTabProps, 'employeeId'>) {
  const { ability } = useSession();
  const isSeen = readsAbout(ability, 'LeaveBalance', employeeId);
  const { data, refetch } = useEmployeeLeaveStatementsQuery({
    variables: { employeeId },
    skip: !isSeen,
    fetchPolicy: 'cache-and-network',
  });
  useLive(['LeaveLedgerEntry'], () => void refetch());
  return data ? <LeaveStatements statements={data.statements} /> : null;
}

/** The latest leave of one employee, each opening with what it takes, and the way to ask for more. */
export function Component({ employeeId }: EmployeeTabProps) {
  const { t } = useTranslation();
  const { ability } = useSession();
  const { data, error, refetch } = useEmployeeLeaveTabQuery({
    variables: { employeeId },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['EmployeeLeave'], () => void refetch());
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  const { rows, total } = data.page;
  const mayAsk = ability
    .rulesFor('create', 'EmployeeLeave')
    .some(({ conditions }) => !conditions || JSON.stringify(conditions).includes(employeeId));
  const request = mayAsk && (
    <LinkButton to={`/employee-leaves?request=${employeeId}`}>{t('area.EmployeeLeave.add')}</LinkButton>
  );
  return (
    <>
      <div className="tab-actions">{request}</div>
      <Balances employeeId={employeeId} />
      {rows.length === 0 && <EmptyState title={t('leave.none')} why={t('leave.noneWhy')} />}
      <DatedLeave
        rows={rows}
        type={({ typeMark, kind }) => <p dir="auto">{typeMark?.title ?? t(`choice.leaveKind.${kind}`)}</p>}
      />
      <Encashments employeeId={employeeId} />
      {total > rows.length && <Link to={`/employee-leaves?f.employeeId.in=${employeeId}`}>{t('leave.all')}</Link>}
    </>
  );
}
