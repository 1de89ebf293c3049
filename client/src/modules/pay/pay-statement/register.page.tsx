import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { useSalaryRegisterQuery } from '../../../generated/pay/pay-statement';
import { usePagedAddress } from '../../../list/paged-address';
import { ReportPage, ReportPerson } from '../../../list/report-page';
import { MonthChoice } from '../../../ui/month-choice';
import { useFormat } from '../../../ui/words/format';
import { ChosenDepartment } from './chosen-department';
import { StatementLinks } from './statement-links';

const amounts = [
  'basic',
  'allowances',
  'otherEarnings',
  'gross',
  'insurance',
  'incomeTax',
  'otherDeductions',
  'net',
  'employerCost',
] as const;

/** What approved payrolls of a month paid each, part by part; an amount opens to its payslip. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const paged = usePagedAddress();
  const { address, change, search, limit, offset } = paged;
  const today = useToday();
  const period = address.get('period') ?? today.slice(0, 7);
  const department = address.get('department');
  const { data, previousData, error, refetch } = useSalaryRegisterQuery({
    variables: { period, department, search: search || null, limit, offset },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['PayrollRun'], () => void refetch());
  const found = (data ?? previousData)?.page;
  const title = t('statement.register.title');
  type Row = NonNullable<typeof found>['rows'][number];
  return (
    <ReportPage
      title={title}
      detail={t('statement.register.detail')}
      back={{ to: '/payroll-runs', label: t('area.PayrollRun.many') }}
      above={<MonthChoice label={t('field.period')} month={period} choose={(month) => change({ period: month })} />}
      filters={<ChosenDepartment department={department} drop={() => change({ department: null })} />}
      isNarrowed={department !== null}
      paged={paged}
      found={found}
      error={error}
      retry={() => void refetch()}
      none={{ title: t('statement.none'), why: t('statement.noneWhy') }}
      columns={[
        { field: 'employeeCode', header: t('field.code') },
        {
          field: 'employeeName',
          header: t('field.employeeName'),
          show: (row: Row) => (
            <ReportPerson to={`/payslips/${row.payslipId}`} name={row.employeeName} code={row.employeeCode} />
          ),
        },
        {
          field: 'departmentName',
          header: t('area.Department.one'),
          show: (row) => <bdi>{row.departmentName ?? '–'}</bdi>,
        },
        ...amounts.map((amount) => ({
          field: amount,
          header: t(`statement.${amount}`),
          show: (row: Row) => format.money(row[amount], found?.currency),
          isFigure: true,
          sum: found && format.money(found.sums[amount], found.currency),
        })),
      ]}
      file={{
        isPrinted: true,
        subject: 'SalaryRegister',
        right: 'Payslip',
        title: `${title} ${format.month(period)}`,
        filter: { period: { eq: period }, ...(department !== null && { department: { eq: department } }) },
      }}
    >
      <StatementLinks from="register" period={period} />
    </ReportPage>
  );
}
