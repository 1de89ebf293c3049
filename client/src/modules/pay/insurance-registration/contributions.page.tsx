import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { useToday } from '../../../access/today';
import { choices } from '../../../fields/choices';
import { useContributionStatementQuery } from '../../../generated/pay/insurance-registration';
import { ExportButton } from '../../../list/export/export-button';
import { ListFooter } from '../../../list/list-footer';
import { usePagedAddress } from '../../../list/paged-address';
import { SearchBox } from '../../../list/search-box';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { MonthChoice } from '../../../ui/month-choice';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { useFormat } from '../../../ui/words/format';

const shares = ['employee', 'employer', 'state', 'total'] as const;

/**
 * What approved payrolls of a month owe social insurance: sums by scheme, and each person; as a file for the authority.
 */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const { address, change, search, searchFor, limit, offset, footer } = usePagedAddress();
  const today = useToday();
  const period = address.get('period') ?? today.slice(0, 7);
  const { data, previousData, error, refetch } = useContributionStatementQuery({
    variables: { period, search: search || null, limit, offset },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['PayrollRun', 'InsuranceRegistration'], () => void refetch());
  const found = (data ?? previousData)?.page;
  const title = t('contribution.title');
  const moveTo = (month: string) => change({ period: month });
  const headings = shares.map((share) => (
    <th key={share} scope="col" className="end">
      {t(`contribution.${share}`)}
    </th>
  ));
  const amounts = (row: Record<(typeof shares)[number], string>) =>
    shares.map((share) => (
      <td key={share} className="end figure">
        {format.money(row[share], found?.currency)}
      </td>
    ));
  const file = () => ({
    subject: 'Contribution',
    title: `${title} ${format.month(period)}`,
    question: { search, filter: { period: { eq: period } } },
    sort: [],
    includeDeleted: false,
    columns: [
      {
        field: 'scheme',
        header: t('field.scheme'),
        words: Object.fromEntries(
          (Object.keys(choices.insuranceScheme) as (keyof typeof choices.insuranceScheme)[]).map((scheme) => [
            scheme,
            t(`choice.insuranceScheme.${scheme}`),
          ]),
        ),
      },
      { field: 'month', header: t('field.period') },
      { field: 'insuranceNumber', header: t('field.insuranceNumber') },
      { field: 'employeeCode', header: t('field.code') },
      { field: 'employeeName', header: t('field.employeeName') },
      { field: 'contributoryWage', header: t('field.contributoryWage') },
      ...shares.map((share) => ({ field: share, header: t(`contribution.${share}`) })),
    ],
  });

  return (
    <>
      <PageHeader
        title={title}
        detail={t('contribution.detail')}
        back={
          <Link to="/insurance-registrations" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.InsuranceRegistration.many')}
          </Link>
        }
      />
      <section className="panel panel-padded">
        <div className="toolbar">
          <MonthChoice label={t('field.period')} month={period} choose={moveTo} />
        </div>
        {found && found.waiting > 0 && (
          <Alert type="info" showIcon title={t('contribution.waiting', { count: found.waiting })} />
        )}
        {found && found.sums.length > 0 && (
          <div className="scroller" tabIndex={0} role="region" aria-label={t('contribution.sums')}>
            <table className="plain-table">
              <thead>
                <tr>
                  <th scope="col">{t('field.scheme')}</th>
                  <th scope="col" className="end figure">
                    {t('contribution.people')}
                  </th>
                  {headings}
                </tr>
              </thead>
              <tbody>
                {found.sums.map((sum) => (
                  <tr key={sum.scheme}>
                    <th scope="row">{t(`choice.insuranceScheme.${sum.scheme}`)}</th>
                    <td className="end figure">{format.number(sum.people)}</td>
                    {amounts(sum)}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </section>
      <section className="panel">
        <div className="toolbar">
          <SearchBox value={search} change={searchFor} label={t('list.searchIn', { area: title })} />
          {ability.can('export', 'Payslip') && <ExportButton file={file} />}
        </div>
        {error && !found && <Failure error={error} retry={() => void refetch()} />}
        {!found && !error && <RowsSkeleton columns={6} />}
        {found?.total === 0 && (
          <EmptyState
            title={t(search ? 'list.nothingFound' : 'contribution.none')}
            why={t(search ? 'list.nothingFoundWhy' : 'contribution.noneWhy')}
          />
        )}
        {found && found.total > 0 && (
          <>
            <div className="scroller" tabIndex={0} role="region" aria-label={title}>
              <table className="plain-table">
                <thead>
                  <tr>
                    <th scope="col">{t('field.employeeName')}</th>
                    <th scope="col">{t('field.scheme')}</th>
                    <th scope="col">{t('field.insuranceNumber')}</th>
                    <th scope="col" className="end figure">
                      {t('field.contributoryWage')}
                    </th>
                    {headings}
                  </tr>
                </thead>
                <tbody>
                  {found.rows.map((row) => (
                    <tr key={row.id}>
                      <th scope="row">
                        <Link to={`/payslips/${row.payslipId}`} className="row-link" dir="auto">
                          {row.employeeName}
                        </Link>{' '}
                        <bdi className="quiet">{row.employeeCode}</bdi>
                      </th>
                      <td>
                        {t(`choice.insuranceScheme.${row.scheme}`)}
                        {row.month !== period && <> · {format.month(row.month)}</>}
                      </td>
                      <td>
                        <bdi>{row.insuranceNumber ?? '–'}</bdi>
                      </td>
                      <td className="end figure">
                        {row.contributoryWage ? format.money(row.contributoryWage, found.currency) : '–'}
                      </td>
                      {amounts(row)}
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
