import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { useHeadcountCostQuery } from '../../../generated/pay/pay-statement';
import { usePagedAddress } from '../../../list/paged-address';
import { ReportPage } from '../../../list/report-page';
import { MonthChoice } from '../../../ui/month-choice';
import { useFormat } from '../../../ui/words/format';
import { StatementLinks } from './statement-links';

const amounts = ['gross', 'employerCost', 'cost'] as const;

/** What people cost in a month, by department; a department opens to the register of its payslips. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const paged = usePagedAddress();
  const { address, change, search, limit, offset } = paged;
  const today = useToday();
  const period = address.get('period') ?? today.slice(0, 7);
  const { data, previousData, error, refetch } = useHeadcountCostQuery({
    variables: { period, search: search || null, limit, offset },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['PayrollRun'], () => void refetch());
  const found = (data ?? previousData)?.page;
  const title = t('statement.cost.title');
  type Row = NonNullable<typeof found>['rows'][number];
  return (
    <ReportPage
      title={title}
      detail={t('statement.cost.detail')}
      back={{ to: '/payroll-runs', label: t('area.PayrollRun.many') }}
      above={<MonthChoice label={t('field.period')} month={period} choose={(month) => change({ period: month })} />}
      paged={paged}
      found={found}
      error={error}
      retry={() => void refetch()}
      none={{ title: t('statement.none'), why: t('statement.noneWhy') }}
      columns={[
        {
          field: 'departmentName',
          header: t('area.Department.one'),
          show: (row: Row) => (
            <Link
              to={`/pay-statements/register?${new URLSearchParams({ period, department: row.id }).toString()}`}
              className="row-link"
              dir="auto"
            >
              {row.departmentName ?? t('payment.noDepartment')}
            </Link>
          ),
        },
        { field: 'costCentre', header: t('field.costCentre'), show: (row) => <bdi>{row.costCentre ?? '–'}</bdi> },
        {
          field: 'people',
          header: t('statement.people'),
          show: (row) => format.number(row.people),
          isFigure: true,
          sum: found && format.number(found.sums.people),
        },
        ...amounts.map((amount) => ({
          field: amount,
          header: t(amount === 'cost' ? 'statement.total' : `statement.${amount}`),
          show: (row: Row) => format.money(row[amount], found?.currency),
          isFigure: true,
          sum: found && format.money(found.sums[amount], found.currency),
        })),
        {
          field: 'average',
          header: t('statement.average'),
          show: (row) => format.money(row.average, found?.currency),
          isFigure: true,
        },
      ]}
      file={{
        isPrinted: true,
        subject: 'HeadcountCost',
        right: 'Payslip',
        title: `${title} ${format.month(period)}`,
        filter: { period: { eq: period } },
      }}
    >
      <StatementLinks from="cost" period={period} />
    </ReportPage>
  );
}
