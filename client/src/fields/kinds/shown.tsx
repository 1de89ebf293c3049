import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../access/session';
import { useFormat } from '../../ui/words/format';
import { StatusDot } from '../../ui/status-dot';
import { toneOf } from '../choices';
import { optionsHookOf, type ReferenceName } from '../references';
import { codeName } from './code-name';
import { relationOf, type Kind } from './kind';
import { MaskedValue } from './masked';

const FileNames = lazy(async () => ({ default: (await import('./file-view')).FileNames }));

interface Related {
  label?: string | null;
}
const labelsOf = (related: unknown): string[] =>
  [related]
    .flat()
    .map((one) => (one as Related | null)?.label)
    .filter((label): label is string => !!label);

interface Props {
  kind: Kind;
  field: string;
  row: object;
}

/** A value as people read it; nothing at all is a dash that screen readers skip. */
export function Shown({ kind, field, row }: Props) {
  const { t, i18n } = useTranslation();
  const { session } = useSession();
  const format = useFormat();
  const record = row as Record<string, unknown>;
  const value = record[field];

  if (kind.kind === 'references') return <ReferencedNames to={kind.to} ids={(value as string[] | null) ?? []} />;
  if (kind.kind === 'reference') {
    const labels = labelsOf(record[relationOf(field)]);
    return labels.length > 0 ? <span dir="auto">{labels.join(t('list.comma'))}</span> : <Nothing />;
  }
  if ('Show' in kind) return <kind.Show value={value} row={row} />;
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return <Nothing />;
  if (kind.kind === 'file' || kind.kind === 'files')
    return (
      <Suspense fallback="…">
        <FileNames ids={[value].flat() as string[]} />
      </Suspense>
    );
  if (typeof value === 'boolean') return <span>{value ? t('list.yes') : t('list.no')}</span>;

  const text = String(value);
  switch (kind.kind) {
    case 'choice': {
      const label = t(`choice.${kind.choice}.${text}` as 'choice.activeStatus.active', { defaultValue: text });
      const tone = toneOf(kind.choice, text);
      return tone === 'default' && !/stat(us|e)$/i.test(kind.choice) ? (
        <span>{label}</span>
      ) : (
        <StatusDot tone={tone}>{label}</StatusDot>
      );
    }
    case 'money':
      return (
        <bdi className="figure">
          {format.money(text, (record.currency as string | undefined) ?? session?.company?.currency)}
        </bdi>
      );
    case 'number':
    case 'decimal':
      return <bdi className="figure">{format.number(Number(text))}</bdi>;
    case 'date':
      return <span>{format.day(text)}</span>;
    case 'month':
      return <span>{format.month(text)}</span>;
    case 'time':
      return <bdi className="figure">{text.slice(0, 5)}</bdi>;
    case 'instant':
      return <time dateTime={text}>{format.instant(text)}</time>;
    case 'weekDays':
      return <span>{(value as number[]).map((day) => format.weekDay(day)).join(t('list.comma'))}</span>;
    case 'email':
      return <a href={`mailto:${text}`}>{text}</a>;
    case 'phone':
      return (
        <a href={`tel:${text.replace(/[^+\d]/g, '')}`} dir="ltr">
          {text}
        </a>
      );
    case 'link':
      return /^https?:\/\//.test(text) ? (
        <a href={text} target="_blank" rel="noreferrer" dir="ltr">
          {text}
        </a>
      ) : (
        <span>{text}</span>
      );
    case 'masked':
      return <MaskedValue value={text} field={field} row={record} />;
    case 'listed':
      return <span dir="auto">{codeName(kind.list, text, i18n.language)}</span>;
    case 'code':
      return <bdi className="code">{text}</bdi>;
    case 'longText':
      return (
        <p className="long-text" dir="auto">
          {text}
        </p>
      );
    default:
      return <span dir="auto">{text}</span>;
  }
}

function ReferencedNames({ to, ids }: { to: ReferenceName; ids: string[] }) {
  const { t } = useTranslation();
  const useOptions = optionsHookOf(to);
  const { data } = useOptions({ variables: { filter: { id: { in: ids } }, limit: 200 }, skip: ids.length === 0 });
  const names = data?.page.rows.filter((row) => ids.includes(row.id)).map((row) => row.label) ?? [];
  if (ids.length === 0) return <Nothing />;
  return <span dir="auto">{data ? names.join(t('list.comma')) : '…'}</span>;
}

function Nothing() {
  return (
    <span className="nothing" aria-hidden="true">
      –
    </span>
  );
}
