import { CheckOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { useAttendanceDaysToSettleQuery, useConfirmTimesOutMutation } from '../../../generated/time/attendance-month';
import { useFormat } from '../../../ui/words/format';
import { serverErrorFrom } from '../../../ui/words/server-error';
import { toast } from '../../../ui/dialogs/toasts';

/**
 * The days somebody has to look at, each leading to the sheet where it is settled; ways out by rule are confirmed here,
 * all at once.
 */
export function Problems({
  period,
  departmentId,
  total,
}: {
  period: string;
  departmentId: string | null;
  total: number;
}) {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const { data, refetch } = useAttendanceDaysToSettleQuery({
    variables: { period, departmentId },
    fetchPolicy: 'cache-and-network',
  });
  const [confirm, { loading }] = useConfirmTimesOutMutation();
  useLive(['AttendanceDay'], () => void refetch());
  const rows = data?.days ?? [];
  const byRule = rows.filter(({ problem }) => problem === 'automatic_clock_out').map(({ id }) => id);
  const n = format.number(byRule.length);
  const confirmAll = async () => {
    try {
      const results = (await confirm({ variables: { dayIds: byRule } })).data?.results ?? [];
      const refused = results.find(({ done }) => !done);
      if (refused) toast.error(refused.message ?? '');
      else toast.success(t('month.outsConfirmed', { n }));
    } catch (failure) {
      toast.error(serverErrorFrom(failure).message);
    }
    await refetch();
  };
  return (
    <details className="month-problems">
      <summary>{t('month.problems', { n: format.number(total) })}</summary>
      {byRule.length > 0 && ability.can('update', 'Attendance') && (
        <Popconfirm title={t('month.confirmOutsAsk')} okText={t('month.confirmOuts', { n })} onConfirm={confirmAll}>
          <Button icon={<CheckOutlined />} loading={loading}>
            {t('month.confirmOuts', { n })}
          </Button>
        </Popconfirm>
      )}
      <ul className="lines">
        {rows.map(({ id, date, problem, employee }) => (
          <li key={id}>
            <Link to={`/attendance-days?month=${period}&q=${encodeURIComponent(employee?.code ?? '')}`}>
              <bdi>{employee?.label}</bdi> · {format.day(date)}
            </Link>
            <span className="quiet">{problem && t(`choice.attendanceProblem.${problem}`)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
