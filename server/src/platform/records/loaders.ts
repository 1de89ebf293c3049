import DataLoader from 'dataloader';
import { isWhichAlone, sqlOf, type Area, type Row } from './area';
import type { Ctx } from '../context';
import { invalid } from '../errors';
import { listRecords } from '../lists/list-query';
import type { BaseRecord } from './record';
import { t } from '../texts/text';

/** Related rows by id, fetched once per request and level; null where absent or forbidden. */
export function loadRecord<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  id: string | null,
  fields: ReadonlySet<string>,
): Promise<Row<R> | null> | null {
  if (!id) return null;
  return loadOnce(ctx, `${area.name}:${[...fields].sort().join()}`, id, 1_000, async (ids) => {
    const byId = await relatedRows(ctx, area, [...ids], fields);
    return ids.map((each) => byId.get(each) ?? null);
  });
}

/** Rows one level of an operation may bring along for all rows above it together. */
export const mostRelated = 5_000;

export const tooManyRelated = () => invalid('limit', t('loaders.asks_more_related_rows_once', { mostRelated }));

/**
 * Related rows by the ids of a list, in its order, fetched once per request and level; without those that are absent or
 * forbidden.
 */
export async function loadRecords(
  ctx: Ctx,
  area: Area,
  ids: readonly string[] | null,
  fields: ReadonlySet<string>,
): Promise<Row[]> {
  if (!ids?.length) return [];
  return loadOnce(ctx, `many ${area.name}:${[...fields].sort().join()}`, ids.join(), mostRelated, async (lists) => {
    const wanted = new Set(lists.flatMap((list) => list.split(',')));
    if (wanted.size > mostRelated) throw tooManyRelated();
    const byId = await relatedRows(ctx, area, [...wanted], fields);
    return lists.map((list) => list.split(',').flatMap((id) => byId.get(id) ?? []));
  });
}

/** What `load` answers for an id, asked for all ids of a level at once and kept for the request under `key`. */
export function loadOnce<V>(
  ctx: Ctx,
  key: string,
  id: string,
  maxBatchSize: number,
  load: (ids: readonly string[]) => Promise<V[]>,
): Promise<V> {
  let loader = ctx.loaders.get(key) as DataLoader<string, V> | undefined;
  if (!loader) ctx.loaders.set(key, (loader = new DataLoader(load, { maxBatchSize })));
  return loader.load(id);
}

/** The rows with these ids that the user may read, by id. */
export async function relatedRows<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  ids: (string | null)[],
  fields?: ReadonlySet<string>,
): Promise<Map<string, Row<R>>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (!wanted.length) return new Map();
  if (fields && isWhichAlone(area, fields)) return whichThese(ctx, area, wanted);
  const { rows } = await listRecords(
    ctx,
    area,
    { filter: { id: { in: wanted } }, limit: wanted.length, includeDeleted: true },
    { fields, maxLimit: wanted.length },
  );
  return new Map(rows.map((row) => [idOf(row), row]));
}

async function whichThese<R extends BaseRecord>(
  ctx: Ctx,
  area: Area<R>,
  ids: readonly string[],
): Promise<Map<string, Row<R>>> {
  const name = area.knownBy!;
  const which = sqlOf(area as unknown as Area, name);
  const { rows } = await ctx.tx.query<Row<R>>(
    `select t.id, ${which} as "${name}" from ${area.table} t where t.id = any($1::char(24)[])`,
    [ids],
  );
  return new Map(rows.map((row) => [idOf(row), row]));
}

const idOf = (row: { id?: unknown }): string => row.id as string;
