import { sqlOf, type Area, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import type { FieldMeta } from '../../../platform/records/fields';
import { matchKey } from '../values/clean-text';
import { giveWay } from '../jobs/import-job';
import type { Importable } from '../../../platform/import/importable';

export interface ExistingRecord {
  id: string;
  version: number;
  values: Values;
}

/** Rows of the company as an import compares them: what is stored, unmasked. */
export async function existingRecords(
  ctx: Ctx,
  area: Area,
  ids: readonly string[],
  names: readonly string[],
): Promise<Map<string, ExistingRecord>> {
  if (!ids.length) return new Map();
  const { rows } = await ctx.tx.query<Values>(
    `select t.id, t.version${names.map((name) => `, ${sqlOf(area, name)} as "${name}"`).join('')} from ${area.table} t
     where t.company_id = $1 and t.id = any($2::char(24)[]) and t.deleted_at is null`,
    [ctx.companyId, ids],
  );
  return new Map(
    rows.map(({ id, version, ...values }) => {
      for (const name of names) {
        if (area.fields.get(name)?.encrypted && values[name])
          values[name] = ctx.services.cipher.decrypt(values[name] as string);
      }
      return [id as string, { id: id as string, version: version as number, values }];
    }),
  );
}

/**
 * What the given values change in a row. A list about rows from elsewhere leaves what they are known by as they spell
 * it.
 */
export function changedValues({ area, key, changesOnly }: Importable, values: Values, before: Values): Values {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) =>
        value !== undefined &&
        !(changesOnly && key.includes(name)) &&
        plain(area.fields.get(name)!, value) !== plain(area.fields.get(name)!, before[name]),
    ),
  );
}

/** A value as text that is the same for equal values. */
function plain(meta: FieldMeta, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (meta.kind === 'money' || meta.kind === 'decimal')
    return String(value)
      .replace(/(\.\d*?)0+$/, '$1')
      .replace(/\.$/, '');
  if (meta.kind === 'email') return String(value).toLowerCase();
  return value instanceof Date ? value.toISOString() : Array.isArray(value) ? value.join() : String(value);
}

const isText = ({ kind }: FieldMeta): boolean => kind === 'text' || kind === 'longText' || kind === 'email';

/** Of what a row is about, where it need not be about anything: none is a part of the key like any other. */
const mayBeNone = (meta: FieldMeta): boolean => meta.kind === 'reference' && !!meta.optional;

/** The key of a row as text; null where a part of it is missing. */
export function keyOf({ area, key }: Importable, values: Values): string | null {
  const parts = key.map((name) => {
    const meta = area.fields.get(name)!;
    const text = plain(meta, values[name]);
    return isText(meta) ? matchKey(text) : text;
  });
  return parts.some((part, at) => part === '' && !mayBeNone(area.fields.get(key[at]!)!)) ? null : JSON.stringify(parts);
}

export type KeyFinder = (ctx: Ctx, rows: readonly Values[]) => Promise<ReadonlyMap<string, readonly string[]>>;

const casts: Partial<Record<FieldMeta['kind'], string>> = {
  reference: 'char(24)',
  date: 'date',
  instant: 'timestamptz',
  integer: 'int',
  decimal: 'numeric',
  money: 'numeric',
  flag: 'boolean',
};
const page = 2_000;

/**
 * Finds the rows of the company by their keys. Keys of texts alone are read once, since equal texts may be written
 * differently; others are looked up page by page, so that a file may change few of very many rows.
 */
export async function keyFinder(ctx: Ctx, target: Importable): Promise<KeyFinder> {
  const { area, key, follows, known } = target;
  const exact = key.filter((name) => !isText(area.fields.get(name)!));
  const columns = key.map((name) => `, ${sqlOf(area, name)} as "${name}"`).join('');
  const isMeant = `t.deleted_at is null${follows ? ` and t.state <> 'rejected'` : ''} and ${known}`;
  const collect = (found: Map<string, string[]>, rows: Values[]): void => {
    for (const row of rows) {
      const text = keyOf(target, row);
      if (text !== null) found.set(text, [...(found.get(text) ?? []), row.id as string]);
    }
  };
  if (!exact.length) {
    const all = new Map<string, string[]>();
    for (let after = ''; ;) {
      const { rows } = await ctx.tx.query<Values>(
        `select t.id${columns} from ${area.table} t where t.company_id = $1 and t.id > $2 and ${isMeant} order by t.id
          limit ${page}`,
        [ctx.companyId, after],
      );
      collect(all, rows);
      if (rows.length < page) return async () => all;
      after = rows.at(-1)?.id as string;
      await giveWay();
    }
  }
  const names = exact.map((name) => `"${name}" ${casts[area.fields.get(name)!.kind] ?? 'text'}`).join(', ');
  const text = `select distinct t.id${columns} from jsonb_to_recordset($2::jsonb) as k(${names})
    join ${area.table} t on t.company_id = $1
      and ${exact.map((name) => `${sqlOf(area, name)} ${mayBeNone(area.fields.get(name)!) ? 'is not distinct from' : '='} k."${name}"`).join(' and ')} where ${isMeant}`;
  return async (now, rows) => {
    const found = new Map<string, string[]>();
    const wanted = rows
      .filter((row) => keyOf(target, row) !== null)
      .map((row) => Object.fromEntries(exact.map((name) => [name, row[name]])));
    if (wanted.length) collect(found, (await now.tx.query<Values>(text, [now.companyId, JSON.stringify(wanted)])).rows);
    return found;
  };
}
