import { Field, Int, ObjectType } from 'type-graphql';
import { calendarCount, leaveDays, workingDaysOf, type DayPart, type LeaveSpan } from '../../domain/leave-days';
import { countProblem, decideLeave, spanProblem, type Employment, type LeaveAction, type LeaveState, type SpanProblem } from '../../domain/leave-request';
import { defineArea, type Row, type Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { invalid } from '../../platform/errors';
import { choiceOf, field } from '../../platform/fields';
import type { Notice } from '../../platform/notices';
import { CompanyRecord, record } from '../../platform/record';
import { DateScalar, DecimalScalar } from '../../platform/scalars';
import { todayIn } from '../../platform/today';
import { approvedClash } from './approved-leave';
import { companyCalendar } from './company-calendar';

/** For other areas too: days of attendance go by the same calendar. */
export { companyCalendar };

export const LeaveKind = choiceOf('LeaveKind', 'What leave is for; each kind has its own share of pay.', ['paid', 'unpaid', 'sick', 'maternity', 'parental']);
export const LeaveUnit = choiceOf('LeaveUnit', 'Whether leave is taken in days and halves of days or in hours.', ['daily', 'hourly']);
export const LeaveDayPart = choiceOf('LeaveDayPart', 'Half of a working day: am is before noon, pm after.', ['am', 'pm']);
export const LeaveStatus = choiceOf('LeaveStatus', 'Where a request for leave stands; only approved leave counts.', ['submitted', 'approved', 'rejected', 'cancelled']);
const LeaveDayKind = choiceOf('LeaveDayKind', 'What a day is in the calendar of the company.', ['work', 'weekend', 'holiday']);

@ObjectType('LeaveDay', { description: 'One day of a leave and what is taken of it.' })
export class LeaveDay {
  @Field(() => DateScalar, { description: 'The day.', simple: true }) date!: string;
  @Field(() => LeaveDayKind, { description: 'What the day is.', simple: true }) kind!: string;
  @Field(() => String, { nullable: true, description: 'Name of the holiday.', simple: true }) name!: string | null;
  @Field(() => Int, { description: 'Working minutes the leave takes of it; none of weekends and holidays.', simple: true }) minutes!: number;
}

const spanFields: (keyof LeaveSpan)[] = ['unit', 'fromDate', 'toDate', 'fromPart', 'toPart', 'fromTime', 'toTime'];
const clock = { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, example: '09:30', optional: true } as const;

@record('EmployeeLeave', 'Leave an employee asked for, and what became of it.')
export class EmployeeLeave extends CompanyRecord implements LeaveSpan {
  @field.reference('Employee', { description: 'Who is away.', write: 'create' }) employeeId!: string;
  @field.choice(LeaveKind, { description: 'What it is for.', initial: 'paid' }) kind!: string;
  @field.choice(LeaveUnit, { description: 'Days or hours.', initial: 'daily' }) unit!: 'daily' | 'hourly';
  @field.date({ description: 'First day.' }) fromDate!: string;
  @field.date({ description: 'Last day, the same for a single day.' }) toDate!: string;
  @field.choice(LeaveDayPart, { description: 'With which half the first day begins; pm: it is worked until noon.', initial: 'am' }) fromPart!: DayPart;
  @field.choice(LeaveDayPart, { description: 'With which half the last day ends; am: it is worked after noon.', initial: 'pm' }) toPart!: DayPart;
  @field.text({ description: 'Of hourly leave: from what time in the zone of the company, HH:mm.', ...clock }) fromTime!: string | null;
  @field.text({ description: 'Of hourly leave: until what time, HH:mm.', ...clock }) toTime!: string | null;
  @field.text({ description: 'Why it is asked for.', max: 250, optional: true, search: true }) reason!: string | null;
  @field.longText({ description: 'Whatever else whoever decides should know.', max: 2000, optional: true }) description!: string | null;
  @field.text({ description: 'Number of the resolution it rests on.', max: 60, optional: true, search: true }) resolutionNumber!: string | null;
  @field.decimal({ description: 'Percent of pay that goes on; empty where the kind decides.', min: 0, max: 100, scale: 2, optional: true }) paidPercent!: string | null;
  @field.choice(LeaveStatus, { description: 'Where it stands.', initial: 'submitted', write: 'never' }) status!: LeaveState;
  @field.text({ description: 'Why it was rejected or cancelled, or a word with the approval.', max: 500, optional: true, write: 'never' }) statusReason!: string | null;
  @field.reference('User', { description: 'Who entered it.', optional: true, write: 'never' }) requestedById!: string | null;
  @field.reference('User', { description: 'Who decided last.', optional: true, write: 'never' }) decidedById!: string | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) decidedAt!: Date | null;
  @field.derived<LeaveSpan>(() => Int, spanFields, (row) => calendarCount(row).days,
    'Difference of the dates, one more unless hourly, as old clients count; workingDays is what it takes.') days!: number;
  @field.derived<LeaveSpan>(() => DecimalScalar, spanFields, (row) => String(calendarCount(row).hours),
    'Hours of hourly leave beyond whole days of 24 hours, as old clients count; otherwise 0.') hours!: string;
  @field.derived<LeaveSpan>(() => DecimalScalar, spanFields, async (row, ctx) => workingDaysOf(await daysOf(ctx, row), await companyCalendar(ctx)),
    'Working days it takes by the calendar of the company: weekends and holidays take nothing, half a day is 0.5.') workingDays!: string;
  @field.derived<LeaveSpan>(() => [LeaveDay], spanFields, (row, ctx) => daysOf(ctx, row), 'Each day of it and what is taken of it.') dayList!: LeaveDay[];
}

