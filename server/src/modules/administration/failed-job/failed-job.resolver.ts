import { Arg, Ctx as Context, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { DateTimeScalar } from '../../../platform/graphql/scalars';
import { failedJobs, retryFailedJobs, type FailedJob as Failed } from './failed-job';

@ObjectType('FailedJob', { description: 'Background work that was given up after its last attempt.' })
class FailedJob implements Failed {
  @Field(() => ID, { description: 'The work.', simple: true }) id!: string;
  @Field(() => String, { description: 'What it does, in the language of the reader.', simple: true }) label!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Name of the company it is for; empty for work of the whole product.',
    simple: true,
  })
  companyName!: string | null;
  @Field(() => String, { description: 'Why it failed, in plain words.', simple: true }) reason!: string;
  @Field(() => String, { nullable: true, description: 'What the program said; told to admins alone.', simple: true })
  said!: string | null;
  @Field(() => Int, { description: 'How often it was tried.', simple: true }) attempts!: number;
  @Field(() => DateTimeScalar, { description: 'When it was asked for.', simple: true }) firstAt!: Date;
  @Field(() => DateTimeScalar, { description: 'When it was tried last.', simple: true }) lastAt!: Date;
  @Field(() => String, { nullable: true, description: 'Where the web client shows what it works on.', simple: true })
  path!: string | null;
}

@Resolver()
export class FailedJobResolver {
  @Query(() => [FailedJob], {
    description:
      'Background work that failed for good, the latest first, at most 200: that of the company you are in and look after; for admins outside any company, all of it.',
  })
  failedJobs(@Context() ctx: Ctx): Promise<Failed[]> {
    return failedJobs(ctx);
  }

  @Mutation(() => Int, { description: 'Tries work that failed again now and answers how much of it.' })
  retryFailedJobs(
    @Context() ctx: Ctx,
    @Arg('ids', () => [ID], {
      nullable: true,
      description: 'Which, at most 200; all you look after where none is named.',
    })
    ids: string[] | null,
  ): Promise<number> {
    return retryFailedJobs(ctx, ids ?? null);
  }
}
