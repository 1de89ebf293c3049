import { ArrowLeftOutlined } from '@ant-design/icons';
import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLive } from '../../../access/live';
import { useSession } from '../../../access/session';
import { useToday } from '../../../access/today';
import { useTaxCertificatesQuery } from '../../../generated/pay/tax-registration';
import { ExportButton } from '../../../list/export/export-button';
import { ListFooter } from '../../../list/list-footer';
import { usePagedAddress } from '../../../list/paged-address';
import { SearchBox } from '../../../list/search-box';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { useFormat } from '../../../ui/words/format';

const amounts = ['gross', 'taxablePay', 'tax'] as const;

/** What each person was paid and what tax was taken in a tax year, as a list and as a file. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const { address, change, search, searchFor, limit, offset, footer } = usePagedAddress();
  const today = useToday();
  const year = Number(address.get('year') ?? today.slice(0, 4));
  const { data, previousData, error, refetch } = useTaxCertificatesQuery({
    variables: { year, search: search || null, limit, offset },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['PayrollRun', 'TaxRegistration'], () => void refetch());
  const found = (data ?? previousData)?.page;
  const title = t('taxCertificate.title');
  const file = () => ({
    subject: 'TaxCertificate',
    title: `${title} ${year}`,
    question: { search, filter: { year: { eq: year } } },
    sort: [],
    includeDeleted: false,
    columns: [
      { field: 'taxNumber', header: t('field.taxNumber') },
      { field: 'employeeCode', header: t('field.code') },
      { field: 'employeeName', header: t('field.employeeName') },
      { field: 'months', header: t('taxCertificate.months') },
      ...amounts.map((amount) => ({ field: amount, header: t(`taxCertificate.${amount}`) })),
    ],
  });

  return (
    <>
      <PageHeader
        title={title}
        detail={t('taxCertificate.detail')}
        back={
          <Link to="/tax-registrations" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.TaxRegistration.many')}
          </Link>
        }
      />
      <section className="panel panel-padded">
        <div className="toolbar">
          <label>
            {t('taxCertificate.year')}{' '}
            <InputNumber
              value={year}
              min={Number(today.slice(0, 4)) - 20}
              max={Number(today.slice(0, 4))}
              precision={0}
              onChange={(chosen) => chosen && change({ year: String(chosen) })}
            />
          </label>
          {found && <span className="quiet">{format.months(found.from, found.to)}</span>}
        </div>
        {found && found.total > 0 && (
          <p>
            {t('taxCertificate.sums', {
              pay: format.money(found.taxablePay, found.currency),
              tax: format.money(found.tax, found.currency),
            })}
          </p>
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
            title={t(search ? 'list.nothingFound' : 'taxCertificate.none')}
            why={t(search ? 'list.nothingFoundWhy' : 'taxCertificate.noneWhy')}
          />
        )}
        {found && found.total > 0 && (
          <>
            <div className="scroller" tabIndex={0} role="region" aria-label={title}>
              <table className="plain-table">
                <thead>
                  <tr>
                    <th scope="col">{t('field.employeeName')}</th>
                    <th scope="col">{t('field.taxNumber')}</th>
                    <th scope="col" className="end figure">
                      {t('taxCertificate.months')}
                    </th>
                    {amounts.map((amount) => (
                      <th key={amount} scope="col" className="end">
                        {t(`taxCertificate.${amount}`)}
                      </th>
                    ))}
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
                        <bdi>{row.taxNumber ?? '–'}</bdi>
                      </td>
                      <td className="end figure">{format.number(row.months)}</td>
                      {amounts.map((amount) => (
                        <td key={amount} className="end figure">
                          {format.money(row[amount], found.currency)}
                        </td>
                      ))}
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
