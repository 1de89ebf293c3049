import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Index } from 'typeorm';
import type { DayMark } from '../domain/attendance-day';
import type { ShiftShare } from '../domain/worked/shift-shares';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { newId } from '../../../platform/records/ids';
import { CompanyRecord, record } from '../../../platform/records/record';
import { DecimalScalar } from '../../../platform/graphql/scalars';
import { refuseClosedMonth, refuseOutsideEmployment } from '../attendance/attendance';
import { AttendanceMark } from './calculation/day-status';
import { t } from '../texts/text';
import { calculateDaysSoon } from './calculation/calculate-days-soon';

export const AttendanceDayKind = choiceOf('AttendanceDayKind', 'What a day is by the calendar.', {
  work: 'A working day of their calendar.',
  weekly_off: 'A day of rest of their calendar.',
  holiday: 'A holiday of their calendar.',
});
export const AttendanceProblem = choiceOf('AttendanceProblem', 'Why somebody has to look at a day.', {
  missing_out: 'They came in, and no way out follows.',
  automatic_clock_out:
    'The same, and the rule of the shift puts their way out at its end: worth nothing until somebody confirms it.',
  missing_in: 'They went out, and no way in comes before.',
  too_long: 'They were there for more than 16 hours, and their shift asks for less.',
  outside: 'A time was taken outside the place of the shift.',
  no_photo: 'A time was taken without the photo that is asked for.',
});

const minutes = (description: string) => field.integer({ description, write: 'never', initial: 0 });

@ObjectType('ShiftShare', { description: 'What of a day counts by one of its shifts.' })
export class ShiftShareType implements ShiftShare {
  @Field(() => ID, { description: 'What is worked.', simple: true }) shiftId!: string;
  @Field(() => DecimalScalar, { description: 'How much an hour of it counts for pay.', simple: true }) factor!: string;
  @Field(() => Int, { description: 'Minutes worked in it.', simple: true }) worked!: number;
  @Field(() => Int, { description: 'Minutes of overtime.', simple: true }) overtime!: number;
  @Field(() => Int, { description: 'Minutes of overtime by night.', simple: true }) nightOvertime!: number;
  @Field(() => Int, { description: 'Minutes by night.', simple: true }) night!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Minutes of its overtime that are of the second step; empty where none are.',
    simple: true,
  })
  secondOvertime?: number;
  @Field(() => Int, { nullable: true, description: 'Those of them by night; empty likewise.', simple: true })
  secondNightOvertime?: number;
}

@record(
  'AttendanceDay',
  'One day of one employee: what it amounts to, worked out from their times, and what was decided about it, which goes before that.',
)
@Index('attendance_day_shared', ['companyId', 'date'], { where: 'shares IS NOT NULL AND deleted_at IS NULL' })
@Index('attendance_day_second_step', ['companyId', 'date'], {
  where: 'second_overtime_factor IS NOT NULL AND deleted_at IS NULL',
})
@Index('attendance_day_problem_idx', ['companyId', 'date'], { where: 'problem IS NOT NULL AND deleted_at IS NULL' })
@Index('attendance_day_date_key', ['companyId', 'employeeId', 'date'], { unique: true, where: 'deleted_at IS NULL' })
export class AttendanceDay extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create', search: true })
  employeeId!: string;
  @field.date({ reach: 'planned', description: 'The day.', write: 'create' }) date!: string;
  @field.choice(AttendanceMark, { description: 'How the day counts, where somebody decided.', optional: true })
  mark!: DayMark | null;
  @field.text({ description: 'Why it counts so.', max: 500, optional: true, search: true }) note!: string | null;
  @field.choice(AttendanceMark, {
    description: 'How it stands; empty before it is over or worked out.',
    optional: true,
    write: 'never',
  })
  status!: DayMark | null;
  @field.choice(AttendanceDayKind, { description: 'What it is by the calendar.', optional: true, write: 'never' })
  dayKind!: string | null;
  @field.reference('Shift', { description: 'The shift it was worked by.', optional: true, write: 'never' }) shiftId!:
    | string
    | null;
  @field.decimal({
    description:
      'How much an hour of it counts for pay, where its shift says more than one and is the only one, or the other counts the same.',
    scale: 2,
    optional: true,
    write: 'never',
  })
  payFactor!: string | null;
  @field.json({
    identifies: false,
    description: 'Its minutes by shift, where it is worked by several of which an hour counts differently.',
    type: () => [ShiftShareType],
    optional: true,
    write: 'never',
  })
  shares!: ShiftShare[] | null;
  @field.instant({ description: 'First way in.', optional: true, write: 'never' }) firstIn!: Date | null;
  @field.instant({ description: 'Last way out; empty where one is missing.', optional: true, write: 'never' })
  lastOut!: Date | null;
  @field.instant({
    description:
      'Where the way out is missing, that which the rule of the shift gives; none of its minutes counts until somebody writes it as a time out or a correction says so.',
    optional: true,
    write: 'never',
  })
  autoOut!: Date | null;
  @field.choice(AttendanceProblem, { description: 'Why somebody has to look at it.', optional: true, write: 'never' })
  problem!: string | null;
  @minutes('Minutes present: worked and break.') presenceMin!: number;
  @minutes('Minutes worked.') workedMin!: number;
  @minutes('Minutes of the breaks of the shift they stayed for.') breakMin!: number;
  @minutes('Minutes of the times of the shift missed by coming too late, its breaks left out; 0 within the grace.')
  lateMin!: number;
  @minutes('Minutes of the times of the shift missed by going too early, its breaks left out; 0 within the grace.')
  earlyMin!: number;
  @minutes('Minutes of overtime, that of the day and that of the week, none counted twice.') overtimeMin!: number;
  @field.integer({
    description:
      'Minutes of it that are overtime of the week, the rest is that of the day; empty where it was worked out before this was kept.',
    optional: true,
    write: 'never',
  })
  weekOvertimeMin!: number | null;
  @minutes('Minutes worked by night.') nightMin!: number;
  @minutes('Minutes of overtime that lie in the night; overtime is what is worked last.') nightOvertimeMin!: number;
  @minutes('Minutes of overtime of the second step: worked beyond the hours the company says for a day.')
  secondOvertimeMin!: number;
  @minutes('Minutes of the second step that lie in the night.') secondNightOvertimeMin!: number;
  @field.decimal({
    description: 'How many hours an hour of the second step counts for pay; empty where there is none.',
    scale: 2,
    optional: true,
    write: 'never',
  })
  secondOvertimeFactor!: string | null;
  @field.flag({ description: 'Whether they were absent without leave.', write: 'never', initial: false })
  absent!: boolean;
  @field.flag({ description: 'Whether leave takes the whole of it.', write: 'never', initial: false }) leave!: boolean;
  @field.flag({ description: 'Whether its month is closed.', write: 'never', initial: false }) locked!: boolean;
  @field.text({ description: 'Why it was worked out last.', optional: true, write: 'never' }) recomputeReason!:
    | string
    | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) derivedAt!: Date | null;
}

