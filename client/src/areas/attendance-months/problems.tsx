import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../access/live';
import { useAttendanceProblemsQuery } from '../../generated/attendance-months';
import { useFormat } from '../../ui/format';
import { lastDayOf } from '../../ui/month';

/** The days somebody has to look at, each leading to the sheet where it is settled. */
export function Problems({ period }: { period: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, refetch } = useAttendanceProblemsQuery({ variables: { from: `${period}-01`, to: lastDayOf(period) }, fetchPolicy: 'cache-and-network' });
  useLive(['AttendanceDay'], () => void refetch());
  const rows = data?.page.rows ?? [];
  return (
    <details className="month-problems">
      <summary>{t('month.problems', { n: format.number(data?.page.total ?? 0) })}</summary>
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
