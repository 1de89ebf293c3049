import { Switch } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { usePayVarianceQuery } from '../../../generated/pay/pay-statement';
import { usePagedAddress } from '../../../list/paged-address';
import { ReportPage, ReportPerson } from '../../../list/report-page';
import { MonthChoice } from '../../../ui/month-choice';
import { useFormat } from '../../../ui/words/format';
import { monthAfter } from '../../../ui/words/month';
import { StatementLinks } from './statement-links';

/** How what two months paid differs, person by person; each amount opens to its payslip. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const paged = usePagedAddress();
  const { address, change, search, limit, offset } = paged;
  const today = useToday();
  const period = address.get('period') ?? today.slice(0, 7);
  const before = address.get('before') ?? monthAfter(period, -1);
  const isWhole = address.get('all') === 'yes';
  const { data, previousData, error, refetch } = usePayVarianceQuery({
    variables: { period, before, isWhole, search: search || null, limit, offset },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['PayrollRun'], () => void refetch());
  const found = (data ?? previousData)?.page;
  const title = t('statement.variance.title');
  type Row = NonNullable<typeof found>['rows'][number];
  const of = (payslipId: string | null | undefined, amount: string) =>
    payslipId ? (
      <Link to={`/payslips/${payslipId}`} className="row-link">
        {format.money(amount, found?.currency)}
      </Link>
    ) : (
      '–'
    );
  const figure = (
    field: 'grossBefore' | 'gross' | 'grossDifference' | 'netBefore' | 'net' | 'netDifference',
    header: string,
    show: (row: Row) => ReactNode,
  ) => ({ field, header, show, isFigure: true, sum: found && format.money(found.sums[field], found.currency) });
  const months = { before: format.month(before), now: format.month(period) };
  return (
    <ReportPage
      title={title}
      detail={t('statement.variance.detail', months)}
      back={{ to: '/payroll-runs', label: t('area.PayrollRun.many') }}
      above={
        <div className="toolbar">
          <MonthChoice label={t('statement.before')} month={before} choose={(month) => change({ before: month })} />
          <MonthChoice label={t('field.period')} month={period} choose={(month) => change({ period: month, before })} />
        </div>
      }
      filters={
        <label>
          <Switch size="small" checked={isWhole} onChange={(on) => change({ all: on ? 'yes' : null })} />{' '}
          {t('statement.whole')}
        </label>
      }
      paged={paged}
      found={found}
      error={error}
      retry={() => void refetch()}
      none={{ title: t('statement.variance.none'), why: t('statement.noneWhy') }}
      columns={[
        { field: 'employeeCode', header: t('field.code') },
        {
          field: 'employeeName',
          header: t('field.employeeName'),
          show: (row: Row) => <ReportPerson to={null} name={row.employeeName} code={row.employeeCode} />,
        },
        {
          field: 'departmentName',
          header: t('area.Department.one'),
          show: (row) => <bdi>{row.departmentName ?? '–'}</bdi>,
        },
        figure('grossBefore', t('statement.grossOf', { month: months.before }), (row) =>
          of(row.payslipBeforeId, row.grossBefore),
        ),
        figure('gross', t('statement.grossOf', { month: months.now }), (row) => of(row.payslipId, row.gross)),
        figure('grossDifference', t('statement.grossDifference'), (row) =>
          format.money(row.grossDifference, found?.currency),
        ),
        figure('netBefore', t('statement.netOf', { month: months.before }), (row) =>
          of(row.payslipBeforeId, row.netBefore),
        ),
        figure('net', t('statement.netOf', { month: months.now }), (row) => of(row.payslipId, row.net)),
        figure('netDifference', t('statement.netDifference'), (row) =>
          format.money(row.netDifference, found?.currency),
        ),
      ]}
      file={{
        isPrinted: true,
        subject: 'PayVariance',
        right: 'Payslip',
        title: `${title} ${months.before} – ${months.now}`,
        filter: { period: { eq: period }, before: { eq: before }, isWhole: { eq: isWhole } },
      }}
    >
      <StatementLinks from="variance" period={period} />
    </ReportPage>
  );
}
