import {
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLField,
  type GraphQLSchema,
} from 'graphql';
import { grantSql, Parameters } from '../access/ability';
import { allAreas, areaNamed, type Area, type Row } from '../records/area';
import type { Ctx } from '../context';
import { actionShowing, columnOf, type FieldMeta } from '../records/fields';
import { checkedLimit } from './list-query';
import { loadOnce, mostRelated, relatedRows, tooManyRelated } from '../records/loaders';
import { selectionOf } from './selection';
import { say } from '../text';

const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/**
 * What rows that refer to another are called there: `employees` of a department, `employeesAsManager` of an employee.
 */
const nameOf = (area: Area, { relation }: FieldMeta, target: Area): string =>
  relation === target.one || relation === target.many ? area.many : `${area.many}As${capital(relation!)}`;

/**
 * The other way round of every reference: each row tells which rows of other areas refer to it, as far as one may read
 * them.
 */
export function addRelatedLists(schema: GraphQLSchema): void {
  const queries = schema.getQueryType()!.getFields();
  for (const area of allAreas()) {
    const type = schema.getType(area.name);
    if (!(type instanceof GraphQLObjectType) || !queries[area.many]) continue;
    for (const meta of area.fields.values()) {
      const owner = meta.relation && schema.getType(meta.target!);
      if (!(owner instanceof GraphQLObjectType)) continue;
      const target = areaNamed(meta.target!);
      const name = nameOf(area, meta, target);
      if (owner.getFields()[name])
        throw new Error(`${owner.name} has a field ${name} already: the list of rows that refer to it wants that name`);
      owner.getFields()[name] = relatedList(name, type, area, meta);
    }
  }
}

function relatedList(name: string, type: GraphQLObjectType, area: Area, meta: FieldMeta): GraphQLField<Row, Ctx> {
  return {
    name,
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type))),
    description: `The ${say(area.label, 'en')} rows you may see that refer to it by \`${meta.name}\`, the newest where there are more than the limit.`,
    args: [
      {
        name: 'limit',
        type: new GraphQLNonNull(GraphQLInt),
        defaultValue: 25,
        description: 'Rows of each, at most 200.',
        deprecationReason: undefined,
        extensions: {},
        astNode: undefined,
      },
    ],
    resolve: (row, args: { limit: number }, ctx, info) => {
      const limit = checkedLimit(args.limit);
      const { fields } = selectionOf(info, area, 'row');
      return loadOnce(
        ctx,
        `${area.name} by ${meta.name}:${limit}:${[...fields].sort().join()}`,
        row.id as string,
        mostRelated,
        (ids) => rowsReferringTo(ctx, area, meta, ids, limit, fields),
      );
    },
    deprecationReason: undefined,
    extensions: {},
    astNode: undefined,
  };
}

async function rowsReferringTo(
  ctx: Ctx,
  area: Area,
  meta: FieldMeta,
  ids: readonly string[],
  limit: number,
  fields: ReadonlySet<string>,
): Promise<Row[][]> {
  const parameters = new Parameters();
  const parents = parameters.add(ids, '::char(24)[]');
  const most = parameters.add(limit, '::int');
  // Who does not see the field in a row is not told there whom it names.
  const granted = ['read', actionShowing(meta) ?? []]
    .flat()
    .map((action) => grantSql(ctx.ability, action, area, parameters));
  const where = [
    ...(area.isTenant ? [`t.company_id = ${parameters.add(ctx.user.company?.id ?? null, '::char(24)')}`] : []),
    't.deleted_at is null',
    ...granted,
  ].join(' and ');
  const column = `t.${columnOf(meta.name)}`;
  // One reference has an index for each row above; lists of them are looked through once for all.
  const newest =
    meta.kind === 'reference'
      ? `select p.id as parent, x.id from unnest(${parents}) p(id)
       cross join lateral (select t.id from "${area.table}" t where ${where} and ${column} = p.id order by t.id desc
       limit ${most}) x`
      : `select distinct parent, id from (select p.id as parent, t.id, dense_rank() over (partition by p.id
        order by t.id desc) as place
         from "${area.table}" t cross join unnest(${column}) named(id) join unnest(${parents}) p(id) on p.id = named.id
           where ${where}) x where place <= ${most}`;
  const { rows: pairs } = await ctx.tx.query<{ parent: string; id: string }>(
    `${newest} limit ${mostRelated + 1}`,
    parameters.values,
  );
  if (pairs.length > mostRelated) throw tooManyRelated();
  const byId = await relatedRows(
    ctx,
    area,
    pairs.map(({ id }) => id),
    fields,
  );
  const parentsOf = new Map<string, string[]>();
  for (const { parent, id } of pairs) parentsOf.set(id, [...(parentsOf.get(id) ?? []), parent]);
  const byParent = new Map<string, Row[]>(ids.map((id) => [id, []]));
  for (const [id, row] of byId) for (const parent of parentsOf.get(id)!) byParent.get(parent)!.push(row);
  return ids.map((id) => byParent.get(id)!);
}
