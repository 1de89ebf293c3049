import { Field, InputType, Int, ObjectType } from 'type-graphql';
import {
  asksTheSame,
  changedFrom,
  expectedMinutes,
  periodProblem,
  usualWindow,
  type Counting,
  type ShiftKind as Kind,
  type ShiftVersion,
} from '../domain/shift';
import { halfAPlaceProblem } from '../../organisation/domain/geofence';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { DateScalar, DecimalScalar } from '../../../platform/graphql/scalars';
import { todayIn } from '../../../platform/today';
import { workingTimeOf } from './working-time';
import { t } from '../texts/text';

export const ShiftKind = choiceOf('ShiftKind', 'What a shift asks for.', {
  daily_hours: 'So many hours a day, whenever they are worked.',
  times: 'Presence from and to the times given.',
  monthly_hours: 'So many hours a month, on whatever days.',
});
export const ShiftCounting = choiceOf<Counting>(
  'ShiftCounting',
  'What of a day counts as worked, its breaks left out.',
  {
    pairs: 'Each presence from its way in to its way out.',
    first_to_last: 'All from the first way in to the last way out, whatever lies between.',
  },
);
export const ShiftStatus = choiceOf('ShiftStatus', 'Whether a shift can be given to employees.', {
  active: 'Can be given and planned.',
  inactive: 'Kept for who has it; given to nobody any more.',
});

@ObjectType('ShiftPeriod', {
  description: 'From and to when a shift works. An end not later than the start is on the next day.',
})
@InputType('ShiftPeriodInput', {
  description: 'From and to when a shift works. An end not later than the start is on the next day.',
})
export class ShiftPeriod {
  @Field(() => String, { description: 'Start, HH:mm.', simple: true }) start!: string;
  @Field(() => String, { description: 'End, HH:mm.', simple: true }) end!: string;
  @Field(() => Int, { description: 'Minutes one may come later without being late.', defaultValue: 0, simple: true })
  graceIn!: number;
  @Field(() => Int, { description: 'Minutes one may go earlier without leaving early.', defaultValue: 0, simple: true })
  graceOut!: number;
}

@ObjectType('ShiftVersion', { description: 'What a shift asked for before it was changed.' })
class ShiftVersionType {
  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day it held, until the next; empty: it always did.',
    simple: true,
  })
  from!: string | null;
  @Field(() => ShiftKind, { description: 'What it asked for.', simple: true }) kind!: Kind;
  @Field(() => DecimalScalar, { description: 'Hours a day or a month.', simple: true }) totalHours!: string;
  @Field(() => [ShiftPeriod], { description: 'Its times.', simple: true }) periods!: ShiftPeriod[];
  @Field(() => Int, { description: 'Minutes before its start within which a punch was one of it.', simple: true })
  windowBefore!: number;
  @Field(() => Int, { description: 'Minutes after its end likewise.', simple: true }) windowAfter!: number;
  @Field(() => Int, { nullable: true, description: 'Minutes from which on a day was half; empty: any.', simple: true })
  leastHalf!: number | null;
  @Field(() => Int, { nullable: true, description: 'Minutes from which on a day was whole; empty: any.', simple: true })
  leastFull!: number | null;
  @Field(() => Int, { description: 'Minutes of overtime from which on it counted.', simple: true })
  leastOvertime!: number;
  @Field(() => Boolean, { description: 'Whether people took turns on it.', simple: true }) isShiftWork!: boolean;
  @Field(() => ShiftCounting, { description: 'What of a day counted as worked.', simple: true }) counting!: Counting;
  @Field(() => DecimalScalar, { description: 'How much an hour worked counted for pay.', simple: true })
  multiplier!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Minutes after its end from which on a missing way out was put there; empty: never.',
    simple: true,
  })
  clockOutAfter!: number | null;
}

