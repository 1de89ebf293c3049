import { Arg, Ctx as Context, Field, ID, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { findArea } from '../records/area';
import { inBulk } from './bulk';
import type { Ctx } from '../context';
import { RowResult } from './crud-resolver';
import { notFound } from '../errors';
import type { Filter } from '../lists/list-filter';
import { listRecords } from '../lists/list-query';
import { JsonScalar } from './scalars';
import { titleFieldOf, titleOf } from '../records/title';
import { isInputKnown, typedInput } from '../records/typed-input';

const rowsAtOnce = 1_000;

@ObjectType('MatchingRow', { description: 'A row that matches.' })
class MatchingRow {
  @Field(() => ID, { description: 'Identifier.', simple: true }) id!: string;
  @Field(() => String, { nullable: true, description: 'What people call it.', simple: true }) name!: string | null;
}

@ObjectType('MatchingRows', { description: 'Some of the rows that match, in order of their ids.' })
class MatchingRows {
  @Field(() => [MatchingRow], { description: 'At most a thousand.', simple: true }) rows!: MatchingRow[];
  @Field(() => String, {
    nullable: true,
    description: 'Give it as `after` to get the next ones; empty when there are none.',
    simple: true,
  })
  endCursor!: string | null;
}

const whichArea = { description: 'Kind of row, such as Employee.' };

@Resolver()
export class BulkResolver {
  @Query(() => MatchingRows, {
    description: 'Which rows a list finds, a thousand at a time: what a bulk action on all of them goes through.',
  })
  async matchingRows(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, whichArea) subject: string,
    @Arg('filter', () => JsonScalar, { nullable: true, description: 'As the list of this kind of row takes it.' })
    filter: unknown,
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur.' }) search:
      | string
      | undefined,
    @Arg('includeDeleted', () => Boolean, { defaultValue: false, description: 'Deleted rows too.' })
    includeDeleted: boolean,
    @Arg('after', () => String, { nullable: true, description: 'endCursor of the rows before.' }) after:
      | string
      | undefined,
  ): Promise<MatchingRows> {
    const area = findArea(subject);
    if (!area || !isInputKnown(`${subject}Filter`)) throw notFound();
    const { rows, endCursor } = await listRecords(
      ctx,
      area,
      {
        filter: filter ? typedInput<Filter>(`${subject}Filter`, filter, 'filter') : null,
        search,
        includeDeleted,
        after,
        sort: [{ field: 'id' }],
        limit: rowsAtOnce,
      },
      { fields: new Set([titleFieldOf(area)?.name ?? 'id']), maxLimit: rowsAtOnce },
    );
    return { rows: rows.map((row) => ({ id: String(row.id), name: titleOf(ctx, area, row) })), endCursor };
  }

  @Mutation(() => [RowResult], {
    description: 'One action on many rows, at most a thousand; each is decided, audited and answered by itself.',
  })
  bulk(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, whichArea) subject: string,
    @Arg('action', () => String, { description: 'update, delete, restore, or a verb the area offers on many rows.' })
    action: string,
    @Arg('ids', () => [ID], { description: 'Which rows.' }) ids: string[],
    @Arg('input', () => JsonScalar, {
      nullable: true,
      description:
        'For update: the values, as the update of one row takes them. For a verb that needs a reason: {note}, which each row gets.',
    })
    input: unknown,
    @Arg('dryRun', () => Boolean, {
      defaultValue: false,
      description: 'Only tells what would become of each row; nothing is changed.',
    })
    dryRun: boolean,
  ): Promise<RowResult[]> {
    return inBulk(ctx, subject, action, ids, input, dryRun);
  }
}
