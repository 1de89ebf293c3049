import { Int } from 'type-graphql';
import {
  calendarCount,
  workingDaysOf,
  workingMinutesOf,
  type DayPart,
  type LeaveDay as CountedDay,
  type LeaveSpan,
} from '../../organisation/domain/leave-days';
import { mayChangeReplacement } from '../domain/leave-replacement';
import { decideLeave, withdrawWish, type LeaveAction, type LeaveState } from '../domain/leave-request';
import { firstNewDay } from '../domain/type/leave-rules';
import { decidersSql, isDecider } from '../../../platform/approval/approval';
import { mayDo } from '../../../platform/access/ability';
import { defineArea, type Row, type Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { forbidden, invalid } from '../../../platform/errors';
import { choiceOf, field } from '../../../platform/records/fields';
import type { Notice } from '../../../platform/notify/notifications';
import { CompanyRecord, record } from '../../../platform/records/record';
import { DecimalScalar } from '../../../platform/graphql/scalars';
import { dayIn, todayIn } from '../../../platform/today';
import { LeaveKind, LeaveTypeMark, markOfType } from '../leave-type/leave-type';
import {
  daysOf,
  lockLeaveOf,
  refreshLeaveBalances,
  shownDays,
  shownOnce,
  spanColumns,
  totalOf,
} from '../leave-ledger-entry/leave-ledger-entry';
import { problemOf } from './leave-problem';
import { plainKinds, seesWhy } from './medical-leave';
import { AwaySpan, refuseReplacement, replacementAway } from './replacement/replacement';
import { typedLeave } from './typed-leave';
import { t } from '../texts/text';
import { employeeRows } from '../../people/people.sql';
import { LeaveDay } from './leave-day';

export { LeaveDay };

/** For other areas too. */
export { daysOf, shownDays, LeaveKind, problemOf, spanColumns, totalOf };
export { isColleagueSql } from './colleagues';
export { nameOfLeave } from './leave-name';

export const LeaveUnit = choiceOf('LeaveUnit', 'By what leave is taken.', {
  daily: 'In days and halves of days.',
  hourly: 'In hours.',
});
export const LeaveDayPart = choiceOf('LeaveDayPart', 'Half of a working day.', {
  am: 'The half before noon.',
  pm: 'The half after noon.',
});
export const LeaveStatus = choiceOf(
  'LeaveStatus',
  'Where a request for leave stands; leave counts once it is approved, also while its employee asks to cancel it.',
  {
    submitted: 'Waits for a decision; its days are asked for, not taken.',
    approved: 'Granted: its days are taken and its employee is away.',
    cancel_requested: 'Granted, and its employee asks to cancel it; it counts until that is decided.',
    rejected: 'Refused; nothing is taken.',
    cancelled: 'Taken back; its days are given back.',
  },
);

const spanFields: (keyof LeaveSpan)[] = ['unit', 'fromDate', 'toDate', 'fromPart', 'toPart', 'fromTime', 'toTime'];
const countFields = ['id', 'typeId', 'employeeId', 'status', 'dayRows', ...spanFields] as const;
type Replaced = LeaveSpan & { replacementId: string | null };
type Counted = Parameters<typeof shownDays>[1] & { id: unknown };
const clock = { pattern: /^([01]\d|2[0-3]):[0-5]\d$/, example: '09:30', optional: true } as const;

@record('EmployeeLeave', 'Leave an employee asked for, and what became of it.')
export class EmployeeLeave extends CompanyRecord implements LeaveSpan {
  @field.reference('Employee', { description: 'Who is away.', write: 'create', search: true }) employeeId!: string;
  @field.reference('LeaveType', {
    description: 'Its type, whose rules it keeps; the first of its kind where only that is given.',
    optional: true,
  })
  typeId!: string | null;
  @field.derivedInContext<{ typeId: string | null }>(
    () => LeaveTypeMark,
    ['typeId'],
    (row, ctx) => markOfType(ctx, row.typeId),
    'What its type is called, for whoever sees it.',
  )
  typeMark!: LeaveTypeMark | null;
  @field.choice(LeaveKind, { description: 'What it is for: that of its type.', initial: 'paid' }) kind!: string;
  @field.choice(LeaveUnit, { description: 'Days or hours.', initial: 'daily' }) unit!: 'daily' | 'hourly';
  @field.date({ reach: 'planned', description: 'First day.' }) fromDate!: string;
  @field.date({ reach: 'planned', description: 'Last day, the same for a single day.' }) toDate!: string;
  @field.choice(LeaveDayPart, {
    description: 'With which half the first day begins; pm: it is worked until noon.',
    initial: 'am',
  })
  fromPart!: DayPart;
  @field.choice(LeaveDayPart, {
    description: 'With which half the last day ends; am: it is worked after noon.',
    initial: 'pm',
  })
  toPart!: DayPart;
  @field.text({
    identifies: false,
    description: 'Of hourly leave: from what time in the zone of the company, HH:mm.',
    ...clock,
  })
  fromTime!: string | null;
  @field.text({ identifies: false, description: 'Of hourly leave: until what time, HH:mm.', ...clock }) toTime!:
    | string
    | null;
  @field.text({ description: 'Why it is asked for.', max: 250, optional: true, search: true, sensitive: 'medical' })
  reason!: string | null;
  @field.longText({
    description: 'Whatever else whoever decides should know.',
    max: 2000,
    optional: true,
    sensitive: 'medical',
  })
  description!: string | null;
  @field.text({
    description: 'How to reach the employee meanwhile: a telephone number or an address.',
    max: 120,
    optional: true,
  })
  contact!: string | null;
  @field.reference('Employee', {
    description: 'Who stands in meanwhile: somebody you may see, or a colleague of the employee.',
    optional: true,
    namedBy: 'guard',
  })
  replacementId!: string | null;
  @field.computed(
    'text',
    `select concat_ws(' ', e.first_name, e.last_name) from ${employeeRows('first_name', 'last_name')} e
      where e.company_id = t.company_id and e.id = t.replacement_id`,
    { description: 'Name of who stands in, also for who may not see more of them.', optional: true },
  )
  replacementName!: string | null;
  @field.derivedInContext<Replaced>(
    () => [AwaySpan],
    ['replacementId', ...spanFields],
    (row, ctx) => replacementAway(ctx, row),
    'When who stands in is on leave too in those days, as far as you may see that.',
  )
  replacementAway!: AwaySpan[];
  @field.derivedInContext<Row<EmployeeLeave>>(
    () => Boolean,
    ['status', 'toDate', 'employeeId'],
    (row, ctx) => mayChangeReplacement(row, todayIn(ctx)) && mayDo(ctx.ability, 'update', employeeLeave, row),
    'Whether you may have somebody else stand in, though it is approved.',
  )
  mayReplace!: boolean;
  @field.reference('File', {
    description: 'Document that goes with it, such as a medical certificate.',
    optional: true,
    sensitive: 'medical',
  })
  attachmentFileId!: string | null;
  @field.text({ description: 'Number of the resolution it rests on.', max: 60, optional: true, search: true })
  resolutionNumber!: string | null;
  @field.decimal({
    description: 'Percent of pay that goes on; empty where the kind decides.',
    min: 0,
    max: 100,
    scale: 2,
    optional: true,
  })
  paidPercent!: string | null;
  @field.choice(LeaveStatus, { description: 'Where it stands.', initial: 'submitted', write: 'never' })
  status!: LeaveState;
  @field.text({
    description:
      'Why it was rejected or cancelled, why its employee asks to cancel it or that was refused, or a word with the approval.',
    max: 500,
    optional: true,
    write: 'never',
    sensitive: 'medical',
  })
  statusReason!: string | null;
  @field.decimal({
    description: 'Days it takes by its type, as they were counted when it was asked for, approved or counted anew.',
    scale: 4,
    optional: true,
    write: 'never',
  })
  totalDays!: string | null;
  @field.json({
    identifies: false,
    description:
      'Each day of approved leave with what it takes, as it was counted then: a later change of the calendar counts days to come anew, never those gone by.',
    type: () => [LeaveDay],
    initial: [],
    write: 'never',
  })
  dayRows!: CountedDay[];
  @field.reference('User', { description: 'Who entered it.', optional: true, write: 'never' }) requestedById!:
    | string
    | null;
  @field.reference('User', { description: 'Who decided last.', optional: true, write: 'never' }) decidedById!:
    | string
    | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) decidedAt!: Date | null;
  @field.computed('text', decidersSql('EmployeeLeave'), {
    description: 'Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides.',
    optional: true,
  })
  deciders!: string | null;
  @field.derivedInContext<Row<EmployeeLeave>>(
    () => Boolean,
    ['status', 'employeeId', 'requestedById'],
    (row, ctx) =>
      row.status === 'cancel_requested' &&
      withdrawWish(row, deciderIn(ctx)).allowed &&
      mayDo(ctx.ability, 'cancel', employeeLeave, row),
    'Whether you may take back your wish to have it cancelled.',
  )
  mayWithdrawCancel!: boolean;
  @field.derived<LeaveSpan>(
    () => Int,
    spanFields,
    (row) => calendarCount(row).days,
    'Difference of the dates, one more unless hourly, as old clients count; workingDays is what it takes.',
  )
  days!: number;
  @field.derived<LeaveSpan>(
    () => DecimalScalar,
    spanFields,
    (row) => String(calendarCount(row).hours),
    'Hours of hourly leave beyond whole days of 24 hours, as old clients count; otherwise 0.',
  )
  hours!: string;
  @field.derivedInContext<Counted>(
    () => DecimalScalar,
    [...countFields],
    async (row, ctx) => workingDaysOf(await shownOnce(ctx, row)),
    'Working days it takes by the calendar of the employee: weekends and holidays take nothing unless its type counts them, half a day is 0.5.',
  )
  workingDays!: string;
  @field.derivedInContext<Counted>(
    () => Int,
    [...countFields],
    async (row, ctx) => workingMinutesOf(await shownOnce(ctx, row)),
    'The same in minutes of work, which say more of leave by the hour.',
  )
  workingMinutes!: number;
  @field.derivedInContext<Counted>(
    () => [LeaveDay],
    [...countFields],
    (row, ctx) => shownOnce(ctx, row),
    'Each day of it and what is taken of it: of leave in force as it was approved.',
  )
  dayList!: LeaveDay[];
}

