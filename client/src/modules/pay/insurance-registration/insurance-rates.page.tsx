import { ArrowLeftOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useToday } from '../../../access/today';
import { useInsuranceRatesQuery, type InsuranceRatesQuery } from '../../../generated/pay/insurance-registration';
import { factLine } from '../../../i18n/i18n';
import { inWords } from '../../../i18n/in-language';
import { CountryRulesLink } from '../pieces/country-rules-link';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { useFormat } from '../../../ui/words/format';

type Scheme = InsuranceRatesQuery['schemes'][number];
type Rate = Scheme['rates'][number];

/** By which shares payroll takes and pays social insurance today, each with its law and since when. */
export function Component() {
  const { t } = useTranslation();
  const { data, error, refetch } = useInsuranceRatesQuery({ variables: { day: useToday() } });
  return (
    <>
      <PageHeader
        title={t('insuranceRate.title')}
        detail={t('insuranceRate.detail')}
        back={
          <Link to="/insurance-registrations" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.InsuranceRegistration.many')}
          </Link>
        }
      >
        <CountryRulesLink />
      </PageHeader>
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton columns={6} />}
      {data?.schemes.length === 0 && (
        <section className="panel">
          <EmptyState title={t('insuranceRate.none')} why={t('insuranceRate.noneWhy')} />
        </section>
      )}
      {data?.schemes.map((scheme) => (
        <SchemeRates key={scheme.scheme} scheme={scheme} />
      ))}
    </>
  );
}

function SchemeRates({ scheme }: { scheme: Scheme }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const said = (words: Rate['branch']) => inWords(words, i18n.language);
  const title = t(`choice.insuranceScheme.${scheme.scheme}`);
  const percent = (share: string) => (Number(share) === 0 ? '–' : `${format.number(Number(share))}\u00a0%`);
  const money = (limit: string | null | undefined) => (limit ? format.money(limit, scheme.currency) : '–');
  const whom = (rate: Rate): string =>
    factLine([
      t(`insuranceRate.covers.${rate.covers}`),
      rate.firstInsuredFrom && t('insuranceRate.firstInsuredFrom', { day: format.day(rate.firstInsuredFrom) }),
      rate.firstInsuredBefore && t('insuranceRate.firstInsuredBefore', { day: format.day(rate.firstInsuredBefore) }),
      rate.withinYears && t('insuranceRate.withinYears', { count: rate.withinYears }),
      rate.fromYears && t('insuranceRate.fromYears', { count: rate.fromYears }),
      rate.wageBelow && t('insuranceRate.wageBelow', { wage: money(rate.wageBelow) }),
    ]);
  return (
    <section className="panel panel-padded">
      <h2>{title}</h2>
      {!scheme.isHere && <p className="quiet">{t('insuranceRate.abroad')}</p>}
      <div className="scroller" tabIndex={0} role="region" aria-label={title}>
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('insuranceRate.branch')}</th>
              <th scope="col">{t('insuranceRate.whom')}</th>
              <th scope="col" className="end">
                {t('contribution.employee')}
              </th>
              <th scope="col" className="end">
                {t('contribution.employer')}
              </th>
              <th scope="col" className="end">
                {t('contribution.state')}
              </th>
              <th scope="col" className="end">
                {t('insuranceRate.floor')}
              </th>
              <th scope="col" className="end">
                {t('insuranceRate.ceiling')}
              </th>
              <th scope="col">{t('insuranceRate.law')}</th>
            </tr>
          </thead>
          <tbody>
            {scheme.rates.map((rate) => (
              <tr key={`${said(rate.branch)} ${whom(rate)}`}>
                <th scope="row">{said(rate.branch)}</th>
                <td>{whom(rate)}</td>
                <td className="end figure">{percent(rate.employee)}</td>
                <td className="end figure">{percent(rate.employer)}</td>
                <td className="end figure">{percent(rate.state)}</td>
                <td className="end figure">{money(rate.floor)}</td>
                <td className="end figure">{money(rate.ceiling)}</td>
                <td>
                  {said(rate.source)}{' '}
                  <span className="quiet">
                    ·{' '}
                    {t(rate.isOlder ? 'insuranceRate.calculatedFrom' : 'insuranceRate.since', {
                      day: format.day(rate.validFrom),
                    })}
                  </span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="quiet">
        {t('insuranceRate.notCovered')} {said(scheme.notCovered)}
      </p>
    </section>
  );
}
