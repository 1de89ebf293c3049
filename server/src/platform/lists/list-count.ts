import { grantSql, Parameters } from '../access/ability';
import type { Area } from '../records/area';
import type { Ctx } from '../context';
import { columnOf } from '../records/fields';
import { filterSql, type Filter } from './list-filter';
import { fieldGate, statementName } from './list-query';

/**
 * How many rows each of several filters finds, told in one pass: the same grants, rows and conditions as the lists of
 * these filters, so the same totals. The filters name stored fields, without `and` and `or`; `within` holds for all of
 * them.
 */
export async function countRecords(
  ctx: Ctx,
  area: Area,
  filters: readonly Filter[],
  within: Filter = {},
): Promise<number[]> {
  const parameters = new Parameters();
  const canUse = fieldGate(ctx, area);
  const where = [
    area.isTenant ? `t.company_id = ${parameters.add(ctx.companyId, '::char(24)')}` : 'true',
    't.deleted_at is null',
    grantSql(ctx.ability, 'read', area, parameters),
    filterSql(area, within, parameters, canUse),
  ];
  const columns = [...new Set(filters.flatMap((filter) => Object.keys(filter)))].map(columnOf);
  const counts = filters.map(
    (filter, at) =>
      `coalesce(sum(t.rows) filter (where ${filterSql(area, filter, parameters, canUse)}), 0)::int as "${at}"`,
  );
  // Rows alike in all that is asked about are put together first: a hundred thousand people were hired on some thousand
  // days.
  const text = `select ${counts.join(', ')}
    from (select ${[...columns.map((column) => `t.${column}`), 'count(*) as rows'].join(', ')}
    from ${area.table} t where ${where.join(' and ')} ${columns.length ? `group by ${columns.map((column) => `t.${column}`).join(', ')}` : ''}) t`;
  const {
    rows: [found],
  } = await ctx.tx.query<Record<string, number>>({ name: statementName(text), text, values: parameters.values });
  return filters.map((_filter, at) => found![at]!);
}