/**
 * Of two requests at once the second waits and sees what the first asks for. A decision takes the row first and then
 * the turn, so a change does too.
 */
async function typedInTurn(ctx: Ctx, after: Row<EmployeeLeave>, before: Row<EmployeeLeave> | null): Promise<Values> {
  if (before) {
    await ctx.tx.query('select 1 from employee_leave where company_id = $1 and id = $2 for no key update', [
      ctx.companyId,
      before.id,
    ]);
    await lockLeaveOf(ctx, before.employeeId);
  }
  return typedLeave(ctx, after, before);
}

/** Days or a type that a change asks for anew are asked for today; what it keeps was asked for when it was made. */
function askedWhen(
  ctx: Ctx,
  after: Row<EmployeeLeave>,
  before: Row<EmployeeLeave> | null,
): { askedOn: string; newFrom?: string | null } {
  if (!before || before.typeId !== after.typeId) return { askedOn: todayIn(ctx) };
  const isKept = after.fromDate === before.fromDate && after.toDate === before.toDate;
  return isKept
    ? { askedOn: dayIn(ctx.user.company!.timeZone, after.createdAt) }
    : { askedOn: todayIn(ctx), newFrom: firstNewDay(after, before) };
}

async function validateEmployeeLeave(
  ctx: Ctx,
  after: Row<EmployeeLeave>,
  before: Row<EmployeeLeave> | null,
): Promise<void> {
  if (after.deletedAt) return;
  // Nobody lays open what is hidden from them by calling it something else.
  if (before && before.kind !== after.kind && !seesWhy(ctx, before)) throw forbidden();
  if (before?.deletedAt) await lockLeaveOf(ctx, after.employeeId);
  const wrong = await problemOf(ctx, after, {
    ownId: after.id,
    ...askedWhen(ctx, after, before),
    keepsDays: before?.fromDate === after.fromDate && before.toDate === after.toDate,
    keepsTime:
      !before?.deletedAt && (['employeeId', ...spanFields] as const).every((name) => before?.[name] === after[name]),
  });
  if (wrong) throw invalid(wrong.field, wrong.text);
  const isSame =
    before && (['replacementId', 'fromDate', 'toDate'] as const).every((name) => before[name] === after[name]);
  if (!isSame) await refuseReplacement(ctx, after);
}

