import { Button, Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../../access/today';
import { Entered } from '../../../../fields/kinds/entered';
import { useMayCompare } from './may-compare';
import type { Change } from './change';
import { WhatIf } from './what-if';

type Typed = Record<string, unknown>;

/**
 * In a form: what would become of everybody's pay by what stands in it, before it is saved. `changeOf` answers null
 * while too little stands there.
 */
export function FormWhatIf({ changeOf }: { changeOf: (typed: Typed) => Omit<Change, 'period'> | null }) {
  const { t } = useTranslation();
  const form = Form.useFormInstance<Typed>();
  const typed = (Form.useWatch([], form) as Typed | undefined) ?? {};
  const today = useToday();
  const [chosen, setChosen] = useState<string | null>(null);
  const [{ compared, times }, setCompared] = useState<{ compared: Change | null; times: number }>({
    compared: null,
    times: 0,
  });
  if (!useMayCompare()) return null;
  // What begins later is looked at in the month it begins in.
  const first = typeof typed.validFrom === 'string' && typed.validFrom > today ? typed.validFrom : today;
  const period = (chosen ?? first).slice(0, 7);
  const compare = () => {
    const change = changeOf(form.getFieldsValue());
    if (change) setCompared({ compared: { ...change, period }, times: times + 1 });
  };
  return (
    <section className="form-what-if" aria-labelledby="form-what-if">
      <h3 id="form-what-if">{t('formula.try')}</h3>
      <div className="form-what-if-row">
        <Entered
          kind={{ kind: 'month' }}
          aria-label={t('field.period')}
          value={period}
          onChange={(next) => setChosen(next as string | null)}
        />
        <Button disabled={!changeOf(typed)} onClick={compare}>
          {t('formula.compare')}
        </Button>
      </div>
      <div role="status">{compared && <WhatIf key={times} change={compared} />}</div>
    </section>
  );
}
