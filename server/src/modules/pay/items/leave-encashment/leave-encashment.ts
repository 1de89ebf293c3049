import { Index } from 'typeorm';
import { mayDo } from '../../../../platform/access/ability';
import { decidersSql, isDecider, notDue } from '../../../../platform/approval/approval';
import { defineArea, type Row, type Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { todayIn } from '../../../../platform/today';
import {
  decideEncashment,
  type EncashmentAction,
  type EncashmentState,
} from '../../engine/encashment/encashment-procedure';
import type { PayLine } from '../../engine/payslip';
import { nameOfEmployee } from '../../../people/employee/employee';
import { lockLeaveOf, refreshLeaveBalances } from '../../../leave/leave-ledger-entry/leave-ledger-entry';
import { LeaveTypeMark, markOfType } from '../../../leave/leave-type/leave-type';
import { postedEntries } from '../pay-entry/pay-entry';
import { PayslipLine } from '../../runs/payslip/payslip';
import { inWords } from '../../runs/payslip/payslip-lines';
import { findEncashmentProblem, valueOf } from './encashment-facts';
import { say } from '../../../../platform/text';
import { t } from '../../texts/text';

export const LeaveEncashmentState = choiceOf(
  'LeaveEncashmentState',
  'Where a leave encashment stands: its days leave the balance when it is approved, and it is paid once a payroll with it is posted.',
  {
    submitted: 'Waits for a decision; its days are still in the balance.',
    approved: 'Its days have left the balance; a payroll is to pay them.',
    rejected: 'Refused; nothing is paid.',
    cancelled: 'Taken back; its days are in the balance again.',
    paid: 'Paid by a posted payroll.',
  },
);

const once = { write: 'create' } as const;
const never = { write: 'never' } as const;
const decidedBy: ('state' | 'employeeId' | 'requestedById' | 'deciders')[] = [
  'state',
  'employeeId',
  'requestedById',
  'deciders',
];

@record('LeaveEncashment', 'Days of leave an employee is paid for instead of taking them, while employment goes on.')
@Index('leave_encashment_type', ['companyId', 'employeeId', 'typeId'])
export class LeaveEncashment extends CompanyRecord {
  @field.reference('Employee', { ...once, description: 'Whose days.', search: true, isIndexed: true })
  employeeId!: string;
  @field.computed('text', nameOfEmployee, {
    description: 'First, middle and last name of the employee in one.',
    search: true,
  })
  employeeName!: string;
  @field.reference('LeaveType', { ...once, description: 'Of which type.' }) typeId!: string;
  @field.derivedInContext<{ typeId: string }>(
    () => LeaveTypeMark,
    ['typeId'],
    (row, ctx) => markOfType(ctx, row.typeId),
    'What the type is called, for whoever sees it.',
  )
  typeMark!: LeaveTypeMark | null;
  @field.decimal({ ...once, description: 'How many days.', min: '0.25', max: 1000, scale: 4 }) days!: string;
  @field.text({
    ...once,
    description: 'Why, or whatever else whoever decides should know.',
    max: 250,
    optional: true,
    search: true,
  })
  reason!: string | null;
  @field.date({ ...never, description: 'The day it was asked for: pay and law of that day value the days.' })
  date!: string;
  @field.money({ ...never, description: 'What they are paid with.', sensitive: true }) amount!: string;
  @field.text({ ...never, identifies: false, description: "Currency, ISO 4217: the company's.", max: 3 })
  currency!: string;
  @field.json({
    ...never,
    type: () => [PayslipLine],
    identifies: false,
    description: 'How the amount comes about: the line the payslip will show.',
    sensitive: true,
  })
  lines!: PayLine[];
  @field.choice(LeaveEncashmentState, { ...never, description: 'Where it stands.', initial: 'submitted' })
  state!: EncashmentState;
  @field.date({ ...never, description: 'The day its days left the balance.', optional: true }) takenOn!: string | null;
  @field.computed(
    'text',
    `select r.period from ${postedEntries} where k.company_id = t.company_id and k.source = 'LeaveEncashment'
      and k.source_id = t.id limit 1`,
    { description: 'Month of the payroll that paid it, written YYYY-MM.', optional: true },
  )
  paidPeriod!: string | null;
  @field.reference('User', { ...never, description: 'Who entered it.', optional: true }) requestedById!: string | null;
  @field.reference('User', { ...never, description: 'Who decided last.', optional: true }) decidedById!: string | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.decided_by_id', {
    description: 'Name of who decided last.',
    optional: true,
  })
  decidedByName!: string | null;
  @field.instant({ ...never, description: 'When that was.', optional: true }) decidedAt!: Date | null;
  @field.text({ ...never, description: 'Why it was rejected, or a word with the approval.', max: 500, optional: true })
  decisionNote!: string | null;
  @field.computed('text', decidersSql('LeaveEncashment'), {
    description: 'Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides.',
    optional: true,
  })
  deciders!: string | null;
  @field.derivedInContext<Row<LeaveEncashment>>(
    () => String,
    decidedBy,
    (row, ctx) => refusalOf(row, ctx),
    'Why you cannot decide it now, in the language of the request; empty when you can and when it is not waiting.',
  )
  approvalRefusal!: string | null;
}