export const deciderIn = (ctx: Ctx) => ({ userId: ctx.user.id, employeeId: ctx.user.employeeId });

const offers =
  (action: LeaveAction) =>
  (leave: Row<EmployeeLeave>, ctx: Ctx): boolean => {
    const decision = decideLeave(leave, action, deciderIn(ctx));
    return decision.allowed && !decision.repeated && (action === 'cancel' || isDecider(leave, ctx));
  };

const span = { employee: 'employeeId', from: 'fromDate', to: 'toDate' } as const;
const asked: Pick<Notice<'requestedById' | 'employeeId' | 'fromDate' | 'toDate'>, 'users' | 'employees' | 'facts'> = {
  users: ['requestedById'],
  employees: ['employeeId'],
  facts: span,
};

export const employeeLeave = defineArea('EmployeeLeave', EmployeeLeave, {
  keptFor: 'time',
  one: 'employeeLeave',
  many: 'employeeLeaves',
  label: t('employee_leave.leave_request'),
  page: '/employee-leaves/:id',
  menu: { group: 'people', title: t('employee_leave.menu'), icon: 'calendar', after: 'Employee' },
  sort: 'fromDate',
  descending: true,
  // Why somebody was ill, and the papers of it, need a grant of their own; of other leave its readers see both.
  person: 'employeeId',
  plainIn: { group: 'medical', rows: { kind: plainKinds } },
  reasonIn: 'statusReason',
  timeline: { day: 'fromDate', tells: ['kind', 'toDate', 'reason', 'status'] },
  stateFields: ['status', 'requestedById', 'deciders'],
  // Counting anew follows from calendars and types.
  ownMatter: {
    may: ['cancel', 'ask_cancel', 'withdraw_cancel', 'change_replacement', 'recount', 'recount_waiting'],
    waits: ({ status }) => status === 'submitted',
  },
  isEditable: ({ status }) => status === 'submitted',
  prepare: async (ctx, { employeeId }): Promise<Values> => {
    await lockLeaveOf(ctx, String(employeeId));
    return { requestedById: ctx.user.id };
  },
  derive: typedInTurn,
  guard: validateEmployeeLeave,
  followUp: async (ctx, rows) => refreshLeaveBalances(ctx, [...new Set(rows.map(({ employeeId }) => employeeId))]),
  // What is approved or counted anew goes through the ledger, which does the same.
  followed: ['create', 'update', 'reject', 'cancel', 'delete', 'restore', 'recount_waiting'],
  verbs: {
    approve: offers('approve'),
    reject: offers('reject'),
    cancel: offers('cancel'),
    // Granted for oneself: seeing which colleagues of the team are on leave today. No row offers it.
    see_away: () => false,
  },
  notifies: [
    {
      kind: 'leave_submitted',
      on: ['create'],
      whoMay: 'approve',
      butNot: ['requestedById'],
      until: ['approve', 'reject', 'cancel', 'delete'],
      facts: span,
    },
    {
      kind: 'leave_cancel_asked',
      on: ['ask_cancel'],
      whoMay: 'approve',
      until: ['cancel', 'keep', 'withdraw_cancel'],
      facts: span,
    },
    // Where a flow asked somebody, it tells them.
    {
      kind: 'leave_cancel_withdrawn',
      on: ['withdraw_cancel'],
      when: ({ deciders }) => !deciders,
      whoMay: 'approve',
      facts: span,
    },
    { kind: 'leave_approved', on: ['approve'], ...asked },
    { kind: 'leave_rejected', on: ['reject'], ...asked },
    { kind: 'leave_given_back', on: ['recount'], ...asked },
    { kind: 'leave_cancelled', on: ['cancel'], ...asked },
    { kind: 'leave_replaced', on: ['approve', 'change_replacement'], employees: ['replacementId'], facts: span },
    // What was never approved was never told.
    {
      kind: 'leave_replaced_no_more',
      on: ['cancel'],
      when: ({ dayRows }) => (dayRows as unknown[]).length > 0,
      employees: ['replacementId'],
      facts: span,
    },
    // Told before it is changed, to who stood in until then.
    { kind: 'leave_replaced_by_other', on: ['before_replacement'], employees: ['replacementId'], facts: span },
    { kind: 'leave_kept', on: ['keep'], ...asked },
  ],
});
