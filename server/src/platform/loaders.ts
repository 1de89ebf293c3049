import DataLoader from 'dataloader';
import type { Area, Row } from './area';
import type { Ctx } from './context';
import { listRecords } from './list-query';
import type { BaseRecord } from './record';

/** Related rows by id, fetched once per request and level; null where absent or forbidden. */
export function loadRecord<R extends BaseRecord>(ctx: Ctx, area: Area<R>, id: string | null, fields: ReadonlySet<string>): Promise<Row<R> | null> | null {
  if (!id) return null;
  return loadOnce(ctx, `${area.name}:${[...fields].sort().join()}`, id, 1_000, async (ids) => {
    const args = { filter: { id: { in: ids } }, limit: ids.length, includeDeleted: true };
    const { rows } = await listRecords(ctx, area, args, { fields, maxLimit: ids.length });
    const byId = new Map(rows.map((row) => [idOf(row), row]));
    return ids.map((each) => byId.get(each) ?? null);
  });
}

/** What `load` answers for an id, asked for all ids of a level at once and kept for the request under `key`. */
export function loadOnce<V>(ctx: Ctx, key: string, id: string, maxBatchSize: number, load: (ids: readonly string[]) => Promise<V[]>): Promise<V> {
  let loader = ctx.loaders.get(key) as DataLoader<string, V> | undefined;
  if (!loader) ctx.loaders.set(key, loader = new DataLoader(load, { maxBatchSize }));
  return loader.load(id);
}

/** The rows with these ids that the user may read, by id. */
export async function relatedRows<R extends BaseRecord>(ctx: Ctx, area: Area<R>, ids: (string | null)[]): Promise<Map<string, Row<R>>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (!wanted.length) return new Map();
  const { rows } = await listRecords(ctx, area, { filter: { id: { in: wanted } }, limit: wanted.length, includeDeleted: true }, { maxLimit: wanted.length });
  return new Map(rows.map((row) => [idOf(row), row]));
}

const idOf = (row: { id?: unknown }): string => row.id as string;
