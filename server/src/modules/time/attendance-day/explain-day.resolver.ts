import { Arg, Ctx as Context, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { DayReason } from '../domain/attendance-day';
import type { Counting } from '../domain/shift';
import type { PunchFate } from '../domain/worked/explained-day';
import { wallMoment } from '../../../kernel/dates/zone-time';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { choiceOf } from '../../../platform/records/fields';
import { DateScalar, DateTimeScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { GeofenceResult, PunchDirection, PunchSource } from '../punch/punch';
import { Shift, ShiftCounting } from '../shift/shift';
import { AttendanceDayStatus } from './calculation/day-status';
import { explainDay } from './explain-day';

const AttendanceReason = choiceOf<DayReason>(
  'AttendanceReason',
  'Why a day stands as it does: what was decided about it, or the first of the facts that speaks.',
  {
    decided: 'Somebody said how it stands.',
    not_employed: 'They were not employed on it.',
    still_in: 'They are in now.',
    no_way_out: 'They came in, and no way out follows.',
    automatic_clock_out:
      'They came in, no way out follows, and the rule of the shift puts it at its end, for somebody to confirm.',
    came: 'They were there long enough.',
    too_little: 'They were there too briefly for half a day of the shift.',
    half: 'They were there too briefly for a whole day of the shift.',
    free: 'It is a day of rest.',
    holiday: 'A holiday of their calendar, whole.',
    leave: 'They are on leave.',
    not_recorded: 'It lies before their record and their first presence.',
    not_over: 'Their times are not over.',
    nobody_came: 'Their times have passed and they have not come.',
  },
);
const PunchFateChoice = choiceOf<PunchFate>('PunchFate', 'What became of a punch.', {
  way_in: 'Began a presence.',
  way_out: 'Ended a presence.',
  between: 'Lies between the first way in and the last way out, which alone count by the shift.',
  same_tap: 'The same tap once more.',
  no_way_in: 'A way out to which no way in was found.',
  set_aside: 'What somebody wrote by hand took its place.',
  corrected: 'Written by a correction.',
  other_day: 'Held by the shift of another day.',
});

@ObjectType('ExplainedPunch', { description: 'A punch of the day, and what became of it.' })
class ExplainedPunch {
  @Field(() => DateTimeScalar, { description: 'When.', simple: true }) at!: Date;
  @Field(() => String, { description: 'Clock on the wall where it was taken, HH:mm:ss.', simple: true }) time!: string;
  @Field(() => PunchDirection, { description: 'Which way, as it was taken down.', simple: true }) direction!: string;
  @Field(() => PunchSource, { description: 'How it was taken down.', simple: true }) source!: string;
  @Field(() => String, { nullable: true, description: 'Why it was entered by hand.', simple: true }) note!:
    | string
    | null;
  @Field(() => GeofenceResult, {
    nullable: true,
    description: 'Whether it was taken at the place of the shift; empty where that has none.',
    simple: true,
  })
  geofenceResult!: string | null;
  @Field(() => Int, { nullable: true, description: 'Metres from that place, where the phone told.', simple: true })
  geofenceMetres!: number | null;
  @Field(() => Boolean, { description: 'Whether somebody has to look at it for that.', simple: true })
  isFlagged!: boolean;
  @Field(() => ID, { nullable: true, description: 'The photo taken with it, while it is kept.', simple: true })
  photoFileId!: string | null;
  @Field(() => PunchFateChoice, { description: 'What became of it.', simple: true }) fate!: PunchFate;
  @Field(() => DateScalar, { description: 'The day it counts for.', simple: true }) day!: string;
}

@ObjectType('ExplainedTime', { description: 'How a first way in or last way out stands to the planned time.' })
class ExplainedTime {
  @Field(() => Int, {
    description: 'Minutes too late, or too early when going; below zero where it was better than planned.',
    simple: true,
  })
  by!: number;
  @Field(() => Int, { description: 'Minutes the shift lets pass.', simple: true }) grace!: number;
  @Field(() => Int, { description: 'Minutes that count: all of them beyond the grace, none within it.', simple: true })
  counted!: number;
}

@ObjectType('ExplainedBreak', { description: 'A break of the shift.' })
class ExplainedBreak {
  @Field(() => String, { description: 'Its beginning by clocks of the company, HH:mm.', simple: true }) from!: string;
  @Field(() => String, { description: 'Its end.', simple: true }) to!: string;
  @Field(() => Int, { description: 'Minutes of it they were present, which are not paid.', simple: true })
  taken!: number;
}

@ObjectType('ExplainedShare', {
  description: 'What of a day counts by one of its shifts, where an hour does not count the same in all of them.',
})
class ExplainedShare {
  @Field(() => String, { description: 'What the shift is called; empty for who may not read shifts.', simple: true })
  title!: string;
  @Field(() => DecimalScalar, { description: 'How much an hour of it counts for pay.', simple: true }) factor!: string;
  @Field(() => Int, { description: 'Minutes worked in it.', simple: true }) workedMin!: number;
  @Field(() => Int, { description: 'Minutes of overtime.', simple: true }) overtimeMin!: number;
  @Field(() => Int, { description: 'Minutes by night.', simple: true }) nightMin!: number;
}

@ObjectType('AttendanceExplanation', {
  description:
    'What a day of an employee follows from. All minutes are whole ones; seconds are left out once all of a kind are added up.',
})
class AttendanceExplanation {
  @Field(() => AttendanceDayStatus, { description: 'How it stands.', simple: true }) status!: string;
  @Field(() => AttendanceReason, { description: 'Why it does so.', simple: true }) reason!: DayReason;
  @Field(() => String, { nullable: true, description: 'What was written beside a decision about it.', simple: true })
  note!: string | null;
  @Field(() => Shift, {
    nullable: true,
    description: 'The shift it is worked by, as it is now; its version and time of change say which.',
    simple: true,
  })
  shift!: Row<Shift> | null;
  @Field(() => Boolean, {
    description: 'Whether the published roster says so; else it is the shift on their file.',
    simple: true,
  })
  isRostered!: boolean;
  @Field(() => [ExplainedPunch], {
    description: 'Punches taken on the day or belonging to it, for who may read punches.',
    simple: true,
  })
  punches!: ExplainedPunch[];
  @Field(() => Int, { description: 'Minutes present.', simple: true }) presenceMin!: number;
  @Field(() => [ExplainedBreak], { description: 'Breaks of the shift.', simple: true }) breaks!: ExplainedBreak[];
  @Field(() => ShiftCounting, {
    description: 'What of it counts as worked, as the shift had it on the day.',
    simple: true,
  })
  counting!: Counting;
  @Field(() => DecimalScalar, { description: 'How much an hour worked counts for pay, likewise.', simple: true })
  multiplier!: string;
  @Field(() => [ExplainedShare], {
    description: 'What counts by which of its shifts; empty where an hour counts the same in all.',
    simple: true,
  })
  shares!: ExplainedShare[];
  @Field(() => Int, { description: 'Minutes worked: present, less breaks.', simple: true }) workedMin!: number;
  @Field(() => String, {
    nullable: true,
    description: 'The way out by the rule of the shift where none was taken, HH:mm.',
    simple: true,
  })
  autoOut!: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Minutes that would be worked with it; none of them counts until somebody confirms it.',
    simple: true,
  })
  autoWorkedMin!: number | null;
  @Field(() => Int, { nullable: true, description: 'Minutes asked for.', simple: true }) expectedMin!: number | null;
  @Field(() => ExplainedTime, {
    nullable: true,
    description: 'Coming late; empty where no time was planned or nobody came.',
    simple: true,
  })
  late!: ExplainedTime | null;
  @Field(() => ExplainedTime, { nullable: true, description: 'Going early; empty likewise.', simple: true })
  early!: ExplainedTime | null;
  @Field(() => Int, { description: 'Overtime of the day: worked beyond what was asked for.', simple: true })
  overtimeOfDayMin!: number;
  @Field(() => Int, {
    description: 'Minutes of overtime a working day must come to before any of them counts.',
    simple: true,
  })
  leastOvertimeMin!: number;
  @Field(() => Int, {
    description:
      'Overtime of the week that falls on the day: beyond the hours of the week, without what is overtime of a day.',
    simple: true,
  })
  overtimeOfWeekMin!: number;
  @Field(() => Int, {
    description: 'What of both is of the second step: worked beyond the hours the company says for a day.',
    simple: true,
  })
  secondOvertimeMin!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Minutes worked in a day beyond which overtime is of the second step; empty where the company has none.',
    simple: true,
  })
  secondOvertimeAfterMin!: number | null;
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'How many hours an hour of the second step counts for pay; empty likewise.',
    simple: true,
  })
  secondOvertimeFactor!: string | null;
  @Field(() => Int, { description: 'Minutes worked by night.', simple: true }) nightMin!: number;
  @Field(() => String, { description: 'When night begins, HH:mm.', simple: true }) nightFrom!: string;
  @Field(() => String, { description: 'When it ends.', simple: true }) nightTo!: string;
  @Field(() => Int, { description: 'Minutes of a week beyond which all is overtime.', simple: true })
  weeklyMin!: number;
  @Field(() => String, { description: 'The law both come from.', simple: true }) lawSource!: string;
  @Field(() => DateScalar, { description: 'Since when it holds.', simple: true }) lawSince!: string;
  @Field(() => String, { nullable: true, description: 'What the holiday is called.', simple: true }) holiday!:
    | string
    | null;
  @Field(() => ID, { nullable: true, description: 'The leave that takes it, for who may read that.', simple: true })
  leaveId!: string | null;
  @Field(() => Boolean, { description: 'Whether its month is closed.', simple: true }) locked!: boolean;
  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was stored last.', simple: true })
  storedAt!: Date | null;
  @Field(() => Boolean, {
    description:
      'Whether what is stored, which pay reads, is what follows now; not where a closed month was worked out from other facts, or it waits to be worked out anew.',
    simple: true,
  })
  isAsStored!: boolean;
}

