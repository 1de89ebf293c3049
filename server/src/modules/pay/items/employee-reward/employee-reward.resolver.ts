import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { mayDo } from '../../../../platform/access/ability';
import type { Ctx } from '../../../../platform/context';
import { notFound } from '../../../../platform/errors';
import { isId } from '../../../../platform/records/ids';
import { PayEntryResolver } from '../pay-entry/pay-entry';
import { employeeReward, refuseStep } from './employee-reward';
import { pointsOn } from './reward-points';

@ObjectType('RewardPoints', { description: 'The points of an employee.' })
class RewardPoints {
  @Field(() => Int, { description: 'Given, as approved.', simple: true }) given!: number;
  @Field(() => Int, { description: 'Spent on things, those that wait for a decision among them.', simple: true })
  spent!: number;
  @Field(() => Int, { description: 'How many they can still spend.', simple: true }) left!: number;
}

@Resolver()
class Points {
  @Query(() => RewardPoints, { description: 'The points of an employee, for who may read their rewards.' })
  async rewardPoints(
    @Context() ctx: Ctx,
    @Arg('employeeId', () => ID, { description: 'The employee it is about.' }) employeeId: string,
  ): Promise<RewardPoints> {
    if (!isId(employeeId) || !ctx.user.company || !mayDo(ctx.ability, 'read', employeeReward, { employeeId }))
      throw notFound();
    const { given, spent } = await pointsOn(ctx, employeeId);
    return { given, spent, left: given - spent };
  }
}

export const EmployeeRewardResolver = [...PayEntryResolver(employeeReward, refuseStep), Points];
