import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLive } from '../../../access/live';
import { useToday } from '../../../access/today';
import { choices } from '../../../fields/choices';
import { useContributionStatementQuery } from '../../../generated/pay/insurance-registration';
import { usePagedAddress } from '../../../list/paged-address';
import { ReportPage, ReportPerson } from '../../../list/report-page';
import { MonthChoice } from '../../../ui/month-choice';
import { useFormat } from '../../../ui/words/format';

const shares = ['employee', 'employer', 'state', 'total'] as const;

/**
 * What approved payrolls of a month owe social insurance: sums by scheme, and each person; as a file for the authority.
 */
export function Component() {
  const { t } = useTranslation();
  const format = useFormat();
  const paged = usePagedAddress();
  const { address, change, search, limit, offset } = paged;
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
  const schemes = Object.fromEntries(
    (Object.keys(choices.insuranceScheme) as (keyof typeof choices.insuranceScheme)[]).map((scheme) => [
      scheme,
      t(`choice.insuranceScheme.${scheme}`),
    ]),
  );
  type Sum = NonNullable<typeof found>['sums'][number];
  const schemeOf = ({ scheme, ownScheme, ownSchemeName }: Pick<Sum, 'scheme' | 'ownScheme' | 'ownSchemeName'>) =>
    ownSchemeName ?? ownScheme ?? t(`choice.insuranceScheme.${scheme}`);
  type Row = NonNullable<typeof found>['rows'][number];

  return (
    <ReportPage
      title={title}
      detail={t('contribution.detail')}
      back={{ to: '/insurance-registrations', label: t('area.InsuranceRegistration.many') }}
      above={
        <>
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
                    <th scope="col">{t('contribution.due')}</th>
                    {headings}
                  </tr>
                </thead>
                <tbody>
                  {found.sums.map((sum) => (
                    <tr key={sum.ownScheme ?? sum.scheme}>
                      <th scope="row">{schemeOf(sum)}</th>
                      <td className="end figure">{format.number(sum.people)}</td>
                      <td className="figure">{sum.dueOn ? format.day(sum.dueOn) : '–'}</td>
                      {amounts(sum)}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </>
      }
      paged={paged}
      found={found}
      error={error}
      retry={() => void refetch()}
      none={{ title: t('contribution.none'), why: t('contribution.noneWhy') }}
      columns={[
        { field: 'month', header: t('field.period') },
        { field: 'employeeCode', header: t('field.code') },
        {
          field: 'employeeName',
          header: t('field.employeeName'),
          show: (row: Row) => (
            <ReportPerson to={`/payslips/${row.payslipId}`} name={row.employeeName} code={row.employeeCode} />
          ),
        },
        {
          field: 'scheme',
          header: t('field.scheme'),
          words: schemes,
          show: (row) => (
            <>
              {schemeOf(row)}
              {row.month !== period && <> · {format.month(row.month)}</>}
            </>
          ),
        },
        { field: 'ownSchemeName', header: t('field.ownSchemeName') },
        {
          field: 'insuranceNumber',
          header: t('field.insuranceNumber'),
          show: (row) => <bdi>{row.insuranceNumber ?? '–'}</bdi>,
        },
        {
          field: 'contributoryWage',
          header: t('field.contributoryWage'),
          show: (row) => (row.contributoryWage ? format.money(row.contributoryWage, found?.currency) : '–'),
          isFigure: true,
        },
        ...shares.map((share) => ({
          field: share,
          header: t(`contribution.${share}`),
          show: (row: Row) => format.money(row[share], found?.currency),
          isFigure: true,
        })),
      ]}
      file={{
        isPrinted: true,
        subject: 'Contribution',
        right: 'Payslip',
        title: `${title} ${format.month(period)}`,
        filter: { period: { eq: period } },
      }}
    />
  );
}