@Resolver()
export class ExplainDayResolver {
  @Query(() => AttendanceExplanation, {
    description:
      'Why a day of attendance is what it is: the shift, the punches and what became of each, breaks, grace, overtime, night, leave and holidays.',
  })
  async attendanceExplanation(
    @Context() ctx: Ctx,
    @Arg('employeeId', () => ID, { description: 'The employee it is about.' }) employeeId: string,
    @Arg('date', () => DateScalar, { description: 'The day.' }) date: string,
  ): Promise<AttendanceExplanation> {
    const { day, reason, late, early, breaks, punches, law, stored, zone, ...rest } = await explainDay(
      ctx,
      employeeId,
      date,
    );
    const wallTime = (at: number): string => wallMoment(at, zone).time.slice(0, 5);
    return {
      ...rest,
      reason,
      late,
      early,
      status: day.status,
      note: stored?.mark ? stored.note : null,
      presenceMin: day.presence,
      workedMin: day.worked,
      expectedMin: day.expected,
      nightMin: day.night,
      autoOut: day.autoOut === null ? null : wallTime(day.autoOut),
      autoWorkedMin: day.autoWorked,
      punches: punches.map(
        ({
          punch: { at, zone, told: direction, source, note, geofenceResult, geofenceMetres, isFlagged, photoFileId },
          fate,
          day: countsFor,
        }) => ({
          at: new Date(at),
          time: wallMoment(at, zone).time,
          direction,
          source,
          note,
          geofenceResult,
          geofenceMetres,
          isFlagged,
          photoFileId,
          fate,
          day: countsFor,
        }),
      ),
      breaks: breaks.map(({ from, to, taken }) => ({ from: wallTime(from), to: wallTime(to), taken })),
      leastOvertimeMin: rest.leastOvertime,
      overtimeOfDayMin: rest.overtimeOfDay,
      overtimeOfWeekMin: rest.overtimeOfWeek,
      secondOvertimeMin: rest.secondOvertime,
      secondOvertimeAfterMin: rest.step?.after ?? null,
      secondOvertimeFactor: rest.step?.factor ?? null,
      nightFrom: law.night.from,
      nightTo: law.night.to,
      weeklyMin: law.weeklyMinutes,
      lawSource: law.source,
      lawSince: law.validFrom,
      locked: stored?.locked ?? false,
      storedAt: stored?.derivedAt ?? null,
    };
  }
}
