import { groupBy } from '../../../kernel/group-by';
import { areaNamed, type Area, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { isProposed } from '../../../platform/access/own-matters';
import { isFinalRefusal, notFound, type AppError } from '../../../platform/errors';
import { refusalFor } from '../../../platform/graphql/graphql-errors';
import { createRecords, updateRecord } from '../../../platform/records/records';
import type { Importable } from '../../../platform/import/importable';
import { matchKey } from '../values/clean-text';
import { changedValues, existingRecords } from './existing-records';
import { nameNeededBy } from './record-offers';
import { giveWayTo } from './succession';

/** A row to be written: `recordId` is the row of the area it changes, null where it makes one. */
export interface RecordWrite {
  row: number;
  recordId: string | null;
  values: Values;
}

export interface Written {
  /** By row of the file, the row of the area. */
  ids: Map<number, string>;
  refused: Map<number, AppError>;
}

/**
 * Writes rows as any other client would: the same validation, guards and consequences. Together where all are accepted,
 * else by halves until the refused ones stand alone: they leave the others done, and few of them cost little.
 */
export async function writeRecords(ctx: Ctx, target: Importable, rows: readonly RecordWrite[]): Promise<Written> {
  const written: Written = { ids: new Map(), refused: new Map() };
  await writeAccepted(ctx, target, rows, written);
  return written;
}

async function writeAccepted(
  ctx: Ctx,
  target: Importable,
  rows: readonly RecordWrite[],
  written: Written,
): Promise<void> {
  if (!rows.length) return;
  const refusal = await attempt(ctx, () => writeAll(ctx, target, rows, written.ids));
  if (!refusal) return;
  if (rows.length === 1) {
    written.refused.set(rows[0]!.row, refusal);
    return;
  }
  const half = rows.length >> 1;
  await writeAccepted(ctx, target, rows.slice(0, half), written);
  await writeAccepted(ctx, target, rows.slice(half), written);
}

/** Does the work or, where it is refused, nothing at all. A busy database refuses no row: all is tried again. */
async function attempt(ctx: Ctx, work: () => Promise<void>): Promise<AppError | null> {
  await ctx.tx.query('savepoint import_rows');
  try {
    await work();
    await ctx.tx.query('release savepoint import_rows');
    return null;
  } catch (error) {
    const refusal = refusalFor(error);
    if (!isFinalRefusal(refusal)) throw error;
    await ctx.tx.query('rollback to savepoint import_rows');
    await ctx.tx.query('release savepoint import_rows');
    return refusal;
  }
}

async function writeAll(
  ctx: Ctx,
  target: Importable,
  rows: readonly RecordWrite[],
  ids: Map<number, string>,
): Promise<void> {
  const { area, follows } = target;
  const existing = await existingRecords(
    ctx,
    area,
    rows.flatMap(({ recordId }) => recordId ?? []),
    [...target.columns.keys()],
  );
  for (const { row, recordId, values } of rows) {
    if (recordId === null) continue;
    const now = existing.get(recordId);
    if (!now) throw notFound();
    const changes = changedValues(target, values, now.values);
    if (Object.keys(changes).length) await updateRecord(ctx, area, recordId, now.version, changes);
    ids.set(row, recordId);
  }
  const made = rows.filter(({ recordId }) => recordId === null);
  if (!made.length) return;
  for (const round of follows ? roundsOf(made, follows.of) : [made]) {
    const records = await createRecords(
      ctx,
      area,
      follows ? await succeeding(ctx, area, follows, round) : round.map(({ values }) => values),
    );
    round.forEach(({ row }, index) => ids.set(row, records[index]!.id as unknown as string));
  }
}

/** Rows of one owner follow each other, in the order of the file; those of many are written together. */
function roundsOf(rows: readonly RecordWrite[], of: readonly string[]): RecordWrite[][] {
  const rounds: RecordWrite[][] = [];
  for (const each of groupBy(rows, ({ values }) => JSON.stringify(of.map((name) => values[name]))).values())
    each.forEach((row, at) => (rounds[at] ??= []).push(row));
  return rounds;
}

/** What waits for approval ends nothing. */
async function succeeding(
  ctx: Ctx,
  area: Area,
  follows: NonNullable<Importable['follows']>,
  rows: readonly RecordWrite[],
): Promise<Values[]> {
  const holding: Values[] = [];
  for (const { values } of rows)
    if (!(await isProposed(ctx, area, { id: '', ...values } as never))) holding.push(values);
  const placed = await giveWayTo(ctx, area, follows, holding);
  const placedOf = new Map(holding.map((values, at) => [values, placed[at]!]));
  return rows.map(({ values }) => placedOf.get(values) ?? values);
}

/** Makes the rows of other areas that are referred to and missing; answers their ids by area and name. */
export async function makeMissing(
  ctx: Ctx,
  target: Importable,
  makes: readonly Record<string, string>[],
): Promise<Map<string, string>> {
  const made = new Map<string, string>();
  for (const { meta } of target.columns.values()) {
    const names = new Map<string, string>();
    for (const name of makes.flatMap((make) => make[meta.name] ?? []))
      if (!names.has(matchKey(name))) names.set(matchKey(name), name);
    for (const key of names.keys()) if (made.has(makeKey(meta.target!, key))) names.delete(key);
    const field = nameNeededBy(meta.target ?? '');
    if (!names.size || field === null) continue;
    const records = await createRecords(
      ctx,
      areaNamed(meta.target!),
      [...names.values()].map((name) => ({ [field]: name })),
    );
    [...names.keys()].forEach((key, index) =>
      made.set(makeKey(meta.target!, key), records[index]!.id as unknown as string),
    );
  }
  return made;
}

export const makeKey = (area: string, name: string): string => `${area} ${matchKey(name)}`;
