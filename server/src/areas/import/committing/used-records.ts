import { allAreas, type Area } from '../../../platform/area';
import type { Ctx } from '../../../platform/context';
import { columnOf } from '../../../platform/fields';

/** Those of the records that rows in use still point to. */
export async function usedRecords(ctx: Ctx, area: Area, ids: readonly string[]): Promise<Set<string>> {
  const used = new Set<string>();
  for (const user of allAreas().filter(({ isTenant }) => isTenant)) {
    for (const meta of user.fields.values()) {
      if (meta.kind !== 'reference' || meta.expression || meta.target !== area.name) continue;
      const { rows } = await ctx.tx.query<{ id: string }>(
        `select distinct ${columnOf(meta.name)} as id from ${user.table} where company_id = $1 and ${columnOf(meta.name)} = any($2::char(24)[]) and deleted_at is null`,
        [ctx.companyId, ids]);
      for (const { id } of rows) used.add(id);
    }
  }
  return used;
}
