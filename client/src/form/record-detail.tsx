import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/words/format';
import type { AnyField, AnyRecord, FormHeading } from '../list/area';
import { Shown } from '../fields/kinds/shown';
import { useFieldLabel } from '../fields/labels';
import { groupsOf } from './shown-fields';

interface Props {
  fields: (AnyField | { heading: FormHeading })[];
  record: AnyRecord;
  /** Opens the form at a field, for whoever may change the record. */
  edit?: (field: string) => void;
}

/**
 * What is kept of a record as it is read, with when it was last written. Where nothing stands under a heading, whoever
 * may change the record is offered to add it, and others do not see the heading.
 */
export function RecordDetail({ fields, record, edit }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useFieldLabel();
  const { updatedAt } = record as { updatedAt?: string };
  const groups = groupsOf(fields, record).filter(({ filled, enterable }) => filled.length > 0 || (edit && enterable));
  return (
    <>
      {groups.length === 0 && <p className="quiet">{t('form.nothingEntered')}</p>}
      {groups.map(({ heading, filled, enterable }) => (
        <section key={heading ?? ''} className="detail-group">
          {heading && <h2 className="form-heading">{t(`heading.${heading}`)}</h2>}
          {filled.length > 0 ? (
            <dl className="detail">
              {filled.map((field) => (
                <div
                  key={field.field}
                  className={field.wide || field.kind === 'longText' || field.kind === 'own' ? 'form-wide' : undefined}
                >
                  <dt>{labelOf(field)}</dt>
                  <dd>
                    <Shown kind={field} field={field.field} row={record} />
                  </dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="quiet">
              {t('form.nothingEntered')}{' '}
              <Button
                type="link"
                size="small"
                aria-label={heading ? t('form.addTo', { section: t(`heading.${heading}`) }) : undefined}
                onClick={() => edit?.(enterable!.field)}
              >
                {t('form.addMissing')}
              </Button>
            </p>
          )}
        </section>
      ))}
      {updatedAt && <p className="detail-foot">{t('list.updated', { when: format.instant(updatedAt) })}</p>}
    </>
  );
}
