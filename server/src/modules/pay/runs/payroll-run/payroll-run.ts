import { Index } from 'typeorm';
import { mayDo } from '../../../../platform/access/ability';
import { decidersSql, isDecider, notDue } from '../../../../platform/approval/approval';
import { defineArea, type Row, type Values } from '../../../../platform/records/area';
import { refuseFarMonth } from '../../../../platform/graphql/asked-days';
import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { say, type Locale } from '../../../../platform/text';
import {
  decideApproval,
  decideReturn,
  nextActions,
  type PayrollRunAction,
  type PayrollRunState as State,
} from '../domain/payroll-run';
import type { PaymentFormat as Format } from '../../bank/domain/payment';
import { formatsIn } from '../../bank/domain/payment-formats';
import { PaymentFormat } from '../../bank/payroll-payment/payroll-payment';
import { runName, runOfMark } from '../../../../kernel/text/payroll-run-name';
import { monthPeriod } from '../../../../kernel/dates/plain-date';
import { PayrollDayBasis } from '../../../organisation/company/company';
import { companyRows } from '../../../organisation/organisation.sql';
import { isCalculationOutdated } from '../../engine/calculation';
import { groupNameSql, runMarkSql } from './load-inputs/payroll-run.group';
import { periodOfGroup, type GroupPeriod } from './load-inputs/payroll-run.pay-group';
import { validatePayrollRun } from './load-inputs/payroll-run.rules';
import { t } from '../../texts/text';

export const PayrollRunState = choiceOf(
  'PayrollRunState',
  'Where a payroll run stands; a failed one was given up after several attempts and can be calculated again, a posted one never changes.',
  {
    draft: 'Made, and not calculated.',
    calculating: 'Its payslips are being written.',
    failed: 'The calculation was given up; it can be calculated again.',
    review: 'Calculated; waits to be approved, or calculated again.',
    returned: 'Given back with a reason by who was to approve it; it can be calculated again.',
    approved: 'Agreed by a second person; it can be paid and posted.',
    paid: 'Said to be paid, and not posted.',
    posted: 'Final: payslips are seen by their employees and nothing changes.',
    cancelled: 'Given up; its people can be paid by another run.',
  },
);
export const PayrollRunKind = choiceOf(
  'PayrollRunKind',
  'What a run is for; the regular runs of a month together pay everybody once.',
  {
    regular: 'Pays whom no regular run of the month before it has.',
    off_cycle: 'Pays those whom no other run of the month pays.',
    final: 'Pays those who leave in the month, up to their last day.',
    correction: 'Pays what closed months are owed by what is known today.',
  },
);

