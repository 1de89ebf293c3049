import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { useToday } from '../../../access/today';
import { DateEntry } from '../../../fields/kinds/date-entry';
import {
  useLeaveLiabilityQuery,
  useLeaveLiabilityTotalsQuery,
  type LeaveLiabilityTotalsQuery,
} from '../../../generated/pay/pay-statement';
import { usePagedAddress } from '../../../list/paged-address';
import { ReportPage, ReportPerson } from '../../../list/report-page';
import { useFormat } from '../../../ui/words/format';
import { ChosenDepartment } from './chosen-department';
import { StatementLinks } from './statement-links';

/** What is owed for leave not taken on a day: each person, opening to their leave, and sums by department. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const paged = usePagedAddress();
  const { address, change, search, limit, offset } = paged;
  const today = useToday();
  const day = address.get('day') ?? today;
  const department = address.get('department');
  const asked = { day, department, search: search || null };
  const { data, previousData, error, refetch } = useLeaveLiabilityQuery({
    variables: { ...asked, limit, offset },
    fetchPolicy: 'cache-and-network',
  });
  const whole = useLeaveLiabilityTotalsQuery({ variables: asked, fetchPolicy: 'cache-and-network' });
  useLive(['LeaveBalance', 'EmployeeSalary'], () => void Promise.all([refetch(), whole.refetch()]));
  const found = (data ?? previousData)?.page;
  const totals = whole.data?.totals;
  const title = t('statement.leave.title');
  const isOpen = ability.can('read', 'Employee') && ability.can('read', 'LeaveBalance');
  const money = (amount: string | null | undefined) => (amount ? format.money(amount, found?.currency) : '–');
  type Row = NonNullable<typeof found>['rows'][number];
  return (
    <ReportPage
      title={title}
      detail={t('statement.leave.detail')}
      back={{ to: '/eos-provisions', label: t('area.EosProvision.many') }}
      above={
        <>
          <div className="toolbar">
            <DateEntry
              label={t('statement.leave.day')}
              value={day}
              onChange={(chosen) => change({ day: chosen === today ? null : chosen })}
            />
          </div>
          {totals && totals.unvalued > 0 && (
            <Alert
              type="warning"
              showIcon
              title={t('statement.leave.unvalued', { count: totals.unvalued, n: format.number(totals.unvalued) })}
            />
          )}
          {totals && totals.departments.length > 0 && (
            <Departments
              totals={totals}
              addressOf={(name) => `?${new URLSearchParams({ day, department: name }).toString()}`}
            />
          )}
        </>
      }
      filters={<ChosenDepartment department={department} drop={() => change({ department: null })} />}
      isNarrowed={department !== null}
      paged={paged}
      found={found}
      error={error}
      retry={() => void refetch()}
      none={{ title: t('statement.leave.none'), why: t('statement.leave.noneWhy') }}
      columns={[
        { field: 'employeeCode', header: t('field.code') },
        {
          field: 'employeeName',
          header: t('field.employeeName'),
          show: (row: Row) => (
            <ReportPerson
              to={isOpen ? `/employees/${row.id}?tab=leave` : null}
              name={row.employeeName}
              code={row.employeeCode}
            />
          ),
        },
        {
          field: 'departmentName',
          header: t('area.Department.one'),
          show: (row) => <bdi>{row.departmentName ?? '–'}</bdi>,
        },
        {
          field: 'days',
          header: t('field.leaveDays'),
          show: (row) => format.number(Number(row.days)),
          isFigure: true,
          sum: totals && format.number(Number(totals.days)),
        },
        {
          field: 'dailyWage',
          header: t('statement.leave.dailyWage'),
          show: (row) => money(row.dailyWage),
          isFigure: true,
        },
        {
          field: 'amount',
          header: t('statement.leave.amount'),
          show: (row) => row.problem ?? money(row.amount),
          isFigure: true,
          sum: totals && money(totals.amount),
        },
        { field: 'problem', header: t('statement.leave.problem') },
      ]}
      file={{
        isPrinted: true,
        subject: 'LeaveLiability',
        right: 'EosProvision',
        title: `${title} ${format.day(day)}`,
        filter: { day: { eq: day }, ...(department !== null && { department: { eq: department } }) },
      }}
    >
      <StatementLinks from="leave" />
    </ReportPage>
  );
}

type Totals = NonNullable<LeaveLiabilityTotalsQuery['totals']>;

/** What is owed by department; each opens to its people. */
function Departments({ totals, addressOf }: { totals: Totals; addressOf: (name: string) => string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <div className="scroller" tabIndex={0} role="region" aria-label={t('statement.leave.departments')}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t('area.Department.one')}</th>
            <th scope="col" className="end">
              {t('statement.people')}
            </th>
            <th scope="col" className="end">
              {t('field.leaveDays')}
            </th>
            <th scope="col" className="end">
              {t('statement.leave.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {totals.departments.map(({ id, departmentName, people, days, amount }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={addressOf(id)} className="row-link" dir="auto">
                  {departmentName ?? t('payment.noDepartment')}
                </Link>
              </th>
              <td className="end figure">{format.number(people)}</td>
              <td className="end figure">{format.number(Number(days))}</td>
              <td className="end figure">{format.money(amount, totals.currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
