import { areaNamed, type Area, type Row, type Values } from '../records/area';
import type { Ctx } from '../context';
import type { FieldMeta } from '../records/fields';
import { listRecords, type ListArgs } from '../lists/list-query';
import { relatedRows } from '../records/loaders';
import type { Related } from '../lists/related';
import { titleFieldOf, titleOf } from '../records/title';
import type { Cell, CellRow } from './cells';
import type { ExportColumn, ExportRequest } from './export-request';

const pageSize = 2_000;
/** A row leaves only where both grants reach it. */
const actions = ['read', 'export'];

/** How many rows would leave. */
export async function countExport(ctx: Ctx, area: Area, args: ListArgs): Promise<number> {
  return (
    await listRecords(
      ctx,
      area,
      { ...args, limit: 1 },
      { fields: new Set(), action: actions, withTotal: true, withCursor: false },
    )
  ).total;
}

/** The rows as cells, page after page from one snapshot: memory stays that of a page whatever the number. */
export async function* exportedPages(
  ctx: Ctx,
  area: Area,
  { columns, args }: ExportRequest,
): AsyncGenerator<CellRow[]> {
  const related = columns.flatMap(({ meta }) => relatedTo(meta));
  const fields = new Set(columns.map(({ meta }) => meta.name));
  const instantIn = instants(ctx.user.company?.timeZone ?? 'UTC');
  for (let after: string | null = null; ;) {
    const page: Awaited<ReturnType<typeof listRecords>> = await listRecords(
      ctx,
      area,
      { ...args, limit: pageSize, after },
      { fields, related, action: actions, maxLimit: pageSize },
    );
    const names = await namesOf(ctx, columns, page.rows);
    yield page.rows.map((row) => columns.map((column) => cellOf(ctx, column, row, names, instantIn)));
    after = page.endCursor;
    if (!after) return;
  }
}

function relatedTo({ name, kind, relation, target }: FieldMeta): Related[] {
  if (kind !== 'reference' || !relation) return [];
  const area = areaNamed(target!);
  const title = titleFieldOf(area);
  const code = codeBeside(area);
  return [
    {
      relation,
      field: name,
      area,
      fields: new Set([...(title ? [title.name] : []), ...(code ? [code] : [])]),
      related: [],
    },
  ];
}

/** The number that tells people of one name apart, and by which an import finds them again: 'Ann Lee (E-1)'. */
const codeBeside = ({ person, fields }: Area): string | null =>
  (person as string | undefined) === 'id' && fields.get('code')?.unique ? 'code' : null;

function called(ctx: Ctx, area: Area, row: Values): string | null {
  const [title, code] = [titleOf(ctx, area, row), row[codeBeside(area) ?? '']];
  return title && code ? `${title} (${String(code)})` : title;
}

/** Names for lists of references, which come in no join. */
async function namesOf(ctx: Ctx, columns: ExportColumn[], rows: Row[]): Promise<Map<string, string | null>> {
  const names = new Map<string, string | null>();
  for (const { meta } of columns) {
    if (meta.kind !== 'references') continue;
    const target = areaNamed(meta.target!);
    const found = await relatedRows(
      ctx,
      target,
      rows.flatMap((row) => ((row as Values)[meta.name] as string[]) ?? []),
    );
    for (const [id, row] of found) names.set(id, called(ctx, target, row));
  }
  return names;
}

export function cellType({ kind }: FieldMeta): Cell['type'] {
  switch (kind) {
    case 'integer':
    case 'decimal':
      return 'number';
    case 'money':
      return 'amount';
    case 'date':
      return 'day';
    case 'instant':
      return 'instant';
    default:
      return 'text';
  }
}

/** Spreadsheets know no time zones: an instant is written as the clocks of the company showed it. */
const instants = (timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });

function cellOf(
  ctx: Ctx,
  { meta, words }: ExportColumn,
  row: Values,
  names: Map<string, string | null>,
  instantIn: Intl.DateTimeFormat,
): Cell | null {
  const text = (value: string | null | undefined): Cell | null => (value ? { type: 'text', text: value } : null);
  const value = meta.from ? meta.from.value(row as never, ctx) : row[meta.name];
  if (value === null || value === undefined) return null;
  const word = (one: unknown): string => words[String(one)] ?? String(one);
  switch (meta.kind) {
    case 'reference': {
      const other = row[meta.relation!] as Values | null;
      return text(other && called(ctx, areaNamed(meta.target!), other));
    }
    case 'references':
      return text(
        (value as string[])
          .map((id) => names.get(id))
          .filter(Boolean)
          .join(', '),
      );
    case 'integers':
      return text((value as number[]).map(word).join(', '));
    case 'flag':
    case 'choice':
      return text(word(value));
    case 'json':
      return text(typeof value === 'object' ? JSON.stringify(value) : word(value));
    case 'instant':
      return { type: 'instant', text: instantIn.format(value as Date) };
    default:
      return { type: cellType(meta), text: String(value) };
  }
}
