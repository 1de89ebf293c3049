import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useEmployeePayslipsQuery } from '../../../../generated/people/employee/pay';
import { toneOf } from '../../../../fields/choices';
import { EmptyState } from '../../../../ui/empty-state';
import { Failure } from '../../../../ui/failure';
import { useFormat } from '../../../../ui/words/format';
import { StatusDot } from '../../../../ui/status-dot';
import type { EmployeeTabProps } from '../employee-tab-props';

/** The payslips of one employee, the newest first, each opening with its explanation. */
export function Component({ employeeId }: EmployeeTabProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { data, error, refetch } = useEmployeePayslipsQuery({
    variables: { employeeId },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <Failure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton active />;
  const { rows } = data.page;
  if (rows.length === 0) return <EmptyState title={t('employee.noPayslips')} why={t('employee.noPayslipsWhy')} />;
  return (
    <ol className="dated">
      {rows.map((slip) => (
        <li key={slip.id}>
          <div className="dated-body">
            <Link to={`/payslips/${slip.id}`} className="row-link">
              {slip.period && format.month(slip.period)}
            </Link>
          </div>
          <bdi className="figure">{slip.net !== null && format.money(slip.net, slip.currency ?? undefined)}</bdi>
          {slip.state && (
            <StatusDot tone={toneOf('payslipState', slip.state)}>{t(`choice.payslipState.${slip.state}`)}</StatusDot>
          )}
        </li>
      ))}
    </ol>
  );
}