@record('PayrollRun', 'The payroll of one company and one month.')
@Index('payroll_run_period_key', ['companyId', 'period'], {
  unique: true,
  where: `kind = 'regular' AND department_ids = '{}' AND position_ids = '{}' AND employee_ids = '{}'
    AND pay_group_id IS NULL AND state <> 'cancelled' AND deleted_at IS NULL`,
})
@Index('payroll_run_group_period_key', ['companyId', 'payGroupId', 'fromDate'], {
  unique: true,
  where: `kind = 'regular' AND department_ids = '{}' AND position_ids = '{}' AND employee_ids = '{}'
    AND pay_group_id IS NOT NULL AND state <> 'cancelled' AND deleted_at IS NULL`,
})
export class PayrollRun extends CompanyRecord {
  @field.text({
    description: 'Month paid, written YYYY-MM; of a pay group the month in which its period ends.',
    pattern: /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/,
    example: '2026-03',
    write: 'create',
    search: true,
  })
  period!: string;
  @field.reference('PayGroup', {
    description: 'Pay group whose period it pays; empty pays the calendar month of whoever is in none.',
    optional: true,
    write: 'create',
  })
  payGroupId!: string | null;
  @field.date({
    reach: 'planned',
    description:
      'First day of the period of the pay group; to be given where more than one of its periods ends in the month.',
    optional: true,
    write: 'create',
  })
  periodFrom!: string | null;
  @field.date({ description: 'First day of the month, or of the period of the pay group.', write: 'never' })
  fromDate!: string;
  @field.date({ description: 'Last day of the month, or of the period of the pay group.', write: 'never' })
  toDate!: string;
  @field.date({ reach: 'planned', description: 'Day the pay reaches the employees.', optional: true }) payDate!:
    | string
    | null;
  @field.date({
    reach: 'planned',
    description:
      'Last day of the month of which attendance, leave, rewards and single deductions are counted; what is of later days comes with the next run. Empty counts the whole month. Who leaves in the month is counted whole.',
    optional: true,
  })
  cutOff!: string | null;
  @field.choice(PayrollRunKind, { description: 'What the run is for.', initial: 'regular', write: 'create' })
  kind!: string;
  @field.references('Department', {
    description:
      'Departments it is for, with those below them. Without department, position or employee it is for everybody.',
    initial: [],
    write: 'create',
  })
  departmentIds!: string[];
  @field.references('Position', {
    description: 'Positions it is for; with departments, those who hold one of them there.',
    initial: [],
    write: 'create',
  })
  positionIds!: string[];
  @field.references('Employee', {
    description: 'Employees it is for, whatever department and position they have.',
    initial: [],
    write: 'create',
  })
  employeeIds!: string[];
  @field.computed('text', groupNameSql, {
    description: 'Pay group with its days, departments and positions it is for; empty where it is for none of its own.',
    optional: true,
  })
  groupName!: string | null;
  @field.computed('text', runMarkSql, {
    description:
      'What tells it from other runs of the month: month, kind, how many are named and its departments and positions.',
  })
  mark!: string;
  @field.choice(PayrollDayBasis, { description: 'Day basis it was calculated by.', optional: true, write: 'never' })
  dayBasis!: string | null;
  @field.flag({
    description:
      'Whether it took weekends and holidays that count as leave by its type off the pay like leave; runs of before did not.',
    initial: false,
    write: 'never',
  })
  takesDaysOff!: boolean;
  @field.choice(PayrollRunState, { description: 'Where it stands.', initial: 'draft', write: 'never' }) state!: State;
  @field.text({ description: 'Currency, ISO 4217.', max: 3, write: 'never' }) currency!: string;
  @field.integer({ description: 'Employees it covers, those in error among them.', initial: 0, write: 'never' })
  employeeCount!: number;
  @field.integer({
    description: 'Employees calculated so far; rises while the run is calculating.',
    initial: 0,
    write: 'never',
  })
  doneCount!: number;
  @field.integer({ description: 'Employees that could not be calculated.', initial: 0, write: 'never' })
  errorCount!: number;
  @field.money({ description: 'Sum of gross pay.', initial: '0', write: 'never' }) gross!: string;
  @field.money({ description: 'Sum of deductions.', initial: '0', write: 'never' }) deductions!: string;
  @field.money({ description: 'Sum of net pay.', initial: '0', write: 'never' }) net!: string;
  @field.money({
    description: 'Sum of what the employer pays beside the pay; empty where it was calculated before this was kept.',
    optional: true,
    write: 'never',
  })
  employerCost!: string | null;
  @field.money({
    description:
      'Net pay of the month before, as approved, of the same people; empty when there was none and for other than regular runs.',
    optional: true,
    write: 'never',
  })
  previousNet!: string | null;
  @field.internal({ description: 'What closed months leave open with whom it does not pay, as JSON.', optional: true })
  unsettledRetro!: string | null;
  @field.internal({
    identifies: true,
    description: 'Warnings that were let stand, with who did and why, as JSON.',
    optional: true,
  })
  dismissals!: string | null;
  @field.internal({
    identifies: false,
    description: 'By which formulas and which law it was calculated.',
    optional: true,
  })
  calculation!: string | null;
  @field.computed(
    'text',
    `select concat_ws(' ', t.calculation, c.country) from ${companyRows('country')} c where c.id = t.company_id`,
    { description: 'Formulas and digest of the law it was calculated by, and the country whose law holds.' },
  )
  calculationRules!: string;
  @field.derived<Row<PayrollRun>>(
    () => Boolean,
    ['calculationRules', 'calculatedAt', 'toDate'],
    (run) => (run.calculatedAt ? isCalculationOutdated(run.calculationRules, run.toDate) : null),
    'Whether the formulas or the law it was calculated by have been corrected since; empty before it is calculated.',
  )
  isOutdated!: boolean | null;
  @field.reference('User', { description: 'Who calculated it.', optional: true, write: 'never' }) calculatedById!:
    | string
    | null;
  @field.instant({ description: 'When it was calculated.', optional: true, write: 'never' }) calculatedAt!: Date | null;
  @field.reference('User', { description: 'Who approved it; never who calculated it.', optional: true, write: 'never' })
  approvedById!: string | null;
  @field.instant({ description: 'When it was approved.', optional: true, write: 'never' }) approvedAt!: Date | null;
  @field.reference('User', {
    description: 'Who returned it last; empty once it is approved.',
    optional: true,
    write: 'never',
  })
  returnedById!: string | null;
  @field.instant({
    description: 'When it was returned last; empty once it is approved.',
    optional: true,
    write: 'never',
  })
  returnedAt!: Date | null;
  @field.text({
    description: 'Why it was returned last, or what was said when it was approved.',
    max: 500,
    optional: true,
    write: 'never',
  })
  decisionNote!: string | null;
  @field.date({
    description: 'Day its pay reached the employees, as noted; empty until then.',
    optional: true,
    write: 'never',
  })
  paidOn!: string | null;
  @field.instant({ description: 'When it was posted.', optional: true, write: 'never' }) postedAt!: Date | null;
  @field.computed('text', decidersSql('PayrollRun'), {
    description: 'Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides.',
    optional: true,
  })
  deciders!: string | null;
  @field.derivedInContext<Row<PayrollRun>>(
    () => String,
    ['state', 'calculatedById', 'errorCount', 'employeeCount', 'deciders'],
    (run, ctx) => approvalRefusal(run, ctx),
    'Why you cannot approve it now, in the language of the request; empty when you can and when it is not in review.',
  )
  approvalRefusal!: string | null;
  @field.computed('text', `select c.country from ${companyRows('country')} c where c.id = t.company_id`, {
    description: 'Country of the company, ISO 3166-1 alpha-2.',
  })
  country!: string;
  @field.derivedInContext<Row<PayrollRun>>(
    () => [PaymentFormat],
    ['country'],
    ({ country }) => formatsIn(country),
    'What a bank may take of it: a list and a credit transfer anywhere, and the wages protection file of the country.',
  )
  paymentFormats!: Format[] | null;
  @field.derivedInContext<Row<PayrollRun>>(
    () => String,
    ['mark'],
    ({ mark }, ctx) => nameOfMark(mark, ctx.locale),
    'What it is called, in the language of the request: its month, its kind unless it is regular, and whom it is for.',
  )
  name!: string;
}

