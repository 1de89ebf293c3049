import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../../platform/context';
import { HistoryEvent } from '../../../../platform/records/history/history.resolver';
import { DateScalar } from '../../../../platform/graphql/scalars';
import { timelineOf, type TimelineEntry as Entry } from './timeline';

@ObjectType('TimelineEntry', {
  description:
    "Something that happened in an employee's time in the company: `fact`, `hired` and `left` on a day, all else at an instant.",
})
class TimelineEntry extends HistoryEvent implements Entry {
  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day it happened or will happen; empty for what was written at an instant.',
    simple: true,
  })
  day!: string | null;
}

@ObjectType('Timeline', { description: 'A page of a timeline, newest first.' })
class Timeline {
  @Field(() => [TimelineEntry], { description: 'What happened.', simple: true }) entries!: Entry[];
  @Field(() => String, {
    nullable: true,
    description: 'Give it as `after` to get older entries; empty when there are none.',
    simple: true,
  })
  endCursor!: string | null;
}

@Resolver()
export class TimelineResolver {
  @Query(() => Timeline, {
    description:
      "What happened when in an employee's time here: positions, salaries, leave and the rest as far as you may read them, and who changed what.",
  })
  employeeTimeline(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The employee.' }) id: string,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'How many at most, 1 to 100.' }) limit: number,
    @Arg('after', () => String, { nullable: true, description: 'endCursor of the page before.' }) after:
      | string
      | undefined,
  ): Promise<Timeline> {
    return timelineOf(ctx, id, limit, after ?? null);
  }
}
