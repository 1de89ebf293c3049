import { Arg, Ctx as Context, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { DateTimeScalar } from '../../../platform/graphql/scalars';
import { dayIn } from '../../../platform/today';
import { maskFields } from '../../../platform/records/field-masking';
import { Attendance, attendance } from './attendance';
import { clockIn, clockOut, lastPresence, mayClock } from './attendance.actions';
import { PunchPhotoRule } from '../../organisation/company/company';
import { fencesOf, photoRuleOf, PositionGiven, type PhotoRule } from '../punch/punch';
import { zonesOf } from '../../organisation/work-location/work-location';

@ObjectType('Clock', { description: 'Where the signed-in user stands with their own attendance.' })
class Clock {
  @Field(() => Boolean, {
    description: 'Whether they may take their own times: they are an employee here and hold the grant.',
    simple: true,
  })
  mayClock!: boolean;
  @Field(() => DateTimeScalar, { description: 'The time of the server, which counts.', simple: true })
  serverTime!: Date;
  @Field(() => Attendance, {
    nullable: true,
    description: 'The presence they are in, or ended last; empty when that is long ago.',
    simple: true,
  })
  last!: Row<Attendance> | null;
  @Field(() => Int, { description: "Minutes of today's presences that have ended.", simple: true })
  minutesToday!: number;
  @Field(() => Boolean, {
    description: 'Whether a shift of yours around today has a place, so that it matters where you clock.',
    simple: true,
  })
  asksPosition!: boolean;
  @Field(() => PunchPhotoRule, { description: 'Whether a photo is taken with your times.', simple: true })
  photo!: PhotoRule;
}

const photoDescription = 'A photo of you, a JPEG of at most 200 kB in base64, where the company asks for one.';
const whereDescription = 'Where you are, where your shift has a place; without it nobody knows.';

@Resolver()
class ClockResolver {
  @Query(() => Clock, {
    description: 'Your own clock: whether you are in, since when, and what you have worked today.',
  })
  async clock(@Context() ctx: Ctx): Promise<Clock> {
    const {
      companyId,
      user: { employeeId },
    } = ctx;
    if (!mayClock(ctx))
      return { mayClock: false, serverTime: ctx.now, last: null, minutesToday: 0, asksPosition: false, photo: 'none' };
    const [last] = await lastPresence(ctx, employeeId!);
    const zone = (await zonesOf(ctx, [employeeId!])).at(employeeId!, +ctx.now);
    const { rows } = await ctx.tx.query<{ minutes: number }>(
      `select coalesce(sum(extract(epoch from ended_at - started_at) / 60), 0)::int as minutes from attendance
       where company_id = $1 and employee_id = $2 and date = $3 and deleted_at is null`,
      [companyId, employeeId, dayIn(zone, ctx.now)],
    );
    return {
      mayClock: true,
      serverTime: ctx.now,
      last: last ? maskFields(ctx, attendance, last) : null,
      minutesToday: rows[0]!.minutes,
      asksPosition: (await fencesOf(ctx, employeeId!, [+ctx.now])).isAny,
      photo: await photoRuleOf(ctx),
    };
  }

  @Mutation(() => Attendance, {
    description:
      'Clocks you in at the time of the server; while you are in already, answers that presence and changes nothing.',
  })
  async clockIn(
    @Context() ctx: Ctx,
    @Arg('position', () => PositionGiven, { nullable: true, description: whereDescription })
    position: PositionGiven | null = null,
    @Arg('photo', () => String, { nullable: true, description: photoDescription }) photo: string | null = null,
  ): Promise<Row<Attendance>> {
    return maskFields(ctx, attendance, await clockIn(ctx, position, photo));
  }

  @Mutation(() => Attendance, {
    description:
      'Clocks you out at the time of the server; when you are out already, answers the last presence and changes nothing.',
  })
  async clockOut(
    @Context() ctx: Ctx,
    @Arg('position', () => PositionGiven, { nullable: true, description: whereDescription })
    position: PositionGiven | null = null,
    @Arg('photo', () => String, { nullable: true, description: photoDescription }) photo: string | null = null,
  ): Promise<Row<Attendance>> {
    return maskFields(ctx, attendance, await clockOut(ctx, position, photo));
  }
}

export const AttendanceResolver = [...CrudResolver(attendance), ClockResolver];
