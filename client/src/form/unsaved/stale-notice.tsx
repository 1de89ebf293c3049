import { Alert, Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../ui/words/format';
import type { ServerError } from '../../ui/words/server-error';
import type { AnyField, AnyRecord } from '../../list/area';
import { changesBetween, firstValues, type Values } from '../form-values';
import { Shown } from '../../fields/kinds/shown';
import { useFieldLabel } from '../../fields/labels';

interface Props {
  error: ServerError;
  fields: AnyField[];
  mine: Values;
  theirs: AnyRecord | null;
  takeTheirs: () => void;
  keepMine: () => void;
}

/** Somebody else saved the record meanwhile: who, what is different now, and the choice between both; takes focus. */
export default function StaleNotice({ error, fields, mine, theirs, takeTheirs, keepMine }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useFieldLabel();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), [error]);
  const different = theirs ? changesBetween(firstValues(fields, theirs), mine) : {};
  const title = t('form.stale', {
    who: error.changedBy ?? t('form.somebody'),
    when: error.changedAt ? format.ago(error.changedAt) : t('form.justNow'),
  });
  return (
    <div ref={notice} tabIndex={-1} className="form-summary">
      <Alert
        type="warning"
        showIcon
        title={title}
        description={
          <>
            {theirs && (
              <dl className="stale-differences">
                {fields
                  .filter(({ field }) => field in different)
                  .map((field) => (
                    <div key={field.field}>
                      <dt>{labelOf(field)}</dt>
                      <dd>
                        <Shown kind={field} field={field.field} row={theirs} />
                      </dd>
                    </div>
                  ))}
              </dl>
            )}
            <div className="button-row">
              <Button size="small" onClick={takeTheirs} disabled={!theirs}>
                {t('form.takeTheirs')}
              </Button>
              <Button size="small" danger onClick={keepMine} disabled={!theirs}>
                {t('form.keepMine')}
              </Button>
            </div>
          </>
        }
      />
    </div>
  );
}
