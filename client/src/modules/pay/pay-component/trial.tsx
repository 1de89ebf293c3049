import { useLazyQuery } from '@apollo/client/react';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../access/session';
import { Entered } from '../../../fields/kinds/entered';
import { WhatIf } from '../pieces/what-if/what-if';
import { TryPayComponentDocument, type PayComponentTrial } from '../../../generated/pay/pay-component';
import { inWords } from '../../../i18n/in-language';
import { ExplainedLine } from '../../../ui/figures/explained-line';
import { Failure } from '../../../ui/failure';
import { useFormat } from '../../../ui/words/format';

/** The component as it stands in the form. */
type Written = Partial<PayComponentTrial> | undefined;

/** What the formula comes to for one person and month, and what it would change for everybody; nothing is saved. */
export function Trial() {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const { ability } = useSession();
  const form = Form.useFormInstance();
  const written = Form.useWatch([], form) as Written;
  const [employeeId, setEmployeeId] = useState<string | null>(null);
  const [month, setMonth] = useState<string | null>(() => new Date().toISOString().slice(0, 7));
  const [ask, { data, error, loading }] = useLazyQuery(TryPayComponentDocument, { fetchPolicy: 'network-only' });
  const [compared, setCompared] = useState<PayComponentTrial | null>(null);
  if (!ability.can('calculate', 'PayrollRun')) return null;
  const component = componentIn(written);
  const language = i18n.language;
  const period = month?.slice(0, 7) ?? '';
  const trial = data?.trial;
  return (
    <section className="formula-trial" aria-labelledby="formula-trial">
      <h3 id="formula-trial">{t('formula.try')}</h3>
      <div className="formula-trial-row">
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
          disabled={!component || !employeeId || !period}
          onClick={() => component && employeeId && void ask({ variables: { component, employeeId, period } })}
        >
          {t('formula.tryIt')}
        </Button>
        <Button disabled={!component || !period} onClick={() => setCompared(component)}>
          {t('formula.compare')}
        </Button>
      </div>
      <div role="status">
        {error && <Failure error={error} />}
        {trial &&
          !error &&
          trial.problems.map(({ message }) => <p key={inWords(message, language)}>{inWords(message, language)}</p>)}
        {trial && !error && trial.problems.length === 0 && !trial.line && <p>{t('formula.nothing')}</p>}
        {trial?.line && !error && (
          <>
            <ul className="pay-lines">
              <ExplainedLine line={trial.line} value={trial.line.amount} unit={trial.currency} />
            </ul>
            {trial.net !== null && (
              <p className="quiet">{t('formula.netWith', { amount: format.money(trial.net, trial.currency) })}</p>
            )}
          </>
        )}
      </div>
      {compared && <WhatIf change={{ component: compared, period }} />}
    </section>
  );
}

function componentIn(written: Written): PayComponentTrial | null {
  if (!written?.formula) return null;
  const { code, name, kind, formula, condition, prorated, rounding, countsForOvertime, insurableAs } = written;
  return {
    code: code || 'new_component',
    name: name || null,
    kind: kind ?? 'earning',
    formula,
    condition: condition || null,
    prorated: prorated ?? true,
    rounding: rounding ?? 'coin',
    countsForOvertime: countsForOvertime ?? false,
    insurableAs: insurableAs ?? null,
  };
}
