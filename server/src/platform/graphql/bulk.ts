import type { Area, Values } from '../records/area';
import type { Ctx } from '../context';
import { eachRow, type RowResult } from '../records/each-row';
import { invalid } from '../errors';
import type { BaseRecord } from '../records/record';
import { deleteRecord, lockedRecord, restoreRecord, updateRecord } from '../records/records';
import { typedInput } from '../records/typed-input';
import { t } from '../texts/text';

type OnRow = (ctx: Ctx, id: string, input: unknown) => Promise<unknown>;
type Verb = (ctx: Ctx, id: string, version: number) => Promise<unknown>;
type NotedVerb = (ctx: Ctx, id: string, version: number, note: string) => Promise<unknown>;

const offers = new Map<string, Map<string, OnRow>>();

function offer(area: { name: string }, action: string, work: OnRow): void {
  if (!offers.has(area.name)) offers.set(area.name, new Map());
  offers.get(area.name)!.set(action, work);
}

/** The ordinary actions an area offers on one row, offered on many. */
export function offerOrdinary<R extends BaseRecord>(area: Area<R>, offered: readonly string[]): void {
  if (offered.includes('update')) {
    offer(area, 'update', (ctx, id, input) =>
      updateRecord(ctx, area, id, null, { ...typedInput<Values>(`${area.name}Changes`, input, 'input') }),
    );
  }
  if (offered.includes('delete')) {
    offer(area, 'delete', (ctx, id) => deleteRecord(ctx, area, id));
    offer(area, 'restore', (ctx, id) => restoreRecord(ctx, area, id));
  }
}

/**
 * Verbs of an area that may also be done to many rows at once, by the very functions that do them to one. `noted` are
 * those that have to be told why: the note is given once, as input `{note}`, and each row gets it.
 */
export function offerInBulk<R extends BaseRecord>(
  area: Area<R>,
  verbs: Record<string, Verb>,
  noted: Record<string, NotedVerb> = {},
): void {
  const versionOf = async (ctx: Ctx, id: string, verb: string) =>
    Number((await lockedRecord(ctx, area, id, verb)).version);
  for (const [verb, run] of Object.entries(verbs))
    offer(area, verb, async (ctx, id) => run(ctx, id, await versionOf(ctx, id, verb)));
  for (const [verb, run] of Object.entries(noted)) {
    offer(area, verb, async (ctx, id, input) => run(ctx, id, await versionOf(ctx, id, verb), noteIn(input)));
    needNote.add(`${area.name} ${verb}`);
  }
}

/** Actions that cannot be asked for without a note. */
const needNote = new Set<string>();

function noteIn(input: unknown): string {
  const note = typeof input === 'object' && input !== null ? (input as { note?: unknown }).note : undefined;
  if (typeof note !== 'string' || !note.trim()) throw invalid('note', t('bulk.say_why'));
  return note;
}

/** What can be done to many rows of an area. */
export const bulkActionsOf = (area: string): string[] => [...(offers.get(area)?.keys() ?? [])];

/**
 * One action on many rows: each passes the same grants, rules and audit as if it were done alone, and answers for
 * itself.
 */
export function inBulk(
  ctx: Ctx,
  area: string,
  action: string,
  ids: string[],
  input: unknown,
  isTrial: boolean,
): Promise<RowResult[]> {
  const work = ctx.user && offers.get(area)?.get(action);
  if (!work) {
    throw invalid('action', t('bulk.cannot_done_many_rows_once', { area, action }));
  }
  if (needNote.has(`${area} ${action}`)) noteIn(input);
  return eachRow(ctx, ids, (id) => work(ctx, id, input), isTrial);
}