/** Each day of a leave and what it takes, by the calendar the company has now. */
export const daysOf = async (ctx: Ctx, span: LeaveSpan): Promise<LeaveDay[]> => leaveDays(span, await companyCalendar(ctx));

/** The first thing wrong with a span asked for an employee, or null. */
export async function problemOf(ctx: Ctx, employeeId: string, span: LeaveSpan, ownId?: string): Promise<SpanProblem | null> {
  const { rows } = await ctx.tx.query<Employment>(
    'select hire_date as "hireDate", exit_date as "exitDate" from employee where company_id = $1 and id = $2', [ctx.companyId, employeeId]);
  if (!rows[0]) return null;
  const wrong = spanProblem(span, rows[0]) ?? countProblem(span, await companyCalendar(ctx));
  if (wrong) return wrong;
  const clash = await approvedClash(ctx, employeeId, span, ownId);
  return clash && { field: 'fromDate', text: clash };
}

async function refuseImpossible(ctx: Ctx, after: Row<EmployeeLeave>): Promise<void> {
  if (after.deletedAt) return;
  const wrong = await problemOf(ctx, after.employeeId, after, after.id);
  if (wrong) throw invalid(wrong.field, wrong.text);
}

export const deciderIn = (ctx: Ctx) => ({ userId: ctx.user.id, employeeId: ctx.user.employeeId, today: todayIn(ctx) });

const offers = (action: LeaveAction) => (leave: Row<EmployeeLeave>, ctx: Ctx): boolean => {
  const decision = decideLeave(leave, action, deciderIn(ctx));
  return decision.allowed && !decision.repeated;
};

const span = { employee: 'employeeId', from: 'fromDate', to: 'toDate' } as const;
const asked: Pick<Notice<'requestedById' | 'employeeId' | 'fromDate' | 'toDate'>, 'users' | 'employees' | 'facts'> =
  { users: ['requestedById'], employees: ['employeeId'], facts: span };

export const employeeLeave = defineArea('EmployeeLeave', EmployeeLeave, {
  one: 'employeeLeave', many: 'employeeLeaves', label: { en: 'leave request', ar: 'طلب الإجازة' }, sort: 'fromDate', descending: true,
  person: 'employeeId', timeline: { day: 'fromDate', tells: ['kind', 'toDate', 'reason', 'status'] },
  stateFields: ['status', 'requestedById', 'fromDate'],
  isEditable: ({ status }) => status === 'submitted',
  prepare: (ctx): Values => ({ requestedById: ctx.user.id }),
  guard: refuseImpossible,
  verbs: {
    approve: offers('approve'), reject: offers('reject'), cancel: offers('cancel'),
    // Granted for oneself: seeing which colleagues of the team are on leave today. No row offers it.
    see_away: () => false,
  },
  notifies: [
    { kind: 'leave_submitted', on: ['create'], whoMay: 'approve', butNot: ['requestedById'], until: ['approve', 'reject', 'cancel', 'delete'], facts: span },
    { kind: 'leave_approved', on: ['approve'], ...asked },
    { kind: 'leave_rejected', on: ['reject'], ...asked },
    { kind: 'leave_cancelled', on: ['cancel'], ...asked },
  ],
});
