import { useTranslation } from 'react-i18next';
import { useFormat } from '../ui/words/format';
import type { AnyField, AnyRecord, FormHeading } from '../list/area';
import { isField } from './form-values';
import { Shown } from '../fields/kinds/shown';
import { useFieldLabel } from '../fields/labels';

interface Group {
  heading: FormHeading | null;
  fields: AnyField[];
}

function groupsOf(entries: (AnyField | { heading: FormHeading })[]): Group[] {
  const groups: Group[] = [{ heading: null, fields: [] }];
  for (const entry of entries) {
    if (!isField(entry)) groups.push({ heading: entry.heading, fields: [] });
    else if (!entry.isNotKept) groups.at(-1)?.fields.push(entry);
  }
  return groups.filter(({ fields }) => fields.length > 0);
}

interface Props {
  fields: (AnyField | { heading: FormHeading })[];
  record: AnyRecord;
}

/** Every field of a record as it is read, with when it was last written. */
export function RecordDetail({ fields, record }: Props) {
  const { t } = useTranslation();
  const format = useFormat();
  const labelOf = useFieldLabel();
  const { updatedAt } = record as { updatedAt?: string };
  return (
    <>
      {groupsOf(fields).map(({ heading, fields: group }) => (
        <section key={heading ?? ''} className="detail-group">
          {heading && <h2 className="form-heading">{t(`heading.${heading}`)}</h2>}
          <dl className="detail">
            {group.map((field) => (
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
        </section>
      ))}
      {updatedAt && <p className="detail-foot">{t('list.updated', { when: format.instant(updatedAt) })}</p>}
    </>
  );
}
