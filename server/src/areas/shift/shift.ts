import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { expectedMinutes, periodProblem, type ShiftKind as Kind } from '../../domain/shift';
import { defineArea, type Row, type Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { CrudResolver } from '../../platform/crud-resolver';
import { invalid } from '../../platform/errors';
import { choiceOf, field } from '../../platform/fields';
import { CompanyRecord, record } from '../../platform/record';

export const ShiftKind = choiceOf('ShiftKind',
  'What a shift asks for: so many hours whenever in the day, presence from and to fixed times, or so many hours in the month.',
  ['daily_hours', 'times', 'monthly_hours']);
export const ShiftStatus = choiceOf('ShiftStatus', 'Whether a shift can be given to employees.', ['active', 'inactive']);

@ObjectType('ShiftPeriod', { description: 'From and to when a shift works. An end not later than the start is on the next day.' })
@InputType('ShiftPeriodInput', { description: 'From and to when a shift works. An end not later than the start is on the next day.' })
export class ShiftPeriod {
  @Field(() => String, { description: 'Start, HH:mm.', simple: true }) start!: string;
  @Field(() => String, { description: 'End, HH:mm.', simple: true }) end!: string;
  @Field(() => Int, { description: 'Minutes one may come later without being late.', defaultValue: 0, simple: true }) graceIn!: number;
  @Field(() => Int, { description: 'Minutes one may go earlier without leaving early.', defaultValue: 0, simple: true }) graceOut!: number;
}

@record('Shift', 'When a group of employees works: fixed times, or a number of hours a day or a month.')
export class Shift extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) title!: string;
  @field.choice(ShiftKind, { description: 'What it asks for.', initial: 'daily_hours' }) kind!: Kind;
  @field.decimal({ description: 'Hours a day, or a month where that is what it asks for; with fixed times the server adds them up.', min: 0, max: 744, scale: 2, initial: '8' })
  totalHours!: string;
  @field.json({ description: 'Its times in order, with fixed times only.', type: () => [ShiftPeriod], initial: [] }) periods!: ShiftPeriod[];
  @field.text({ description: 'Colour on calendars and sheets.', pattern: /^#[0-9a-fA-F]{6}$/, example: '#189ab4', optional: true }) colour!: string | null;
  @field.choice(ShiftStatus, { description: 'State.', initial: 'active' }) status!: string;
}

const mostPeriods = 6;
const mostGrace = 240;
const clock = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Only fixed times have periods, and their sum is the hours. */
function addUp(_ctx: Ctx, shift: Row<Shift>): Values {
  if (shift.kind !== 'times') return { periods: [], totalHours: shift.totalHours };
  refuseMalformed(shift.periods);
  return { periods: shift.periods.map(({ start, end, graceIn, graceOut }) => ({ start, end, graceIn, graceOut })), totalHours: ((expectedMinutes(shift) ?? 0) / 60).toFixed(2) };
}

function refuseMalformed(periods: ShiftPeriod[]): void {
  const because = !periods.length ? { en: 'Give at least one pair of times, or choose a number of hours instead.', ar: 'أدخل فترة واحدة على الأقل، أو اختر عدداً من الساعات.' }
    : periods.length > mostPeriods ? { en: `Give at most ${mostPeriods} pairs of times.`, ar: `أدخل ${mostPeriods} فترات على الأكثر.` }
    : periods.some(({ start, end }) => !clock.test(start) || !clock.test(end)) ? { en: 'Write times like 08:00.', ar: 'اكتب الأوقات بهذا الشكل: 08:00.' }
    : periods.some(({ graceIn, graceOut }) => [graceIn, graceOut].some((minutes) => minutes < 0 || minutes > mostGrace))
      ? { en: `Grace is from 0 to ${mostGrace} minutes.`, ar: `المهلة من 0 إلى ${mostGrace} دقيقة.` }
    : periodProblem(periods);
  if (because) throw invalid('periods', because);
}

function refuseNoHours({ kind, totalHours }: Row<Shift>): void {
  const most = kind === 'daily_hours' ? 24 : 744;
  if (Number(totalHours) > 0 && Number(totalHours) <= most) return;
  throw invalid('totalHours', { en: `Give more than 0 and at most ${most} hours.`, ar: `أدخل أكثر من 0 و${most} ساعة على الأكثر.` });
}

export const shift = defineArea('Shift', Shift, {
  one: 'shift', many: 'shifts', permissionName: 'AttendanceShift', label: { en: 'shift', ar: 'الوردية' }, sort: 'title',
  derive: addUp, guard: (_ctx, after) => refuseNoHours(after),
});
export const ShiftResolver = CrudResolver(shift);
