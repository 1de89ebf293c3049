import { allAreas, areaNamed, findArea, type Area, type Values } from '../records/area';
import type { Ctx } from '../context';
import { conflict, type FieldProblem } from '../errors';
import { columnOf, type FieldMeta } from '../records/fields';
import { listRecords } from '../lists/list-query';
import { t } from '../texts/text';

/** Rows that others still point to stay: the message says which and how many. */
export async function refuseWhileUsed(ctx: Ctx, area: Area, id: string): Promise<void> {
  for (const user of allAreas()) {
    for (const meta of user.fields.values()) {
      if (!meta.target || findArea(meta.target) !== area) continue;
      const points = meta.kind === 'references' ? `$1 = any(${columnOf(meta.name)})` : `${columnOf(meta.name)} = $1`;
      const { rows } = await ctx.tx.query<{ count: number }>(
        `select count(*)::int as count from "${user.table}" where ${points} and deleted_at is null
          and (${user.keeps ?? 'true'})`,
        [id],
      );
      const count = rows[0]!.count;
      if (count) {
        throw conflict(t('references.still_used_change_delete_first', { user: user.label, count }));
      }
    }
  }
}

/** Rows outside companies are read by many who may not lock them. */
const heldOf = ({ isTenant }: Area): { lock?: 'key share' } => (isTenant ? { lock: 'key share' } : {});

const idsIn = (meta: FieldMeta, row: Values): string[] => [row[meta.name] ?? []].flat() as string[];

/** A row does not come back to life while what it refers to is deleted: lists and reports would point at nothing. */
export async function refuseDeletedReferences(ctx: Ctx, area: Area, row: Values): Promise<void> {
  for (const meta of area.fields.values()) {
    const ids = meta.target ? idsIn(meta, row) : [];
    if (!ids.length) continue;
    const target = areaNamed(meta.target!);
    const { rows } = await ctx.tx.query(
      `select 1 from "${target.table}" where id = any($1::char(24)[]) and deleted_at is not null limit 1`,
      [ids],
    );
    if (rows.length) {
      throw conflict(t('references.refers_deleted_restore_first', { target: target.label }));
    }
  }
}

/**
 * References must exist, be in use and be visible to the user; one query per kind of row, whatever the number. Who
 * deletes one at the same moment waits, and finds it used; where they were first, it is no longer there. Where nothing
 * is to be written, they are not held.
 */
export async function problemsWithReferences(
  ctx: Ctx,
  area: Area,
  inputs: Values[],
  areHeld = true,
): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = [];
  for (const meta of area.fields.values()) {
    if (!meta.target || meta.write === 'never' || meta.namedBy === 'guard') continue;
    const ids = [...new Set(inputs.flatMap((input) => idsIn(meta, input)))];
    if (!ids.length) continue;
    const target = areaNamed(meta.target);
    const { rows } = await listRecords(
      ctx,
      target,
      { filter: { id: { in: ids } }, limit: ids.length },
      { fields: new Set(), maxLimit: 1e6, ...(areHeld && heldOf(target)) },
    );
    if (rows.length < ids.length) {
      problems.push({
        field: meta.name,
        text: t('references.does_not_exist', { target: target.label }),
      });
    }
  }
  return problems;
}
