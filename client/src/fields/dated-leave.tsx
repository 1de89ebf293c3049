import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EmployeeLeaveTabQuery } from '../generated/people/employee/history';
import { useFormat } from '../ui/words/format';
import { StatusDot } from '../ui/status-dot';
import { toneOf } from './choices';
import { useLeaveTime } from './leave-time';

type Leave = Pick<
  EmployeeLeaveTabQuery['page']['rows'][number],
  'id' | 'kind' | 'fromDate' | 'toDate' | 'unit' | 'workingDays' | 'workingMinutes' | 'status'
>;

interface Props<Row> {
  rows: Row[];
  /** How its type is shown, where it has one. */
  type: (row: Row) => ReactNode;
  /** What may be done about it. */
  actions?: (row: Row) => ReactNode;
}

/** Leave of one person, each opening with what it takes. */
export function DatedLeave<Row extends Leave>({ rows, type, actions }: Props<Row>) {
  const { t } = useTranslation();
  const format = useFormat();
  const taken = useLeaveTime();
  return (
    <ol className="dated">
      {rows.map((row) => (
        <li key={row.id}>
          <div className="dated-body">
            <Link to={`/employee-leaves/${row.id}`} className="row-link">
              {format.period(row.fromDate, row.toDate)}
            </Link>
            {type(row)}
          </div>
          <span>
            <bdi className="figure">{taken.figure(row)}</bdi> {taken.unit(row)}
          </span>
          <StatusDot tone={toneOf('leaveStatus', row.status)}>{t(`choice.leaveStatus.${row.status}`)}</StatusDot>
          {actions?.(row)}
        </li>
      ))}
    </ol>
  );
}
