import { ArrowLeftOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useToday } from '../../../access/today';
import { useIncomeTaxRulesQuery, type IncomeTaxRulesQuery } from '../../../generated/pay/tax-registration';
import { factLine } from '../../../i18n/i18n';
import { inWords } from '../../../i18n/in-language';
import { CountryRulesLink } from '../pieces/country-rules-link';
import { EmptyState } from '../../../ui/empty-state';
import { Failure } from '../../../ui/failure';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { useFormat } from '../../../ui/words/format';

type Rules = NonNullable<IncomeTaxRulesQuery['rules']>;

/** By which rules payroll takes income tax today, with the law and what of it is not calculated. */
export function Component() {
  const { t } = useTranslation();
  const { data, error, refetch } = useIncomeTaxRulesQuery({ variables: { day: useToday() } });
  return (
    <>
      <PageHeader
        title={t('incomeTaxRule.title')}
        detail={t('incomeTaxRule.detail')}
        back={
          <Link to="/tax-registrations" className="back-link">
            <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t('area.TaxRegistration.many')}
          </Link>
        }
      >
        <CountryRulesLink />
      </PageHeader>
      {error && !data && <Failure error={error} retry={() => void refetch()} />}
      {!data && !error && <RowsSkeleton columns={3} />}
      {data && !data.rules && (
        <section className="panel">
          <EmptyState title={t('incomeTaxRule.none')} why={t('incomeTaxRule.noneWhy')} />
        </section>
      )}
      {data?.rules && <RulesOfTax rules={data.rules} />}
    </>
  );
}

function RulesOfTax({ rules }: { rules: Rules }) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const said = (words: Rules['source']) => inWords(words, i18n.language);
  const money = (amount: string) => format.money(amount, rules.currency);
  const percent = (share: string) => `${format.number(Number(share))}\u00a0%`;
  const [year] = rules.validFrom.split('-');
  const begins = format.month(`${year}-${String(rules.firstMonth).padStart(2, '0')}`);
  const titleOf = ({ upTo }: Rules['tables'][number], at: number): string =>
    rules.tables.length === 1
      ? t('incomeTaxRule.brackets')
      : upTo
        ? t('incomeTaxRule.upTo', { amount: money(upTo) })
        : t('incomeTaxRule.beyond', { amount: money(rules.tables[at - 1]!.upTo!) });
  const told = ({ kind, amount, percent: share, income }: Rules['rules'][number]): string =>
    factLine([
      amount && (kind === 'relief' ? t('incomeTaxRule.atMost', { amount: money(amount) }) : money(amount)),
      share && (kind === 'relief' ? t('incomeTaxRule.ofIncome', { percent: percent(share) }) : percent(share)),
      income &&
        t(kind === 'rebate' ? 'incomeTaxRule.incomeUpTo' : 'incomeTaxRule.incomeAbove', { amount: money(income) }),
    ]);
  return (
    <>
      <section className="panel panel-padded">
        <h2>{t(`choice.incomeTax.${rules.tax}`)}</h2>
        <p>
          {said(rules.source)}{' '}
          <span className="quiet">· {t('insuranceRate.since', { day: format.day(rules.validFrom) })}</span>
        </p>
        <p className="quiet">
          {t('incomeTaxRule.year', { month: begins.replace(/[\s\u00a0]*[\d\u0660-\u0669]+$/, '') })}
        </p>
        <p className="quiet">
          {t(rules.isInsuranceDeductible ? 'incomeTaxRule.insuranceDeducted' : 'incomeTaxRule.insuranceTaxed')}
        </p>
        <div className="scroller" tabIndex={0} role="region" aria-label={t('incomeTaxRule.others')}>
          <table className="plain-table">
            <thead>
              <tr>
                <th scope="col">{t('incomeTaxRule.rule')}</th>
                <th scope="col">{t('incomeTaxRule.what')}</th>
                <th scope="col">{t('incomeTaxRule.amount')}</th>
              </tr>
            </thead>
            <tbody>
              {rules.rules.map((rule) => (
                <tr key={`${rule.kind} ${said(rule.name)} ${rule.income}`}>
                  <th scope="row">{said(rule.name)}</th>
                  <td>{t(`incomeTaxRule.kinds.${rule.kind as 'allowance'}`)}</td>
                  <td>{told(rule)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className="quiet">
          {t('insuranceRate.notCovered')} {said(rules.notCovered)}
        </p>
      </section>
      {rules.tables.map((table, at) => (
        <section key={table.upTo ?? 'others'} className="panel panel-padded">
          <h2>{titleOf(table, at)}</h2>
          <div className="scroller" tabIndex={0} role="region" aria-label={titleOf(table, at)}>
            <table className="plain-table">
              <thead>
                <tr>
                  <th scope="col" className="end">
                    {t('incomeTaxRule.above')}
                  </th>
                  <th scope="col" className="end">
                    {t('incomeTaxRule.percent')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {table.brackets.map(({ above, percent: share }) => (
                  <tr key={above}>
                    <th scope="row" className="end figure">
                      {money(above)}
                    </th>
                    <td className="end figure">{percent(share)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      ))}
    </>
  );
}
