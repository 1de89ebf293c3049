import type { Area, Values } from './area';
import type { Ctx } from './context';
import { eachRow, type RowResult } from './each-row';
import { invalid } from './errors';
import type { BaseRecord } from './record';
import { deleteRecord, lockedRecord, restoreRecord, updateRecord } from './records';
import { typedInput } from './typed-input';

type OnRow = (ctx: Ctx, id: string, input: unknown) => Promise<unknown>;
type Verb = (ctx: Ctx, id: string, version: number) => Promise<unknown>;

const offers = new Map<string, Map<string, OnRow>>();

function offer(area: { name: string }, action: string, work: OnRow): void {
  if (!offers.has(area.name)) offers.set(area.name, new Map());
  offers.get(area.name)!.set(action, work);
}

/** The ordinary actions an area offers on one row, offered on many. */
export function offerOrdinary<R extends BaseRecord>(area: Area<R>, offered: readonly string[]): void {
  if (offered.includes('update')) {
    offer(area, 'update', (ctx, id, input) => updateRecord(ctx, area, id, null, { ...typedInput<Values>(`${area.name}Changes`, input, 'input') }));
  }
  if (offered.includes('delete')) {
    offer(area, 'delete', (ctx, id) => deleteRecord(ctx, area, id));
    offer(area, 'restore', (ctx, id) => restoreRecord(ctx, area, id));
  }
}

/** Verbs of an area that may also be done to many rows at once, by the very functions that do them to one. */
export function offerInBulk<R extends BaseRecord>(area: Area<R>, verbs: Record<string, Verb>): void {
  for (const [verb, run] of Object.entries(verbs)) {
    offer(area, verb, async (ctx, id) => run(ctx, id, Number((await lockedRecord(ctx, area, id, verb)).version)));
  }
}

/** What can be done to many rows of an area. */
export const bulkActionsOf = (area: string): string[] => [...offers.get(area)?.keys() ?? []];

/** One action on many rows: each passes the same grants, rules and audit as if it were done alone, and answers for itself. */
export function inBulk(ctx: Ctx, area: string, action: string, ids: string[], input: unknown, isTrial: boolean): Promise<RowResult[]> {
  const work = ctx.user && offers.get(area)?.get(action);
  if (!work) {
    throw invalid('action', {
      en: `${area} / ${action} cannot be done to many rows at once.`, ar: `لا يمكن تنفيذ ${area} / ${action} على عدة صفوف دفعة واحدة.`,
    });
  }
  return eachRow(ctx, ids, (id) => work(ctx, id, input), isTrial);
}
