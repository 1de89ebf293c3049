import { useLazyQuery } from '@apollo/client/react';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../access/today';
import { Entered } from '../../../fields/kinds/entered';
import {
  TryContributionSchemeDocument,
  type ContributionSchemeTrial,
} from '../../../generated/pay/contribution-scheme';
import { inWords } from '../../../i18n/in-language';
import { Failure } from '../../../ui/failure';
import { ExplainedLine } from '../../../ui/figures/explained-line';
import { useFormat } from '../../../ui/words/format';
import { useMayCompare } from '../pieces/what-if/may-compare';
import { WhatIf } from '../pieces/what-if/what-if';
import { ratesIn } from './rates-in';

type Written = Partial<ContributionSchemeTrial> | undefined;

/** What the scheme takes and pays of one person and month, and what it would change for everybody; nothing is saved. */
export function SchemeTrial() {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const today = useToday();
  const written = Form.useWatch([], Form.useFormInstance()) as Written;
  const [employeeId, setEmployeeId] = useState<string | null>(null);
  const [month, setMonth] = useState<string | null>(today.slice(0, 7));
  const [ask, { data, error, loading }] = useLazyQuery(TryContributionSchemeDocument, {
    fetchPolicy: 'network-only',
  });
  const [{ compared, times }, setCompared] = useState<{ compared: ContributionSchemeTrial | null; times: number }>({
    compared: null,
    times: 0,
  });
  if (!useMayCompare()) return null;
  const scheme = schemeIn(written);
  const language = i18n.language;
  const period = month?.slice(0, 7) ?? '';
  const trial = error ? undefined : data?.trial;
  return (
    <section className="form-what-if" aria-labelledby="scheme-trial">
      <h3 id="scheme-trial">{t('formula.try')}</h3>
      <div className="form-what-if-row">
        <Entered
          kind={{ kind: 'reference', to: 'employee' }}
          aria-label={t('field.employeeId')}
          value={employeeId}
          onChange={(next) => setEmployeeId(next as string | null)}
        />
        <Entered
          kind={{ kind: 'month' }}
          aria-label={t('field.period')}
          value={month}
          onChange={(next) => setMonth(next as string | null)}
        />
        <Button
          loading={loading}
          disabled={!scheme || !employeeId || !period}
          onClick={() => scheme && employeeId && void ask({ variables: { scheme, employeeId, period } })}
        >
          {t('formula.tryIt')}
        </Button>
        <Button disabled={!scheme || !period} onClick={() => setCompared({ compared: scheme, times: times + 1 })}>
          {t('formula.compare')}
        </Button>
      </div>
      <div role="status">
        {error && <Failure error={error} />}
        {trial?.problems.map(({ message }) => (
          <p key={inWords(message, language)}>{inWords(message, language)}</p>
        ))}
        {trial?.problems.length === 0 && trial.lines.length === 0 && <p>{t('formula.nothing')}</p>}
        {trial && trial.lines.length > 0 && (
          <>
            <ul className="pay-lines">
              {trial.lines.map((line) => (
                <ExplainedLine key={inWords(line.name, 'en')} line={line} value={line.amount} unit={trial.currency} />
              ))}
            </ul>
            {trial.net !== null && (
              <p className="quiet">{t('formula.netWith', { amount: format.money(trial.net, trial.currency) })}</p>
            )}
          </>
        )}
      </div>
      {compared && <WhatIf key={times} change={{ scheme: compared, period }} />}
    </section>
  );
}

function schemeIn(written: Written): ContributionSchemeTrial | null {
  const rates = ratesIn(written?.rates);
  if (!written || rates.length === 0) return null;
  const { code, name, members, wage, partMonth } = written;
  return {
    code: code || 'new_scheme',
    name: name || null,
    members: members ?? 'everybody',
    wage: wage ?? 'basic',
    partMonth: partMonth ?? 'whole',
    rates,
  };
}
