import { buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import { assertValidSchema, GraphQLObjectType, type GraphQLSchema } from 'graphql';
import { allAreas, areaNamed, type Row, type Values } from '../records/area';
import type { Ctx } from '../context';
import { boundAskedDays } from './asked-days';
import { cleanAskedTexts } from './asked-texts';
import { addRelatedLists } from '../lists/related-lists';
import { DateTimeScalar } from './scalars';
import { loadRecord, loadRecords } from '../records/loaders';
import { selectionOf } from '../lists/selection';
import { allowedActions, hiddenFields } from '../records/field-masking';

/** type-graphql insists on a PubSub; ours is the outbox, which subscriptions read themselves. */
const outboxOnly = {
  publish: () => undefined,
  subscribe: (): never => {
    throw new Error('subscribe to the outbox events instead');
  },
};

const roots = {
  Query: 'What can be read: lists, single rows and reports, each as far as you may see it.',
  Mutation:
    'What can be done. Signing in aside, each operation is one transaction: where one of its fields is refused, nothing of it is kept.',
  Subscription: 'What is told as it happens, over a WebSocket.',
};

/**
 * The executable schema. Relations, derived fields, allowed actions and hidden fields are attached here, once per area,
 * as plain functions: type-graphql's own field resolvers make an instance per row and collide when a factory adds them
 * twice.
 */
export function buildAppSchema(resolvers: NonEmptyArray<Function>): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers,
    validate: false,
    scalarsMap: [{ type: Date, scalar: DateTimeScalar }],
    // Its own check reads the whole schema by a query, which takes longer than building it.
    emitSchemaFile: false,
    pubSub: outboxOnly,
    skipCheck: true,
  });
  assertValidSchema(schema);
  for (const [name, description] of Object.entries(roots)) {
    const root = schema.getType(name);
    if (root) root.description = description;
  }
  for (const area of allAreas()) {
    const type = schema.getType(area.name);
    if (!(type instanceof GraphQLObjectType)) continue;
    const fields = type.getFields();
    const set = (name: string, resolve: (row: Row, args: unknown, ctx: Ctx, info: never) => unknown) => {
      if (fields[name]) fields[name].resolve = resolve as never;
    };
    set(
      'allowedActions',
      area.isBeyond
        ? async (row, _args, ctx) => ((await area.isBeyond!(ctx, row)) ? [] : allowedActions(ctx, area, row))
        : (row, _args, ctx) => allowedActions(ctx, area, row),
    );
    set('hiddenFields', (row, _args, ctx) => hiddenFields(ctx, area, row));
    for (const meta of area.fields.values()) {
      if (meta.from) set(meta.name, (row, _args, ctx) => meta.from!.value(row as never, ctx));
      if (!meta.relation) continue;
      const target = areaNamed(meta.target!);
      const { name, relation } = meta;
      if (meta.kind === 'references') {
        set(relation, (row, _args, ctx, info) =>
          loadRecords(ctx, target, (row as Values)[name] as string[] | null, selectionOf(info, target, 'row').fields),
        );
        continue;
      }
      set(relation, (row, _args, ctx, info) => {
        const broughtAlong = (row as Values)[relation];
        return broughtAlong === undefined
          ? loadRecord(ctx, target, (row as Values)[name] as string | null, selectionOf(info, target, 'row').fields)
          : broughtAlong;
      });
    }
  }
  addRelatedLists(schema);
  boundAskedDays(schema);
  cleanAskedTexts(schema);
  return schema;
}
