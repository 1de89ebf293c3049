import { addDays } from '../../../domain/plain-date';
import type { Area, Values } from '../../../platform/area';
import type { Ctx } from '../../../platform/context';
import { columnOf } from '../../../platform/fields';
import { updateRecord } from '../../../platform/records';

/**
 * The values of a new row once the one that runs on its first day ends on the day before. Unless its own last day is told,
 * it holds until the next begins, or as long as the one it follows would have.
 */
export async function giveWayTo(ctx: Ctx, area: Area, { of, from, to }: { of: string; from: string; to: string }, values: Values): Promise<Values> {
  const first = values[from] as string;
  const [owner, start, end] = [of, from, to].map(columnOf);
  const { rows } = await ctx.tx.query<{ id: string; version: number; first: string; last: string | null }>(
    `select id, version, ${start} as first, ${end} as last from ${area.table}
     where company_id = $1 and ${owner} = $2 and deleted_at is null and (${end} is null or ${end} >= $3) order by ${start}`, [ctx.companyId, values[of], first]);
  const running = rows.find((row) => row.first < first);
  const next = rows.find((row) => row.first > first);
  if (running) await updateRecord(ctx, area, running.id, running.version, { [to]: addDays(first, -1) });
  return { ...values, [to]: values[to] ?? (next ? addDays(next.first, -1) : running?.last ?? null) };
}
