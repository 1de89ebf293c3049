import { ArrowLeftOutlined, DownloadOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { Can } from '../../access/can';
import { useLive } from '../../access/live';
import { useSession } from '../../access/session';
import { downloadList, type ExportFormat } from '../../crud/export-list';
import { newWith } from '../../crud/given-values';
import { ListFooter } from '../../crud/list-footer';
import { SearchBox } from '../../crud/search-box';
import { useNotInPayrollQuery } from '../../generated/payroll-runs';
import { EmptyState } from '../../ui/empty-state';
import { Failure } from '../../ui/failure';
import { useFormat } from '../../ui/format';
import { LinkButton } from '../../ui/link-button';
import { MenuButton } from '../../ui/menu-button';
import { PageHeader } from '../../ui/page-header';
import { RowsSkeleton } from '../../ui/rows-skeleton';
import { toast } from '../../ui/toasts';

/** More names than this make an address too long; then a run for the rest of the company takes them. */
const namedAtMost = 100;

/** Who is employed in a month and in no payroll of it; what is asked for stands in the address. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const [address, setAddress] = useSearchParams();
  const [exporting, setExporting] = useState(false);
  const [thisMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const period = address.get('period') ?? thisMonth;
  const search = address.get('q') ?? '';
  const page = Math.max(1, Number(address.get('page')) || 1);
  const size = Math.min(200, Number(address.get('size')) || 25);
  const change = (part: Record<string, string | number | null>) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries({ page: null, ...part })) {
      if (value === null || value === '') next.delete(name);
      else next.set(name, String(value));
    }
    setAddress(next, { replace: true });
  };
  const { data, previousData, error, refetch } = useNotInPayrollQuery({ variables: { period, search: search || null, limit: size, offset: (page - 1) * size }, fetchPolicy: 'cache-and-network' });
  useLive(['PayrollRun', 'Employee'], () => void refetch());
  const found = (data ?? previousData)?.page;
  const title = t('leftOut.title', { month: format.month(period) });

  const exportAs = async (kind: ExportFormat) => {
    setExporting(true);
    const refused = await downloadList({
      subject: 'NotInPayroll', title, format: kind, question: { search, filter: { period: { eq: period } } }, sort: [], includeDeleted: false,
      columns: [
        { field: 'employeeCode', header: t('field.code') },
        { field: 'employeeName', header: t('field.employeeName') },
        { field: 'departmentName', header: t('area.Department.one') },
        { field: 'hireDate', header: t('field.hireDate') },
      ],
    }).catch(() => t('failure.offline'));
    if (refused) toast.error(refused);
    else toast.success(t('list.exported'));
    setExporting(false);
  };

  return (
    <>
      <PageHeader
        title={title}
        detail={t('leftOut.detail')}
        back={
          <Link to="/payroll-runs" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.PayrollRun.many')}
          </Link>
        }
      >
        {found && found.total > 0 && !search && (
          <Can action="create" subject="PayrollRun">
            <LinkButton type="primary" to={newWith('/payroll-runs', { period, kind: 'regular', employeeIds: found.total <= Math.min(namedAtMost, found.rows.length) ? found.rows.map(({ id }) => id) : [] })}>
              {t('leftOut.pay')}
            </LinkButton>
          </Can>
        )}
      </PageHeader>
      <section className="panel" aria-label={title}>
        <div className="toolbar">
          <SearchBox value={search} change={(q) => change({ q })} label={t('list.searchIn', { area: title })} />
          {ability.can('export', 'Employee') && (
            <MenuButton
              type="text"
              align="end"
              icon={<DownloadOutlined />}
              loading={exporting}
              aria-label={t('list.export')}
              title={t('list.export')}
              choices={[
                { key: 'xlsx', label: t('list.exportExcel'), run: () => void exportAs('xlsx') },
                { key: 'csv', label: t('list.exportCsv'), run: () => void exportAs('csv') },
              ]}
            />
          )}
        </div>
        {error && !found && <Failure error={error} retry={() => void refetch()} />}
        {!found && !error && <RowsSkeleton columns={3} />}
        {found?.total === 0 && <EmptyState title={t(search ? 'list.nothingFound' : 'leftOut.none')} why={t(search ? 'list.nothingFoundWhy' : 'leftOut.noneWhy')} />}
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
            <ListFooter state={{ page, size }} change={(next) => change({ page: next.page > 1 ? next.page : null, size: next.size })} total={found.total} />
          </>
        )}
      </section>
    </>
  );
}
