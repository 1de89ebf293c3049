import { Button, Popconfirm } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../../access/live';
import { useToday } from '../../../../access/today';
import { DatedLeave } from '../../../../fields/dated-leave';
import { useCancelEmployeeLeaveMutation } from '../../../../generated/leave/employee-leave';
import {
  useMyComingLeaveQuery,
  useMyPastLeaveQuery,
  type MyLeaveLineFragment,
} from '../../../../generated/leave/employee-leave/mine';
import { toast } from '../../../../ui/dialogs/toasts';
import { TypeMark } from '../../../../ui/figures/leave-statement';
import { useConnection } from '../../../../ui/words/connection';
import { serverErrorFrom } from '../../../../ui/words/server-error';

const pageSize = 10;

/** Leave to come and leave there was, with a way to withdraw what nobody has decided yet. */
export function LeaveOfMine({ employeeId }: { employeeId: string }) {
  const { t } = useTranslation();
  const today = useToday();
  const [shown, setShown] = useState(pageSize);
  const next = useMyComingLeaveQuery({ variables: { employeeId, today }, fetchPolicy: 'cache-and-network' });
  const past = useMyPastLeaveQuery({
    variables: { employeeId, today, limit: shown },
    fetchPolicy: 'cache-and-network',
  });
  const refetch = () => {
    void next.refetch();
    void past.refetch();
  };
  useLive(['EmployeeLeave'], refetch);
  const coming = next.data?.page.rows ?? [];
  const gone = (past.data ?? past.previousData)?.page;
  const type = ({ typeMark, kind }: MyLeaveLineFragment) => (
    <p>{typeMark ? <TypeMark {...typeMark} /> : t(`choice.leaveKind.${kind}`)}</p>
  );
  return (
    <>
      <section className="panel panel-padded" aria-label={t('leaveBalance.upcoming')}>
        <h2>{t('leaveBalance.upcoming')}</h2>
        {next.data && coming.length === 0 && <p className="quiet">{t('leaveBalance.noUpcoming')}</p>}
        <DatedLeave rows={coming} type={type} actions={(row) => <Withdraw leave={row} onDone={refetch} />} />
      </section>
      {gone && gone.rows.length > 0 && (
        <section className="panel panel-padded" aria-label={t('leave.history')}>
          <h2>{t('leave.history')}</h2>
          <DatedLeave rows={gone.rows} type={type} />
          {gone.total > gone.rows.length && shown < 200 && (
            <Button className="mine-more" onClick={() => setShown(Math.min(shown + 25, 200))}>
              {t('bell.more')}
            </Button>
          )}
        </section>
      )}
    </>
  );
}

/** Takes back what waits; approved leave is asked to be cancelled on its page, with a reason. */
function Withdraw({ leave, onDone }: { leave: MyLeaveLineFragment; onDone: () => void }) {
  const { t } = useTranslation();
  const { isLost } = useConnection();
  const [cancel, { loading }] = useCancelEmployeeLeaveMutation();
  const { id, version, status, allowedActions } = leave;
  if (status !== 'submitted' || !allowedActions.includes('cancel')) return null;
  const withdraw = async () => {
    try {
      await cancel({ variables: { id, version, reason: '' } });
      toast.success(t('leave.withdrawn'));
    } catch (error) {
      toast.error(serverErrorFrom(error).message);
    }
    onDone();
  };
  return (
    <Popconfirm
      title={t('leave.withdrawAsked')}
      okText={t('leave.withdraw')}
      cancelText={t('leave.back')}
      onConfirm={() => void withdraw()}
      disabled={isLost}
    >
      <Button loading={loading} disabled={isLost}>
        {t('leave.withdraw')}
      </Button>
    </Popconfirm>
  );
}
