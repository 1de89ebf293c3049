import { groupBy } from '../../../kernel/group-by';
import { addDays } from '../../../kernel/dates/plain-date';
import { grantSql, Parameters } from '../../../platform/access/ability';
import type { Area, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { columnOf } from '../../../platform/records/fields';
import type { Importable } from '../../../platform/import/importable';
import { writeRows } from '../../../platform/records/write-rows';

type Succession = NonNullable<Importable['follows']>;
interface Near {
  at: number;
  id: string;
  version: number;
  first: string;
  last: string | null;
}

/**
 * The values of new rows, each of another owner, once those that run on their first days end on the day before. Unless
 * its own last day is told, a row holds until the next begins, or as long as the one it follows would have. What may
 * not be changed stays, and is left to the refusal of an overlap.
 */
export async function giveWayTo(
  ctx: Ctx,
  area: Area,
  { of, from, to }: Succession,
  rows: readonly Values[],
): Promise<Values[]> {
  if (!rows.length) return [];
  const [start, end] = [from, to].map(columnOf);
  const owners = rows.map((values, at) => ({
    at,
    first: values[from],
    ...Object.fromEntries(of.map((name) => [name, values[name]])),
  }));
  const parameters = new Parameters([ctx.companyId, JSON.stringify(owners)]);
  const { rows: found } = await ctx.tx.query<Near>(
    `select k.at, t.id, t.version, t.${start} as first, t.${end} as last
     from jsonb_to_recordset($2::jsonb) as k(at int, first date, ${of.map((name) => `"${name}" char(24)`).join(', ')})
     join ${area.table} t on t.company_id = $1
       and ${of.map((name) => `t.${columnOf(name)} = k."${name}"`).join(' and ')}
     where t.deleted_at is null and t.state = 'approved' and (t.${end} is null or t.${end} >= k.first)
       and ${grantSql(ctx.ability, 'update', area, parameters)} order by k.at, t.${start}`,
    parameters.values,
  );
  const firstOf = (at: number): string => rows[at]![from] as string;
  const running = found.filter(({ at, first }) => first < firstOf(at));
  await writeRows(
    ctx,
    area,
    running.map(({ at, id, version }) => ({ id, version, values: { [to]: addDays(firstOf(at), -1) } })),
    'update',
  );
  const byRow = groupBy(found, ({ at }) => at);
  return rows.map((values, at) => {
    const near = byRow.get(at) ?? [];
    const next = near.find(({ first }) => first > firstOf(at));
    const former = near.find(({ first }) => first < firstOf(at));
    return { ...values, [to]: values[to] ?? (next ? addDays(next.first, -1) : (former?.last ?? null)) };
  });
}
