import { useTranslation } from 'react-i18next';
import { Can } from '../../../access/can';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { newWith } from '../../../form/given-values';
import { usePagedAddress } from '../../../list/paged-address';
import { ReportPage, ReportPerson } from '../../../list/report-page';
import { useNotInPayrollQuery, type NotInPayrollQuery } from '../../../generated/pay/payroll-run';
import { useFormat } from '../../../ui/words/format';
import { LinkButton } from '../../../ui/link-button';

/** More names than this make an address too long; then a run for the rest of the company takes them. */
const namedAtMost = 100;

type Row = NotInPayrollQuery['page']['rows'][number];

function PaidBy({ row: { payGroupName, fromDate, toDate } }: { row: Row }) {
  const { t } = useTranslation();
  const format = useFormat();
  if (!payGroupName) return t('inNoRun.calendarMonth');
  return (
    <>
      <bdi>{payGroupName}</bdi>, {format.day(fromDate)} – {format.day(toDate)}
    </>
  );
}

/** Who is employed in a month and in no payroll of it; what is asked for stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const paged = usePagedAddress();
  const { address, search, limit, offset } = paged;
  const today = useToday();
  const period = address.get('period') ?? today.slice(0, 7);
  const { data, previousData, error, refetch } = useNotInPayrollQuery({
    variables: { period, search: search || null, limit, offset },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['PayrollRun', 'Employee'], () => void refetch());
  const found = (data ?? previousData)?.page;
  const first = found?.rows[0];
  // A run pays the days of one period.
  const isOnePeriod = found?.rows.every(
    (row) => row.payGroupId === first?.payGroupId && row.fromDate === first.fromDate,
  );
  const title = t('inNoRun.title', { month: format.month(period) });

  return (
    <ReportPage
      title={title}
      detail={t('inNoRun.detail')}
      back={{ to: '/payroll-runs', label: t('area.PayrollRun.many') }}
      paged={paged}
      found={found}
      error={error}
      retry={() => void refetch()}
      none={{ title: t('inNoRun.none'), why: t('inNoRun.noneWhy') }}
      columns={[
        { field: 'employeeCode', header: t('field.code') },
        {
          field: 'employeeName',
          header: t('field.employeeName'),
          show: (row) => (
            <ReportPerson to={`/employees/${row.id}?tab=pay`} name={row.employeeName} code={row.employeeCode} />
          ),
        },
        {
          field: 'departmentName',
          header: t('area.Department.one'),
          show: (row) => <bdi>{row.departmentName ?? '–'}</bdi>,
        },
        { field: 'hireDate', header: t('field.hireDate'), show: (row) => format.day(row.hireDate) },
        ...(found?.rows.some(({ payGroupId }) => payGroupId)
          ? [
              {
                field: 'payGroupName',
                header: t('inNoRun.period'),
                show: (row: Row) => <PaidBy row={row} />,
              },
            ]
          : []),
      ]}
      file={{ subject: 'NotInPayroll', right: 'Employee', title, filter: { period: { eq: period } } }}
    >
      {first && isOnePeriod && !search && (
        <Can action="create" subject="PayrollRun">
          <LinkButton
            type="primary"
            to={newWith('/payroll-runs', {
              period,
              kind: 'regular',
              ...(first.payGroupId && { payGroupId: first.payGroupId, periodFrom: first.fromDate }),
              employeeIds:
                found.total <= Math.min(namedAtMost, found.rows.length) ? found.rows.map(({ id }) => id) : [],
            })}
          >
            {t('inNoRun.pay')}
          </LinkButton>
        </Can>
      )}
    </ReportPage>
  );
}
