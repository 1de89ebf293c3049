import { ArrowLeftOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Can } from '../../../access/can';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { useToday } from '../../../access/today';
import { ExportButton } from '../../../list/export/export-button';
import { newWith } from '../../../form/given-values';
import { ListFooter } from '../../../list/list-footer';
import { usePagedAddress } from '../../../list/paged-address';
import { SearchBox } from '../../../list/search-box';
import { useNotInPayrollQuery } from '../../../generated/pay/payroll-run';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';
import { LinkButton } from '../../../ui/link-button';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';

/** More names than this make an address too long; then a run for the rest of the company takes them. */
const namedAtMost = 100;

/** Who is employed in a month and in no payroll of it; what is asked for stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const { address, search, searchFor, limit, offset, footer } = usePagedAddress();
  const today = useToday();
  const period = address.get('period') ?? today.slice(0, 7);
  const { data, previousData, error, refetch } = useNotInPayrollQuery({
    variables: { period, search: search || null, limit, offset },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['PayrollRun', 'Employee'], () => void refetch());
  const found = (data ?? previousData)?.page;
  const title = t('inNoRun.title', { month: format.month(period) });

  const file = () => ({
    subject: 'NotInPayroll',
    title,
    question: { search, filter: { period: { eq: period } } },
    sort: [],
    includeDeleted: false,
    columns: [
      { field: 'employeeCode', header: t('field.code') },
      { field: 'employeeName', header: t('field.employeeName') },
      { field: 'departmentName', header: t('area.Department.one') },
      { field: 'hireDate', header: t('field.hireDate') },
    ],
  });

  return (
    <>
      <PageHeader
        title={title}
        detail={t('inNoRun.detail')}
        back={
          <Link to="/payroll-runs" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.PayrollRun.many')}
          </Link>
        }
      >
        {found && found.total > 0 && !search && (
          <Can action="create" subject="PayrollRun">
            <LinkButton
              type="primary"
              to={newWith('/payroll-runs', {
                period,
                kind: 'regular',
                employeeIds:
                  found.total <= Math.min(namedAtMost, found.rows.length) ? found.rows.map(({ id }) => id) : [],
              })}
            >
              {t('inNoRun.pay')}
            </LinkButton>
          </Can>
        )}
      </PageHeader>
      <section className="panel" aria-label={title}>
        <div className="toolbar">
          <SearchBox value={search} change={searchFor} label={t('list.searchIn', { area: title })} />
          {ability.can('export', 'Employee') && <ExportButton file={file} />}
        </div>
        {error && !found && <Failure error={error} retry={() => void refetch()} />}
        {!found && !error && <RowsSkeleton columns={3} />}
        {found?.total === 0 && (
          <EmptyState
            title={t(search ? 'list.nothingFound' : 'inNoRun.none')}
            why={t(search ? 'list.nothingFoundWhy' : 'inNoRun.noneWhy')}
          />
        )}
        {found && found.total > 0 && (
          <>
            <div className="scroller">
              <table className="plain-table">
                <thead>
                  <tr>
                    <th scope="col">{t('field.employeeName')}</th>
                    <th scope="col">{t('area.Department.one')}</th>
                    <th scope="col">{t('field.hireDate')}</th>
                  </tr>
                </thead>
                <tbody>
                  {found.rows.map((row) => (
                    <tr key={row.id}>
                      <th scope="row">
                        <Link to={`/employees/${row.id}?tab=pay`} className="row-link" dir="auto">
                          {row.employeeName}
                        </Link>{' '}
                        <bdi className="quiet">{row.employeeCode}</bdi>
                      </th>
                      <td>
                        <bdi>{row.departmentName ?? '–'}</bdi>
                      </td>
                      <td>{format.day(row.hireDate)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <ListFooter {...footer} total={found.total} />
          </>
        )}
      </section>
    </>
  );
}
