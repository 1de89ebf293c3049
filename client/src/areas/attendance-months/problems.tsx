import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../access/live';
import { useAttendanceProblemsQuery } from '../../generated/attendance-months';
import { useFormat } from '../../ui/format';

/** The days somebody has to look at, each leading to the sheet where it is settled. */
export function Problems({ period }: { period: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  const [year, month] = period.split('-').map(Number) as [number, number];
  const to = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  const { data, refetch } = useAttendanceProblemsQuery({ variables: { from: `${period}-01`, to }, fetchPolicy: 'cache-and-network' });
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