/**
 * Takes the place of a day nothing is stored of yet, so that the decision finds what is worked out at the same moment:
 * the row of the other transaction is waited for, not run into.
 */
const holdDay = (ctx: Ctx, { employeeId, date }: Row<AttendanceDay>): Promise<unknown> =>
  ctx.tx.query(
    `insert into attendance_day (company_id, id, version, created_at, updated_at, employee_id, date, locked, absent,
       leave, presence_min, worked_min, break_min, late_min, early_min, overtime_min, night_min, night_overtime_min,
       second_overtime_min, second_night_overtime_min)
     values ($1, $2, 1, $5, $5, $3, $4, false, false, false, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
     on conflict (company_id, employee_id, date) where deleted_at is null do nothing`,
    [ctx.companyId, newId(), employeeId, date, ctx.now],
  );

/** One decision a day. A day that is only worked out gives way to it, and is worked out again with it. */
async function refuseSecond(ctx: Ctx, after: Row<AttendanceDay>, before: Row<AttendanceDay> | null): Promise<void> {
  await refuseClosedMonth(ctx, after.employeeId, [after.date]);
  if (after.deletedAt) return;
  await refuseOutsideEmployment(ctx, after.employeeId, after.date);
  if (!before) await holdDay(ctx, after);
  const { rows } = await ctx.tx.query<{ id: string; mark: string | null }>(
    `select id, mark from attendance_day where company_id = $1 and employee_id = $2 and date = $3 and id <> $4
      and deleted_at is null`,
    [ctx.companyId, after.employeeId, after.date, after.id],
  );
  if (rows.some(({ mark }) => mark)) throw conflict(t('attendance_day.day_has_decided_about_already'), 'date');
  if (!before && !after.mark) throw invalid('mark', t('attendance_day.say_how_day_counts'));
  if (rows[0])
    await ctx.tx.query('update attendance_day set deleted_at = $3 where company_id = $1 and id = $2', [
      ctx.companyId,
      rows[0].id,
      ctx.now,
    ]);
}

export const attendanceDay = defineArea('AttendanceDay', AttendanceDay, {
  keptFor: 'time',
  one: 'attendanceDay',
  many: 'attendanceDays',
  permissionName: 'AttendanceDays',
  label: t('attendance_day.day_attendance'),
  menu: {
    group: 'time',
    title: t('attendance_day.menu'),
    icon: 'table',
    after: 'Attendance',
    path: '/attendance-days',
  },
  sort: 'date',
  descending: true,
  person: 'employeeId',
  guard: refuseSecond,
  followUp: calculateDaysSoon,
  keeps: 'mark is not null or locked',
  ownMatter: {},
  isEditable: ({ locked }) => !locked,
  stateFields: ['locked'],
});

/**
 * For other areas too: what closed days were closed with, days of a closed month corrected, who stands out on a day,
 * and days worked out right now or soon.
 */
export { closedFacts } from './calculation/closed-facts';
export { correctClosedDays } from './calculation/correct-closed-days';
export { dayStandings } from './day-standing';
export { calculateDays } from './calculation/calculate-days';
export { calculateDaysSoon } from './calculation/calculate-days-soon';
