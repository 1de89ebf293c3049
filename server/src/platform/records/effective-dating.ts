import { addDays } from '../../kernel/dates/plain-date';
import { grantSql, Parameters } from '../access/ability';
import type { Area, Row } from './area';
import type { Ctx } from '../context';
import { columnOf } from './fields';
import type { BaseRecord } from './record';
import { writeRows } from './write-rows';

type Dated = BaseRecord & { employeeId: string; validFrom: string; validTo: string | null; deletedAt: Date | null };

/**
 * Ends the row of the employee that goes on without end when another one without end is about to begin after it: the
 * day before. `among` are values that both must have. Whoever may not change the former row is left to the refusal of
 * an overlap.
 */
export async function closePrevious<R extends Dated>(
  ctx: Ctx,
  area: Area<R>,
  next: Row<R>,
  ...among: { field: keyof R & string; value: boolean | string | null }[]
): Promise<void> {
  if (next.validTo || next.deletedAt || among.some(({ field, value }) => next[field as keyof Row<R>] !== value)) return;
  const parameters = new Parameters([ctx.companyId, next.employeeId, next.validFrom]);
  const isAmong = among
    .map(({ field, value }) => `and t.${columnOf(field)} is not distinct from ${parameters.add(value)}`)
    .join(' ');
  const { rows } = await ctx.tx.query<{ id: string; version: number }>(
    `select t.id, t.version from ${area.table} t where t.company_id = $1 and t.employee_id = $2 and t.valid_from < $3
      and t.valid_to is null and t.deleted_at is null
     ${isAmong} and ${grantSql(ctx.ability, 'update', area, parameters)}`,
    parameters.values,
  );
  await writeRows(
    ctx,
    area,
    rows.map(({ id, version }) => ({ id, version, values: { validTo: addDays(next.validFrom, -1) } })),
    'update',
  );
}