@record('Shift', 'When a group of employees works: fixed times, or a number of hours a day or a month.')
export class Shift extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) title!: string;
  @field.text({
    description: 'Short code, such as N for the night.',
    max: 12,
    optional: true,
    search: true,
    unique: true,
  })
  code!: string | null;
  @field.choice(ShiftKind, { description: 'What it asks for.', initial: 'daily_hours' }) kind!: Kind;
  @field.decimal({
    description: 'Hours a day, or a month where that is what it asks for; with fixed times the server adds them up.',
    min: 0,
    max: 744,
    scale: 2,
    initial: '8',
  })
  totalHours!: string;
  @field.json({ description: 'Its times in order, with fixed times only.', type: () => [ShiftPeriod], initial: [] })
  periods!: ShiftPeriod[];
  @field.integer({
    description: 'Minutes before its start within which a punch is one of the shift.',
    min: 0,
    max: 360,
    initial: usualWindow,
  })
  windowBefore!: number;
  @field.integer({
    description: 'Minutes after its end within which a punch is one of the shift.',
    min: 0,
    max: 360,
    initial: usualWindow,
  })
  windowAfter!: number;
  @field.integer({
    description: 'Minutes worked below which a day counts as absence; empty: any presence counts.',
    min: 1,
    max: 1440,
    optional: true,
  })
  leastHalf!: number | null;
  @field.integer({
    description: 'Minutes worked below which a day counts as half; empty: any presence makes it whole.',
    min: 1,
    max: 1440,
    optional: true,
  })
  leastFull!: number | null;
  @field.integer({
    description: 'Minutes of overtime a working day must come to before any of them counts; 0: each minute does.',
    min: 0,
    max: 240,
    initial: 0,
  })
  leastOvertime!: number;
  @field.integer({
    description:
      'Minutes after its end from which on a way out nobody took is put at its end, or at when the hours it asks for are full. It counts for nothing until somebody confirms it. Empty: the way out stays missing.',
    min: 0,
    max: 720,
    optional: true,
    formerName: 'clockOutAfter',
  })
  clockOutAfter!: number | null;
  @field.flag({
    description:
      'Whether people take turns on it. Laws that pay more for overtime by night may leave shift workers out.',
    initial: false,
  })
  isShiftWork!: boolean;
  @field.choice(ShiftCounting, {
    description: 'What of a day counts as worked; breaks between its times never do.',
    initial: 'pairs',
  })
  counting!: Counting;
  @field.decimal({
    description: 'How much an hour worked in it counts for pay: 1.5 makes two hours three.',
    min: 1,
    max: 5,
    scale: 2,
    initial: '1',
  })
  multiplier!: string;
  @field.date({
    reach: 'kept',
    description:
      'When what it asks for is changed: the first day that holds, today where none is given. Days before keep what held then. Never kept.',
    optional: true,
  })
  newTimesFrom!: string | null;
  @field.date({
    description: 'First day of what it asks for now; empty: it always did.',
    optional: true,
    write: 'never',
  })
  timesFrom!: string | null;
  @field.json({
    description: 'What it asked for before, oldest first.',
    type: () => [ShiftVersionType],
    initial: [],
    write: 'never',
  })
  earlier!: ShiftVersion[];
  @field.decimal({
    description: 'Degrees north of the place it is worked at.',
    min: -90,
    max: 90,
    scale: 6,
    optional: true,
  })
  fenceLatitude!: string | null;
  @field.decimal({ description: 'Degrees east of it.', min: -180, max: 180, scale: 6, optional: true })
  fenceLongitude!: string | null;
  @field.integer({
    description:
      'Metres around it within which somebody is there; with all three, whoever clocks in on their phone is asked where they are.',
    min: 20,
    max: 50_000,
    optional: true,
  })
  fenceRadius!: number | null;
  @field.text({
    description:
      'The profession of the licence it is worked with, as it stands on licences; empty where it needs none.',
    max: 120,
    optional: true,
  })
  licenceNeeded!: string | null;
  @field.text({
    description:
      'The skills it is worked with, as they stand of employees, with commas between them; empty where it needs none.',
    max: 500,
    optional: true,
  })
  skillsNeeded!: string | null;
  @field.text({
    description: 'Colour on calendars and sheets.',
    pattern: /^#[0-9a-fA-F]{6}$/,
    example: '#189ab4',
    optional: true,
  })
  colour!: string | null;
  @field.choice(ShiftStatus, { description: 'State.', initial: 'active' }) status!: string;
}

