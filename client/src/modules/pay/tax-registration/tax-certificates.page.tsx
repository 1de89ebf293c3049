import { InputNumber } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { useTaxCertificatesQuery } from '../../../generated/pay/tax-registration';
import { usePagedAddress } from '../../../list/paged-address';
import { ReportPage, ReportPerson } from '../../../list/report-page';
import { useFormat } from '../../../ui/words/format';

const amounts = ['gross', 'taxablePay', 'tax'] as const;

/** What each person was paid and what tax was taken in a tax year, as a list and as a file. */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const paged = usePagedAddress();
  const { address, change, search, limit, offset } = paged;
  const today = useToday();
  const year = Number(address.get('year') ?? today.slice(0, 4));
  const { data, previousData, error, refetch } = useTaxCertificatesQuery({
    variables: { year, search: search || null, limit, offset },
    fetchPolicy: 'cache-and-network',
  });
  useLive(['PayrollRun', 'TaxRegistration'], () => void refetch());
  const found = (data ?? previousData)?.page;
  const title = t('taxCertificate.title');
  return (
    <ReportPage
      title={title}
      detail={t('taxCertificate.detail')}
      back={{ to: '/tax-registrations', label: t('area.TaxRegistration.many') }}
      above={
        <>
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
        </>
      }
      paged={paged}
      found={found}
      error={error}
      retry={() => void refetch()}
      none={{ title: t('taxCertificate.none'), why: t('taxCertificate.noneWhy') }}
      columns={[
        { field: 'employeeCode', header: t('field.code') },
        {
          field: 'employeeName',
          header: t('field.employeeName'),
          show: (row) => (
            <ReportPerson to={`/payslips/${row.payslipId}`} name={row.employeeName} code={row.employeeCode} />
          ),
        },
        { field: 'taxNumber', header: t('field.taxNumber'), show: (row) => <bdi>{row.taxNumber ?? '–'}</bdi> },
        {
          field: 'months',
          header: t('taxCertificate.months'),
          show: (row) => format.number(row.months),
          isFigure: true,
        },
        ...amounts.map((amount) => ({
          field: amount,
          header: t(`taxCertificate.${amount}`),
          show: (row: NonNullable<typeof found>['rows'][number]) => format.money(row[amount], found?.currency),
          isFigure: true,
        })),
      ]}
      file={{ subject: 'TaxCertificate', right: 'Payslip', title: `${title} ${year}`, filter: { year: { eq: year } } }}
    />
  );
}
