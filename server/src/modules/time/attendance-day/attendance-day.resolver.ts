import { Arg, Ctx as Context, Field, ID, Info, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLResolveInfo } from 'graphql';
import type { DayStatus } from '../domain/attendance-day';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver, RowResult } from '../../../platform/graphql/crud-resolver';
import { DateScalar } from '../../../platform/graphql/scalars';
import { selectionOf } from '../../../platform/lists/selection';
import { Shift } from '../shift/shift';
import { attendanceDay } from './attendance-day';
import { attendanceSheet, type Sheet } from './attendance-sheet';
import { confirmTimesOut } from './confirm-times-out';
import { DayStanding, type Standing } from './day-standing';
import { AttendanceDayStatus } from './calculation/day-status';

@ObjectType('AttendanceSheetDay', { description: 'One day of one employee.' })
class AttendanceSheetDay {
  @Field(() => DateScalar, { description: 'The day.', simple: true }) date!: string;
  @Field(() => AttendanceDayStatus, { description: 'How it stands.', simple: true }) status!: DayStatus;
  @Field(() => Int, { description: 'Minutes present.', simple: true }) worked!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Minutes the shift asks for; empty without a shift and where only the month has a measure.',
    simple: true,
  })
  expected!: number | null;
  @Field(() => Int, { description: 'Minutes come too late, 0 within the grace.', simple: true }) late!: number;
  @Field(() => Int, { description: 'Minutes gone too early, 0 within the grace.', simple: true }) early!: number;
  @Field(() => String, { nullable: true, description: 'First time in.', simple: true }) timeIn!: string | null;
  @Field(() => String, { nullable: true, description: 'Last time out.', simple: true }) timeOut!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'Time out by the rule of the shift, where none was taken: none of its minutes counts until somebody confirms it.',
    simple: true,
  })
  autoOut!: string | null;
  @Field(() => Int, { description: 'How many presences there are.', simple: true }) presences!: number;
  @Field(() => String, { nullable: true, description: 'Remark on the day.', simple: true }) note!: string | null;
}

@ObjectType('AttendanceSheetRow', { description: 'The days of one employee with their sums, in minutes.' })
class AttendanceSheetRow {
  @Field(() => ID, { description: 'The employee.', simple: true }) id!: string;
  @Field(() => String, { description: 'Full name.', simple: true }) employeeName!: string;
  @Field(() => String, { description: 'Employee number.', simple: true }) employeeCode!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Department on the last day of the period, today in one that goes on.',
    simple: true,
  })
  departmentName!: string | null;
  @Field(() => Shift, { nullable: true, description: 'Default shift.', simple: true }) shift!: Row<Shift> | null;
  @Field(() => [AttendanceSheetDay], { description: 'The days asked for, in order.', simple: true })
  days!: AttendanceSheetDay[];
  @Field(() => Int, { description: 'Minutes present.', simple: true }) worked!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Minutes the shift asks for in the days that have begun; empty without a shift.',
    simple: true,
  })
  expected!: number | null;
  @Field(() => Int, { description: 'Minutes come too late.', simple: true }) late!: number;
  @Field(() => Int, { description: 'Days absent.', simple: true }) absences!: number;
}

@ObjectType('AttendanceSheetColumn', { description: 'A day of the sheet.' })
class AttendanceSheetColumn {
  @Field(() => DateScalar, { description: 'The day.', simple: true }) date!: string;
  @Field(() => Boolean, { description: 'Whether the company does not work on it.', simple: true }) isWeekend!: boolean;
}

@ObjectType('AttendanceSheet', { description: 'Employees against days.' })
class AttendanceSheet {
  @Field(() => [AttendanceSheetColumn], { description: 'The days asked for.', simple: true })
  days!: AttendanceSheetColumn[];
  @Field(() => [AttendanceSheetRow], { description: 'One page of employees.', simple: true })
  rows!: AttendanceSheetRow[];
  @Field(() => Int, { description: 'How many employees there are in all; costs a count.', simple: true })
  total!: number;
}

@Resolver()
class AttendanceSheetResolver {
  @Query(() => AttendanceSheet, {
    description: 'The days of everybody employed in a period whose days you may see, by family name.',
  })
  attendanceSheet(
    @Context() ctx: Ctx,
    @Info() info: GraphQLResolveInfo,
    @Arg('from', () => DateScalar, { description: 'First day.' }) from: string,
    @Arg('to', () => DateScalar, { description: 'Last day, at most 42 days.' }) to: string,
    @Arg('employeeId', () => ID, { nullable: true, description: 'This employee only.' }) employeeId: string | undefined,
    @Arg('departmentId', () => ID, {
      nullable: true,
      description: 'Who was in this department on a day of the period only.',
    })
    departmentId: string | undefined,
    @Arg('shiftId', () => ID, { nullable: true, description: 'Who works this shift by default only.' }) shiftId:
      | string
      | undefined,
    @Arg('search', () => String, { nullable: true, description: 'Words that must all occur in name or number.' })
    search: string | undefined,
    @Arg('standing', () => DayStanding, { nullable: true, description: 'Who stands so now only; of a single day.' })
    standing: Standing | undefined,
    @Arg('limit', () => Int, { defaultValue: 25, description: 'Employees of this page, at most 100.' }) limit: number,
    @Arg('offset', () => Int, { defaultValue: 0, description: 'Employees to leave out at the front.' }) offset: number,
  ): Promise<Sheet> {
    const withTotal = selectionOf(info, attendanceDay, 'page').beside.has('total');
    return attendanceSheet(
      ctx,
      { from, to, employeeId, departmentId, shiftId, search, standing, limit, offset },
      withTotal,
    );
  }

  @Mutation(() => [RowResult], {
    description:
      'Writes the way out by the rule of the shift as the time out of each of these days, for who may change their presences; a day that cannot be is told, the others are done.',
  })
  confirmTimesOut(
    @Context() ctx: Ctx,
    @Arg('dayIds', () => [ID], {
      description: 'Days of attendance whose way out by rule waits to be confirmed, at most 1,000.',
    })
    dayIds: string[],
  ): Promise<RowResult[]> {
    return confirmTimesOut(ctx, dayIds);
  }
}

export const AttendanceDayResolver = [...CrudResolver(attendanceDay), AttendanceSheetResolver];