export const nameOfMark = (mark: string, locale: Locale): string => say(runName(runOfMark(mark)!), locale);

const offers = (action: PayrollRunAction) => (run: { state: State }) => nextActions(run.state).includes(action);

function approvalRefusal(run: Row<PayrollRun>, ctx: Ctx): string | null {
  if (run.state !== 'review') return null;
  if (!mayDo(ctx.ability, 'approve', payrollRun, run)) return say(withoutGrant, ctx.locale);
  const decision = decideApproval({ run, actorId: ctx.user.id });
  if (!decision.approved) return say(decision.because, ctx.locale);
  return isDecider(run, ctx) ? null : say(notDue, ctx.locale);
}

/** While it waits, whom the flow asks; afterwards whoever may. */
const decidesReturn = (run: Row<PayrollRun>, ctx: Ctx): boolean => {
  const decision = decideReturn({ run, actorId: ctx.user.id });
  return decision.approved && !decision.repeated && (run.state !== 'review' || isDecider(run, ctx));
};

const withoutGrant = t('payroll_run.without_grant');

async function monthOf(ctx: Ctx, { period, payGroupId, periodFrom, payDate }: Values): Promise<Values> {
  refuseFarMonth(ctx, 'period', String(period));
  const currency = ctx.user.company?.currency;
  if (typeof payGroupId === 'string')
    return { ...(await periodOfGroup(ctx, { payGroupId, period, periodFrom, payDate } as GroupPeriod)), currency };
  if (periodFrom) throw invalid('periodFrom', t('payroll_run.period_of_group_alone'));
  const { from, to } = monthPeriod(String(period));
  return { fromDate: from, toDate: to, currency };
}

export const payrollRun = defineArea('PayrollRun', PayrollRun, {
  one: 'payrollRun',
  many: 'payrollRuns',
  permissionName: 'Payroll',
  label: t('payroll_run.payroll_run'),
  page: '/payroll-runs/:id',
  menu: { group: 'pay', title: t('payroll_run.menu'), icon: 'dollar', after: null },
  sort: 'period',
  descending: true,
  title: 'name',
  stateFields: ['state', 'calculatedById', 'errorCount', 'employeeCount', 'deciders'],
  isEditable: (run) => run.state === 'draft',
  keeps: `state not in ('posted', 'cancelled')`,
  prepare: monthOf,
  guard: validatePayrollRun,
  stepUp: ['approve', 'disburse', 'pay'],
  verbs: {
    calculate: offers('calculate'),
    approve: (run, ctx) =>
      run.state === 'review' && decideApproval({ run, actorId: ctx.user.id }).approved && isDecider(run, ctx),
    return: (run, ctx) => decidesReturn(run, ctx),
    disburse: (run) => ['approved', 'paid', 'posted'].includes(run.state),
    pay: offers('pay'),
    post: offers('post'),
    cancel: offers('cancel'),
  },
  notifies: [
    {
      kind: 'payroll_calculated',
      on: ['finish'],
      users: ['calculatedById'],
      facts: { period: 'mark', employees: 'employeeCount', errors: 'errorCount' },
      evenActor: true,
    },
    {
      kind: 'payroll_waiting',
      on: ['finish'],
      whoMay: 'approve',
      butNot: ['calculatedById'],
      until: ['approve', 'return', 'cancel', 'calculate', 'delete'],
      facts: { period: 'mark' },
    },
    { kind: 'payroll_failed', on: ['fail'], users: ['calculatedById'], facts: { period: 'mark' }, evenActor: true },
    {
      kind: 'payroll_returned',
      on: ['return'],
      users: ['calculatedById'],
      until: ['calculate', 'cancel'],
      facts: { period: 'mark' },
    },
    { kind: 'payroll_approved', on: ['approve'], users: ['calculatedById'], facts: { period: 'mark' } },
  ],
});

export { notInPayroll } from './load-inputs/not-in-payroll';
export { isForEverybodySql } from './load-inputs/payroll-run.group';
export { taxSums } from './load-inputs/payroll-run.tax';