export const encashmentDecision = (ctx: Ctx, row: Row<LeaveEncashment>, action: EncashmentAction) =>
  decideEncashment(row, action, { id: ctx.user.id, employeeId: ctx.user.employeeId });

function refusalOf(row: Row<LeaveEncashment>, ctx: Ctx): string | null {
  if (row.state !== 'submitted' || !mayDo(ctx.ability, 'approve', leaveEncashment, row)) return null;
  const decision = encashmentDecision(ctx, row, 'approve');
  if (!decision.approved) return say(decision.because, ctx.locale);
  return isDecider(row, ctx) ? null : say(notDue, ctx.locale);
}

/**
 * What is asked for is valued by the day it is asked on; whoever asks takes their turn, so that two cannot ask for the
 * same days.
 */
async function valued(ctx: Ctx, asked: Row<LeaveEncashment>, before: Row<LeaveEncashment> | null): Promise<Values> {
  if (before) return {};
  await lockLeaveOf(ctx, asked.employeeId);
  const wrong = await findEncashmentProblem(ctx, asked, { isDecision: false });
  if (wrong) throw conflict(wrong.text, wrong.field);
  const { line, currency } = await valueOf(ctx, asked);
  return { date: todayIn(ctx), amount: line.amount, currency, lines: [inWords(line)] };
}

const offers =
  (action: EncashmentAction) =>
  (row: Row<LeaveEncashment>, ctx: Ctx): boolean => {
    const decision = encashmentDecision(ctx, row, action);
    return decision.approved && !decision.repeated && (action === 'cancel' || isDecider(row, ctx));
  };
const facts = { employee: 'employeeId', days: 'days' } as const;

export const leaveEncashment = defineArea('LeaveEncashment', LeaveEncashment, {
  keptFor: 'pay',
  one: 'leaveEncashment',
  many: 'leaveEncashments',
  label: t('leave_encashment.leave_encashment'),
  page: '/leave-encashments?open=:id',
  menu: { group: 'people', title: t('leave_encashment.menu'), icon: 'dollar', after: 'LeaveBalance' },
  sort: 'date',
  descending: true,
  title: 'employeeName',
  person: 'employeeId',
  timeline: { day: 'date', tells: ['days', 'amount', 'currency', 'state'] },
  stateFields: decidedBy,
  isEditable: () => false,
  ownMatter: { may: ['cancel'], waits: ({ state }) => state === 'submitted' },
  prepare: (ctx): Values => ({ requestedById: ctx.user.id }),
  derive: valued,
  followUp: async (ctx, rows) => refreshLeaveBalances(ctx, [...new Set(rows.map(({ employeeId }) => employeeId))]),
  verbs: { approve: offers('approve'), reject: offers('reject'), cancel: offers('cancel') },
  notifies: [
    {
      kind: 'encashment_submitted',
      on: ['create'],
      whoMay: 'approve',
      butNot: ['requestedById'],
      until: ['approve', 'reject', 'cancel'],
      facts,
    },
    { kind: 'encashment_approved', on: ['approve'], users: ['requestedById'], employees: ['employeeId'], facts },
    { kind: 'encashment_rejected', on: ['reject'], users: ['requestedById'], employees: ['employeeId'], facts },
  ],
});
