import type { Area, Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { isFinalRefusal } from '../../../platform/errors';
import { refuseOwnMatter } from '../../../platform/access/own-matters';
import { followRows, lockedRecord } from '../../../platform/records/records';
import { writeRows } from '../../../platform/records/write-rows';
import { usedRecords } from '../committing/used-records';
import { bySameFields, type LoggedWrite } from '../committing/import-writes';
import { journaled } from './journal';

export type Kept = 'kept_changed' | 'kept_used' | 'kept_refused';

/**
 * Takes back writes of one area that were all made, or all changed, as far as nobody changed or used the rows since and
 * the area's own rules allow it. Answers why those stay that have to.
 */
export async function undoRecords(
  ctx: Ctx,
  importId: string,
  area: Area,
  writes: readonly LoggedWrite[],
): Promise<Map<LoggedWrite, Kept>> {
  const kept = new Map<LoggedWrite, Kept>();
  await journaled(
    ctx,
    importId,
    async () => {
      let waiting = [...writes];
      while (waiting.length) {
        // What was made may be used by what was made after it, which goes first.
        const used =
          waiting[0]?.before === null
            ? await usedRecords(
                ctx,
                area,
                waiting.map(({ recordId }) => recordId),
              )
            : new Set<string>();
        const free = waiting.filter(({ recordId }) => !used.has(recordId));
        if (!free.length) {
          for (const write of waiting) kept.set(write, 'kept_used');
          break;
        }
        await takeBack(ctx, area, free, kept);
        waiting = waiting.filter(({ recordId }) => used.has(recordId));
      }
      return new Map();
    },
    true,
  );
  return kept;
}

async function takeBack(
  ctx: Ctx,
  area: Area,
  writes: readonly LoggedWrite[],
  kept: Map<LoggedWrite, Kept>,
): Promise<void> {
  const action = writes[0]?.before === null ? 'delete' : 'update';
  const changes: { id: string; version: number; values: Values }[] = [];
  const done: Row[] = [];
  const write = async (): Promise<void> => {
    for (const group of bySameFields(changes.splice(0)))
      done.push(...(await writeRows(ctx, area, group, action, 'undo import')));
  };
  for (const each of writes) {
    const row = await currentRow(ctx, area, each);
    const values = each.before ? unsealed(ctx, area, each.before) : { deletedAt: ctx.now };
    const reason = !row ? 'kept_changed' : (await mayBecome(ctx, area, action, values, row)) ? null : 'kept_refused';
    if (reason) kept.set(each, reason);
    else changes.push({ id: each.recordId, version: each.version, values });
    // What a guard says of the next may depend on this one.
    if (area.guard && action === 'update') await write();
  }
  await write();
  await followRows(ctx, area, done, action);
}

/** The row as the import left it, or null where somebody changed it since. */
async function currentRow(ctx: Ctx, area: Area, { recordId, version }: LoggedWrite): Promise<Row | null> {
  try {
    const row = await lockedRecord(ctx, area, recordId, 'delete');
    return (row.version as unknown as number) === version ? row : null;
  } catch (error) {
    if (isFinalRefusal(error)) return null;
    throw error;
  }
}

async function mayBecome(ctx: Ctx, area: Area, action: string, values: Values, before: Row): Promise<boolean> {
  if (area.isEditable && !area.isEditable(before)) return false;
  const after = { ...before, ...values } as Row;
  try {
    for (const row of [before, after]) await refuseOwnMatter(ctx, area, action, row, Object.keys(values));
    await area.guard?.(ctx, after, before);
    return true;
  } catch (error) {
    if (isFinalRefusal(error)) return false;
    throw error;
  }
}

/** Values as the audit keeps them, with what is stored sealed in the open: the writer seals it again. */
const unsealed = (ctx: Ctx, area: Area, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      area.fields.get(name)?.encrypted && value ? ctx.services.cipher.decrypt(value as string) : value,
    ]),
  );
