import { Arg, Ctx as Context, Mutation, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { DateScalar } from '../../../platform/graphql/scalars';
import { LeaveLawOffer } from './leave-law';
import { leaveLawOffer, takeOverLeaveLaw } from './leave-law.actions';

@Resolver()
export class LeaveLawResolver {
  @Query(() => LeaveLawOffer, {
    nullable: true,
    description:
      'Leave by the law of the country of your company, beside the types it has; null where no law is on file.',
  })
  leaveLawOffer(@Context() ctx: Ctx): Promise<LeaveLawOffer | null> {
    return leaveLawOffer(ctx);
  }

  @Mutation(() => LeaveLawOffer, {
    nullable: true,
    description:
      'Makes types of leave as the law has them on a day, and has those that are there already pay and grant by it from that day on.',
  })
  takeOverLeaveLaw(
    @Context() ctx: Ctx,
    @Arg('codes', () => [String], { description: 'Which entitlements, at most 40.' }) codes: string[],
    @Arg('from', () => DateScalar, { description: 'From which day.' }) from: string,
  ): Promise<LeaveLawOffer | null> {
    return takeOverLeaveLaw(ctx, codes, from);
  }
}
