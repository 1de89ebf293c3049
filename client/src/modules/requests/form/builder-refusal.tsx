import { Alert, Button } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormField } from '../../../../../server/src/modules/requests/domain/form-definition';
import { useInLanguage } from '../../../i18n/in-language';
import { useFormat } from '../../../ui/words/format';
import type { ServerError } from '../../../ui/words/server-error';
import type { PlacedProblem } from './draft';

interface Props {
  ref: Ref<HTMLDivElement>;
  problems: PlacedProblem[];
  refused: ServerError | null;
  fields: FormField[];
  show: (at: number) => void;
  takeTheirs: () => Promise<void>;
  keepMine: () => Promise<void>;
}

/**
 * Why nothing was saved, each reason leading to its place; where somebody else was quicker, the choice between the two.
 */
export function BuilderRefusal({ ref, problems, refused, fields, show, takeTheirs, keepMine }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const pick = useInLanguage();
  const nameOf = (at: number) =>
    at < 0
      ? t('builder.details')
      : pick(fields[at]?.label, fields[at]?.labelAr) || t('builder.question', { n: at + 1 });
  const isStale = refused?.code === 'STALE';
  const isShown = problems.length > 0 || !!refused;
  return (
    <div ref={ref} tabIndex={-1} className={isShown ? 'form-summary' : undefined} role={isShown ? 'alert' : undefined}>
      {isStale && (
        <Alert
          type="warning"
          showIcon
          title={t('form.stale', {
            who: refused.changedBy ?? t('form.somebody'),
            when: refused.changedAt ? format.ago(refused.changedAt) : t('form.justNow'),
          })}
          description={
            <div className="button-row">
              <Button size="small" onClick={() => void takeTheirs()}>
                {t('form.takeTheirs')}
              </Button>
              <Button size="small" danger onClick={() => void keepMine()}>
                {t('form.keepMine')}
              </Button>
            </div>
          }
        />
      )}
      {!isStale && isShown && (
        <Alert
          type="error"
          showIcon
          title={problems.length > 0 ? t('builder.wrong') : refused?.message}
          description={
            problems.length > 0 && (
              <ul>
                {problems.map(({ at, part, text }) => (
                  <li key={`${at} ${part}`}>
                    <button type="button" className="plain-link" onClick={() => show(at)}>
                      {nameOf(at)}
                    </button>
                    {`: ${text}`}
                  </li>
                ))}
              </ul>
            )
          }
        />
      )}
    </div>
  );
}
