import { sqlOf, type Area, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';

/** How rows of the file lie below rows of the same area, in the file or in the company. */
export interface RowTree {
  /** Whether the file tells it at all. */
  isUsed: boolean;
  /** A row of the file and the row of the company it means. */
  addRow(ref: string, existing: string | undefined): void;
  existingOf(ref: string): string | undefined;
  /** What a row of the file refers to; asked once every row is added. */
  place(ref: string, values: Values): void;
  /** How many rows stand above it. */
  depthOf(ref: string): number;
  isInCircle(ref: string): boolean;
}

/** The tree as it will be: what the file says, and where it says nothing what the company has. */
export async function createRowTree(ctx: Ctx, area: Area, fields: readonly string[]): Promise<RowTree> {
  const above = new Map<string, string[]>();
  const existing = new Map<string, string>();
  const depths = new Map<string, number>();
  for (const field of fields) {
    const { rows } = await ctx.tx.query<{ id: string; above: string | string[] | null }>(
      `select t.id, ${sqlOf(area, field)} as above from ${area.table} t where t.company_id = $1
        and t.deleted_at is null`,
      [ctx.companyId],
    );
    for (const row of rows) above.set(row.id, [...(above.get(row.id) ?? []), ...[row.above ?? []].flat()]);
  }
  const idOf = (ref: string): string => existing.get(ref) ?? ref;

  /** Counts up from the row; -1 for one that lies in or below a circle. */
  function measure(start: string): number {
    const path: string[] = [start];
    const open = new Set(path);
    while (path.length) {
      const ref = path.at(-1)!;
      const parents = above.get(ref) ?? [];
      const next = parents.find((parent) => !depths.has(parent) && !open.has(parent));
      if (next !== undefined) {
        path.push(next);
        open.add(next);
        continue;
      }
      const isInCircle = parents.some((parent) => open.has(parent) || depths.get(parent) === -1);
      depths.set(ref, isInCircle ? -1 : Math.max(-1, ...parents.map((parent) => depths.get(parent)!)) + 1);
      open.delete(ref);
      path.pop();
    }
    return depths.get(start)!;
  }
  const measured = (ref: string): number => depths.get(idOf(ref)) ?? measure(idOf(ref));
  return {
    isUsed: fields.length > 0,
    addRow: (ref, id) => {
      if (id) existing.set(ref, id);
    },
    existingOf: (ref) => existing.get(ref),
    place(ref, values) {
      const told = fields.filter((field) => values[field] !== undefined);
      if (told.length)
        above.set(idOf(ref), told.flatMap((field) => [values[field] ?? []].flat() as string[]).map(idOf));
    },
    depthOf: (ref) => (fields.length ? Math.max(0, measured(ref)) : 0),
    isInCircle: (ref) => fields.length > 0 && measured(ref) === -1,
  };
}
