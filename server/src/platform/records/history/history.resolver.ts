import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { findArea } from '../area';
import type { Ctx } from '../../context';
import { invalid } from '../../errors';
import { historyOf, type HistoryChange as Change, type HistoryEvent as Event } from './history';
import { t } from '../../texts/text';

@ObjectType('HistoryChange', { description: 'What became of one field.' })
export class HistoryChange implements Change {
  @Field(() => String, { description: 'Name of the field.', simple: true }) field!: string;
  @Field(() => String, {
    description: 'Kind of its values: text, money, date, choice, reference and so on.',
    simple: true,
  })
  kind!: string;
  @Field(() => String, { nullable: true, description: 'Name of the enumeration, for a choice.', simple: true })
  choice!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Value before; a row referred to by what people call it. Empty for none.',
    simple: true,
  })
  before!: string | null;
  @Field(() => String, { nullable: true, description: 'Value after.', simple: true }) after!: string | null;
  @Field(() => Boolean, { description: 'The values are kept encrypted and are told to nobody here.', simple: true })
  isMasked!: boolean;
}

@ObjectType('HistoryEvent', { description: 'One thing that was done to a row.' })
export class HistoryEvent implements Event {
  @Field(() => ID, { description: 'Tells this entry from all others.', simple: true }) id!: string;
  @Field(() => Date, { description: 'When.', simple: true }) at!: Date;
  @Field(() => String, { description: 'Kind of row, such as Employee.', simple: true }) subject!: string;
  @Field(() => ID, { description: 'The row.', simple: true }) recordId!: string;
  @Field(() => String, { description: 'What was done: create, update, delete, or a verb of the area.', simple: true })
  action!: string;
  @Field(() => ID, { nullable: true, description: 'Who did it; empty for the system itself.', simple: true }) actorId!:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Their name, where they are of this company.', simple: true })
  actorName!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The API token they did it by, where a program did it in their name.',
    simple: true,
  })
  tokenName!: string | null;
  @Field(() => String, { nullable: true, description: 'Why, where a reason was given.', simple: true }) reason!:
    | string
    | null;
  @Field(() => [HistoryChange], { description: 'The fields you may see.', simple: true }) changes!: Change[];
}

@ObjectType('History', { description: 'A page of what was done, newest first.' })
class History {
  @Field(() => [HistoryEvent], { description: 'What was done.', simple: true }) events!: Event[];
  @Field(() => String, {
    nullable: true,
    description: 'Give it as `after` to get older events; empty when there are none.',
    simple: true,
  })
  endCursor!: string | null;
}

@Resolver()
export class HistoryResolver {
  @Query(() => History, {
    description: 'Who did what to a row you may read, newest first; fields hidden from you are hidden here too.',
  })
  history(
    @Context() ctx: Ctx,
    @Arg('subject', () => String, { description: 'Kind of row, such as Employee.' }) subject: string,
    @Arg('id', () => ID, { description: 'The row.' }) id: string,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many at most, 1 to 100.' }) limit: number,
    @Arg('after', () => String, { nullable: true, description: 'endCursor of the page before.' }) after:
      | string
      | undefined,
  ): Promise<History> {
    const area = findArea(subject);
    // What is one person's own business has no history for others, an admin among them.
    if (!area || area.isPersonal) throw invalid('subject', t('history.no_such_kind_row'));
    return historyOf(ctx, area, id, limit, after ?? null);
  }
}
