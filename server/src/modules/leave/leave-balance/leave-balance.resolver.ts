import { Arg, Ctx as Context, ID, Query, Resolver } from 'type-graphql';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { DateScalar } from '../../../platform/graphql/scalars';
import { leaveBalance } from './leave-balance';
import { LeaveStatement, leaveStatements } from './leave-statement';

@Resolver()
class LeaveStatements {
  @Query(() => [LeaveStatement], {
    description:
      'What an employee has of each type of leave on a day, gone by or to come, line by line. A day to come counts what will be granted and end until then.',
  })
  leaveStatements(
    @Context() ctx: Ctx,
    @Arg('employeeId', () => ID, { description: 'Whose.' }) employeeId: string,
    @Arg('day', () => DateScalar, { nullable: true, description: 'Which day; today unless given.' }) day:
      | string
      | undefined,
    @Arg('typeId', () => ID, { nullable: true, description: 'Of this type alone.' }) typeId: string | undefined,
  ): Promise<LeaveStatement[]> {
    return leaveStatements(ctx, employeeId, day, typeId);
  }
}

export const LeaveBalanceResolver = [...CrudResolver(leaveBalance, ['list']), LeaveStatements];
