import { Arg, Ctx as Context, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { mayDoSome } from '../../../platform/access/ability';
import type { Row } from '../../../platform/records/area';
import { offerInBulk } from '../../../platform/graphql/bulk';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { forbidden } from '../../../platform/errors';
import { maskFields } from '../../../platform/records/field-masking';
import { AttendanceDay, attendanceDay } from '../attendance-day/attendance-day';
import { AttendanceMonth, attendanceMonth } from './attendance-month';
import {
  approveMonth,
  closeMonth,
  daysToSettle,
  monthStanding,
  reopenMonth,
  type MonthStanding,
} from './attendance-month.actions';

@ObjectType('AttendanceMonthStanding', {
  description: 'How far a month of attendance is, of those whose months you may see.',
})
class AttendanceMonthStanding {
  @Field(() => Int, { description: 'Who is employed in it.', simple: true }) people!: number;
  @Field(() => Int, { description: 'Whose month is approved.', simple: true }) approved!: number;
  @Field(() => Int, { description: 'Whose month is closed.', simple: true }) closed!: number;
  @Field(() => Int, {
    description:
      'Days with a way in or out missing, of more than 16 hours, or taken outside the place of the shift where the company wants that looked at.',
    simple: true,
  })
  problems!: number;
  @Field(() => Int, { description: 'Corrections nobody has decided about.', simple: true }) corrections!: number;
  @Field(() => Int, { description: 'Days past that are not worked out yet.', simple: true }) unfinished!: number;
  @Field(() => Boolean, { description: 'Whether you may close and open months.', simple: true }) mayLock!: boolean;
}

const period = { description: 'The month, YYYY-MM.' };
const department = {
  nullable: true,
  description: 'This department only; otherwise everybody you may close the month of.',
};

@Resolver()
class AttendanceMonthActions {
  @Query(() => AttendanceMonthStanding, { description: 'How far a month is and what stands in the way of closing it.' })
  async attendanceMonthStanding(
    @Context() ctx: Ctx,
    @Arg('period', () => String, period) month: string,
    @Arg('departmentId', () => ID, department) departmentId: string | undefined,
  ): Promise<MonthStanding & { mayLock: boolean }> {
    if (!mayDoSome(ctx.ability, 'read', attendanceMonth)) throw forbidden();
    return {
      ...(await monthStanding(ctx, { period: month, departmentId })),
      mayLock: mayDoSome(ctx.ability, 'lock', attendanceMonth),
    };
  }

  @Query(() => [AttendanceDay], {
    description:
      'Days that stand in the way of closing a month, the 50 oldest: a way in or out missing, more than 16 hours, or a time taken elsewhere or without a photo.',
  })
  async attendanceDaysToSettle(
    @Context() ctx: Ctx,
    @Arg('period', () => String, period) month: string,
    @Arg('departmentId', () => ID, department) departmentId: string | undefined,
  ): Promise<Row<AttendanceDay>[]> {
    if (!mayDoSome(ctx.ability, 'read', attendanceMonth)) throw forbidden();
    return (await daysToSettle(ctx, { period: month, departmentId })).map((row) => maskFields(ctx, attendanceDay, row));
  }

  @Mutation(() => AttendanceMonth, {
    description: "Approves a month as it adds up now; refused for one's own and while days of it miss a way in or out.",
  })
  async approveAttendanceMonth(
    @Context() ctx: Ctx,
    @Arg('id', () => ID, { description: 'The month of an employee.' }) id: string,
    @Arg('version', () => Int, { description: 'The version you read.' }) version: number,
  ): Promise<Row<AttendanceMonth>> {
    return maskFields(ctx, attendanceMonth, await approveMonth(ctx, id, version));
  }

  @Mutation(() => Int, {
    description:
      'Closes a month: its days are locked and its sums stand. Refused while anything about it is open. Answers how many months were closed.',
  })
  closeAttendance(
    @Context() ctx: Ctx,
    @Arg('period', () => String, period) month: string,
    @Arg('departmentId', () => ID, department) departmentId: string | undefined,
  ): Promise<number> {
    return closeMonth(ctx, { period: month, departmentId });
  }

  @Mutation(() => Int, { description: 'Opens a closed month again. Answers how many months were opened.' })
  reopenAttendance(
    @Context() ctx: Ctx,
    @Arg('period', () => String, period) month: string,
    @Arg('departmentId', () => ID, department) departmentId: string | undefined,
    @Arg('reason', () => String, { description: 'Why; kept with the months.' }) reason: string,
  ): Promise<number> {
    return reopenMonth(ctx, { period: month, departmentId }, reason);
  }
}

offerInBulk(attendanceMonth, { approve: approveMonth });

export const AttendanceMonthResolver = [...CrudResolver(attendanceMonth, ['list']), AttendanceMonthActions];
