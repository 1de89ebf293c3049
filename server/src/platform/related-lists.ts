import { GraphQLInt, GraphQLList, GraphQLNonNull, GraphQLObjectType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { grantSql, Parameters } from './ability';
import { allAreas, areaNamed, type Area, type Row, type Values } from './area';
import type { Ctx } from './context';
import { invalid } from './errors';
import { columnOf, type FieldMeta } from './fields';
import { checkedLimit, listRecords } from './list-query';
import { loadOnce } from './loaders';
import { selectionOf } from './selection';

/** Rows one level of an operation may bring along for all rows above it together. */
const mostRelated = 5_000;

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** What rows that refer to another are called there: `employees` of a department, `employeesAsManager` of an employee. */
const nameOf = (area: Area, { relation }: FieldMeta, target: Area): string =>
  relation === target.one ? area.many : `${area.many}As${capital(relation!)}`;

/** The other way round of every reference: each row tells which rows of other areas refer to it, as far as one may read them. */
export function addRelatedLists(schema: GraphQLSchema): void {
  const queries = schema.getQueryType()!.getFields();
  for (const area of allAreas()) {
    const type = schema.getType(area.name);
    if (!(type instanceof GraphQLObjectType) || !queries[area.many]) continue;
    for (const meta of area.fields.values()) {
      const owner = meta.relation && !meta.sensitive && schema.getType(meta.target!);
      if (!(owner instanceof GraphQLObjectType)) continue;
      const target = areaNamed(meta.target!)!;
      const name = nameOf(area, meta, target);
      if (owner.getFields()[name]) throw new Error(`${owner.name} has a field ${name} already: the list of rows that refer to it wants that name`);
      owner.getFields()[name] = relatedList(name, type, area, meta);
    }
  }
}

function relatedList(name: string, type: GraphQLObjectType, area: Area, meta: FieldMeta): GraphQLField<Row, Ctx> {
  return {
    name, type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))),
    description: `The ${area.label.en} rows you may see that refer to it by \`${meta.name}\`, the newest where there are more than the limit.`,
    args: [{
      name: 'limit', type: new GraphQLNonNull(GraphQLInt), defaultValue: 25, description: 'Rows of each, at most 200.',
      deprecationReason: undefined, extensions: {}, astNode: undefined,
    }],
    resolve: (row, args: { limit: number }, ctx, info) => {
      const limit = checkedLimit(args.limit);
      const fields = new Set([...selectionOf(info, area, 'row').fields, meta.name]);
      return loadOnce(ctx, `${area.name} by ${meta.name}:${limit}:${[...fields].sort().join()}`, row.id as string, mostRelated,
        (ids) => rowsReferringTo(ctx, area, meta.name, ids, limit, fields));
    },
    deprecationReason: undefined, extensions: {}, astNode: undefined,
  };
}

async function rowsReferringTo(ctx: Ctx, area: Area, field: string, ids: readonly string[], limit: number, fields: ReadonlySet<string>): Promise<Row[][]> {
  const parameters = new Parameters();
  const where = [
    ...area.isTenant ? [`t.company_id = ${parameters.add(ctx.user.company?.id ?? null, '::char(24)')}`] : [],
    't.deleted_at is null', `t.${columnOf(field)} = p.id`, grantSql(ctx.ability, 'read', area, parameters),
  ];
  const { rows: newest } = await ctx.tx.query<{ id: string }>(
    `select x.id from unnest(${parameters.add(ids, '::char(24)[]')}) p(id)
     cross join lateral (select t.id from ${area.table} t where ${where.join(' and ')} order by t.id desc limit ${parameters.add(limit)}::int) x
     limit ${mostRelated + 1}`, parameters.values);
  if (newest.length > mostRelated) {
    throw invalid('limit', { en: `This asks for more than ${mostRelated} related rows at once: give a smaller limit.`, ar: `يطلب هذا أكثر من ${mostRelated} صف مرتبط دفعة واحدة: استخدم حداً أصغر.` });
  }
  const filter = { [field]: { in: ids }, id: { in: newest.map((each) => each.id) } };
  const { rows } = newest.length ? await listRecords(ctx, area, { filter, limit: newest.length }, { fields, maxLimit: newest.length }) : { rows: [] };
  const byParent = new Map<string, Row[]>(ids.map((id) => [id, []]));
  for (const row of rows) byParent.get((row as Values)[field] as string)?.push(row);
  return ids.map((id) => byParent.get(id)!);
}