const mostPeriods = 6;
const mostGrace = 240;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** What it asks for, added up; and what it asked for before, for the days until it was changed. */
function withVersions(ctx: Ctx, after: Row<Shift>, before: Row<Shift> | null): Values {
  const asked = { ...after, ...addUp(after) };
  const kept = {
    ...addUp(after),
    newTimesFrom: null,
    timesFrom: before?.timesFrom ?? null,
    earlier: before?.earlier ?? [],
  };
  if (!before || (asksTheSame(before, asked) && !after.newTimesFrom)) return kept;
  return { ...kept, ...changedFrom(before, after.newTimesFrom ?? todayIn(ctx)) };
}

/** Only fixed times have periods, and their sum is the hours. */
function addUp(shift: Row<Shift>): Pick<Shift, 'periods' | 'totalHours'> {
  if (shift.kind !== 'times') return { periods: [], totalHours: shift.totalHours };
  refuseMalformed(shift.periods);
  return {
    periods: shift.periods.map(({ start, end, graceIn, graceOut }) => ({ start, end, graceIn, graceOut })),
    totalHours: ((expectedMinutes(shift) ?? 0) / 60).toFixed(2),
  };
}

function refuseMalformed(periods: ShiftPeriod[]): void {
  const because = !periods.length
    ? t('shift.give_least_pair_times_choose')
    : periods.length > mostPeriods
      ? t('shift.give_most_pairs_times', { mostPeriods })
      : periods.some(({ start, end }) => !clock.test(start) || !clock.test(end))
        ? t('shift.write_times_like_08_00')
        : periods.some(({ graceIn, graceOut }) =>
              [graceIn, graceOut].some((minutes) => minutes < 0 || minutes > mostGrace),
            )
          ? t('shift.grace_0_minutes', { mostGrace })
          : periodProblem(periods);
  if (because) throw invalid('periods', because);
}

function refuseNoHours({ kind, totalHours, leastHalf, leastFull }: Row<Shift>): void {
  if (leastHalf !== null && leastFull !== null && leastHalf > leastFull) {
    throw invalid('leastHalf', t('shift.half_day_cannot_need_more'));
  }
  const most = kind === 'daily_hours' ? 24 : 744;
  if (Number(totalHours) > 0 && Number(totalHours) <= most) return;
  throw invalid('totalHours', t('shift.give_more_0_most_hours', { most }));
}

export const shift = defineArea('Shift', Shift, {
  one: 'shift',
  many: 'shifts',
  permissionName: 'AttendanceShift',
  label: t('shift.shift'),
  page: '/shifts?open=:id',
  menu: { group: 'time', title: t('shift.menu'), icon: 'schedule', after: 'PunchCard' },
  sort: 'title',
  derive: withVersions,
  guard: (_ctx, after) => {
    refuseNoHours(after);
    const problem = halfAPlaceProblem(after);
    if (problem) throw invalid(problem.field, problem.text);
  },
});
/** What a shift asks for, by day, as SQL over a table of shifts. */
export const planColumns = (of: string): string =>
  `${of}.kind, ${of}.total_hours as "totalHours", ${of}.periods, ${of}.window_before as "windowBefore",
    ${of}.window_after as "windowAfter",
  ${of}.least_half as "leastHalf", ${of}.least_full as "leastFull", ${of}.least_overtime as "leastOvertime",
  ${of}.is_shift_work as "isShiftWork", ${of}.counting, ${of}.multiplier::text as multiplier,
  ${of}.clock_out_after as "clockOutAfter", ${of}.times_from as "timesFrom", ${of}.earlier`;

/** For other areas: the weeks and the law their shifts are worked by. */
export { workingTimeOf };
export const ShiftResolver = CrudResolver(shift);
