import { useTranslation } from 'react-i18next';
import { StatusDot } from '../../../ui/status-dot';
import { useFormat } from '../../../ui/words/format';
import { RuleFigures, useFigureWords, type Rule } from './rule-figures';

/** One rule: its values in force with their law, what comes, and what was. */
export function CountryRule({ values }: { values: Rule[] }) {
  const { t } = useTranslation();
  const { said } = useFigureWords();
  const inForce = values.filter(({ state }) => state === 'in_force');
  const coming = values.filter(({ state }) => state === 'coming').toReversed();
  const former = values.filter(({ state }) => state === 'former');
  const [shown] = [...inForce, ...coming, ...former];
  if (!shown) return null;
  return (
    <article className="country-rule">
      <h3>{said(shown.title)}</h3>
      {inForce.length === 0 && (
        <StatusDot tone="warning">{t(coming.length ? 'countryRules.notYet' : 'countryRules.noLonger')}</StatusDot>
      )}
      {inForce.map((rule, at) => (
        <InForce key={at} rule={rule} />
      ))}
      {coming.map((rule, at) => (
        <Change key={at} rule={rule} now={inForce[0]} />
      ))}
      {former.length > 0 && (
        <details>
          <summary>{t('countryRules.former', { count: former.length })}</summary>
          {former.map((rule, at) => (
            <Change key={at} rule={rule} now={inForce[0]} />
          ))}
        </details>
      )}
    </article>
  );
}

function InForce({ rule }: { rule: Rule }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { said } = useFigureWords();
  return (
    <div className="rule-value">
      {rule.isOfProduct && <StatusDot tone="warning">{t('countryRules.ofProduct')}</StatusDot>}
      <RuleFigures rule={rule} />
      {rule.note && <p>{said(rule.note)}</p>}
      {rule.toCheck && <p className="rule-to-check">{t('countryRules.toCheck', { what: said(rule.toCheck) })}</p>}
      <p className="rule-source quiet">
        {said(rule.source)}
        {rule.validFrom && (
          <>
            {' '}
            · {t(rule.isOlder ? 'countryRules.onFileFrom' : 'countryRules.since', { day: format.day(rule.validFrom) })}
          </>
        )}
      </p>
      {rule.readAt.length === 0 && !rule.isOfProduct && <p className="quiet">{t('countryRules.readUnknown')}</p>}
      {rule.readAt.length > 0 && (
        <details>
          <summary>{t('countryRules.readAt', { title: said(rule.title) })}</summary>
          {rule.readOn && <p>{t('countryRules.readOn', { day: format.day(rule.readOn) })}</p>}
          <ul>
            {rule.readAt.map((address) => (
              <li key={address}>
                <bdi dir="ltr">{address}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** A value that comes or was: what of it is not as it is now, all of it where nothing is in force. */
function Change({ rule, now }: { rule: Rule; now: Rule | undefined }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { said, label, value } = useFigureWords();
  const current = new Set(now?.figures.map((figure) => `${label(figure, now)} ${value(figure, now)}`));
  const different = rule.figures.filter((figure) => !current.has(`${label(figure, rule)} ${value(figure, rule)}`));
  return (
    <section className="rule-change">
      <strong>{rule.validFrom && t('countryRules.from', { day: format.day(rule.validFrom) })}</strong>
      {different.length > 0 ? <RuleFigures rule={{ ...rule, figures: different }} /> : <p>{t('countryRules.same')}</p>}
      <p className="rule-source quiet">{said(rule.source)}</p>
    </section>
  );
}
