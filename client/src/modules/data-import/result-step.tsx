import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormError } from '../../ui/form-error';
import { Figures } from '../../ui/figures/figures';
import { useFormat } from '../../ui/words/format';
import { LinkButton } from '../../ui/link-button';
import type { Subject } from '../../list/area';
import type { StepProps } from './import-data';
import { inWords } from '../../i18n/in-language';
import { InviteButton } from '../people/pieces/invite/invite-button';
import { UndoButton } from './undo-button';

/** What the import did, and the way back as long as there is one. */
export function ResultStep({ record, onChanged }: StepProps) {
  const { t, i18n } = useTranslation();
  const format = useFormat();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { counts } = record;
  const isPeople = record.kind === 'people';
  const { list } = record;
  const isUndone = record.state === 'undone';
  const figure = (label: string, value: number | undefined) => ({ label, value: format.number(value ?? 0) });
  return (
    <>
      <FormError text={refusal} />
      <Figures
        figures={
          isUndone
            ? [figure(t('import.undone'), counts?.undone), figure(t('import.kept'), counts?.kept)]
            : [
                figure(t(isPeople ? 'import.created' : 'import.createdRows'), counts?.create),
                figure(t(isPeople ? 'import.updated' : 'import.updatedRows'), counts?.update),
                figure(t('import.skip'), counts?.skip),
                figure(t('import.rejected'), counts?.rejected),
                ...(isPeople ? (['departments', 'positions', 'managers'] as const) : []).map((of) =>
                  figure(t(`import.${of}`), counts?.[of]),
                ),
                ...(isPeople && !counts?.references
                  ? []
                  : [figure(t(isPeople ? 'import.workLocations' : 'import.references'), counts?.references)]),
              ]
        }
      />
      <section className="panel">
        <div className="panel-text">
          <h2>{isUndone ? t('import.undoneTitle') : t(isPeople ? 'import.doneTitle' : 'import.doneRows')}</h2>
          <p className="quiet">{isUndone ? t('import.undoneHint') : t('import.doneHint')}</p>
        </div>
        {isUndone && record.problems && record.problems.length > 0 && (
          <ul className="problems">
            {record.problems.map((problem) => (
              <li key={`${problem.code}.${problem.value}`} className="problem-line">
                {inWords(problem.message, i18n.language)} {problem.value && <bdi>{problem.value}</bdi>}
              </li>
            ))}
          </ul>
        )}
        <div className="panel-actions">
          {list && (
            <LinkButton to={list.path} type="primary">
              {isPeople
                ? t('import.toEmployees')
                : t('import.toList', { area: t(`area.${list.subject as Subject}.many`) })}
            </LinkButton>
          )}
          {isPeople && !isUndone && !!counts?.create && <InviteButton whom={{ importId: record.id }} />}
          <LinkButton to="/imports">{t('import.toImports')}</LinkButton>
          <UndoButton record={record} onChanged={onChanged} refuse={setRefusal} />
        </div>
      </section>
    </>
  );
}
