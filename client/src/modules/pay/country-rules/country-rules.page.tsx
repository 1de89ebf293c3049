import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../access/today';
import { codeName } from '../../../fields/kinds/code-name';
import { DateEntry } from '../../../fields/kinds/date-entry';
import { useCountryRulesQuery, type CountryRulesQuery } from '../../../generated/pay/country-rules';
import { searchedBy } from '../../../ui/choice-search';
import { Failure } from '../../../ui/failure';
import { PageHeader } from '../../../ui/page-header';
import { RowsSkeleton } from '../../../ui/rows-skeleton';
import { useAddress } from '../../../ui/words/use-address';
import { CountryRule } from './country-rule';
import './country-rules.css';
import { useFigureWords } from './rule-figures';

type Found = CountryRulesQuery['rules'];
type Group = Found['rules'][number]['group'];

/** By which laws of a country pay and leave are calculated on a day, each with its source, and what is not covered. */
export function Component() {
  const { t, i18n } = useTranslation();
  const { address, change } = useAddress();
  const today = useToday();
  const day = address.get('day') ?? today;
  const { data, previousData, error, refetch } = useCountryRulesQuery({
    variables: { day, country: address.get('country') },
  });
  const found = error ? undefined : (data ?? previousData)?.rules;
  const nameOf = (code: string) => codeName('country', code, i18n.language);
  return (
    <>
      <PageHeader title={t('countryRules.title')} detail={t('countryRules.detail')} />
      <section className="panel toolbar country-rules-asked" aria-label={t('countryRules.asked')}>
        <span className="quiet" aria-hidden="true">
          {t('countryRules.country')}
        </span>
        <Select
          aria-label={t('countryRules.country')}
          value={found?.country ?? address.get('country') ?? undefined}
          onChange={(code) => change({ country: code })}
          showSearch={searchedBy('label')}
          options={(found?.countries ?? [])
            .map((code) => ({ value: code, label: nameOf(code) }))
            .toSorted((one, other) => one.label.localeCompare(other.label, i18n.language))}
        />
        <span className="quiet" aria-hidden="true">
          {t('countryRules.day')}
        </span>
        <DateEntry
          label={t('countryRules.day')}
          value={day}
          onChange={(chosen) => change({ day: !chosen || chosen === today ? null : chosen })}
        />
      </section>
      {error && <Failure error={error} retry={() => void refetch()} />}
      {!found && !error && <RowsSkeleton columns={3} />}
      {found && <Rules found={found} country={found.country ? nameOf(found.country) : null} />}
    </>
  );
}

function Rules({ found, country }: { found: Found; country: string | null }) {
  const { t } = useTranslation();
  const groups = [...new Set(found.rules.map(({ group }) => group))];
  return (
    <>
      {!found.isOnFile && (
        <section className="panel panel-padded country-rules-none">
          <h2>{country ? t('countryRules.none', { country }) : t('countryRules.noCountry')}</h2>
          <p>{t('countryRules.noneWhy')}</p>
        </section>
      )}
      {!found.isOwn && found.isOnFile && <p className="quiet country-rules-abroad">{t('countryRules.abroad')}</p>}
      <nav className="panel country-rules-parts" aria-label={t('countryRules.parts')}>
        <ul>
          <li>
            <a href="#not-covered">{t('countryRules.notCovered')}</a>
          </li>
          {groups.map((group) => (
            <li key={group}>
              <a href={`#${group}`}>{t(`countryRules.group.${group}`)}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map((group) => (
        <RulesOfGroup key={group} group={group} rules={found.rules.filter((rule) => rule.group === group)} />
      ))}
      <NotCovered found={found} country={country} />
    </>
  );
}

function RulesOfGroup({ group, rules }: { group: Group; rules: Found['rules'] }) {
  const { t } = useTranslation();
  const keys = [...new Set(rules.map(({ key }) => key))];
  return (
    <section className="panel panel-padded country-rules-group" aria-labelledby={group}>
      <h2 id={group} tabIndex={-1}>
        {t(`countryRules.group.${group}`)}
      </h2>
      <div className="country-rules-list">
        {keys.map((key) => (
          <CountryRule key={key} values={rules.filter((rule) => rule.key === key)} />
        ))}
      </div>
    </section>
  );
}

/** What the rules leave out: kinds there is no law of, where the rule of the product stands in, and parts of laws. */
function NotCovered({ found, country }: { found: Found; country: string | null }) {
  const { t } = useTranslation();
  const { said } = useFigureWords();
  const kinds = (['no_rule', 'product_rule', 'excluded'] as const).map((kind) => ({
    kind,
    items: found.notCovered.filter((each) => each.kind === kind),
  }));
  return (
    <section className="panel panel-padded country-rules-group" aria-labelledby="not-covered">
      <h2 id="not-covered" tabIndex={-1}>
        {t('countryRules.notCovered')}
      </h2>
      {kinds.map(
        ({ kind, items }) =>
          items.length > 0 && (
            <div key={kind}>
              <h3>{t(`countryRules.kind.${kind}`, { country: country ?? t('countryRules.thisCompany') })}</h3>
              <ul>
                {items.map(({ group, what }) => (
                  <li key={said(what)}>
                    {kind === 'excluded' && <strong>{t(`countryRules.group.${group}`)}: </strong>}
                    {said(what)}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}
