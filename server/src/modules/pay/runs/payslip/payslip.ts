import { Field, ID, Int, ObjectType, Root } from 'type-graphql';
import { Column, Index } from 'typeorm';
import { mayDoSome } from '../../../../platform/access/ability';
import { defineArea, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { DateScalar, DecimalScalar, JsonScalar } from '../../../../platform/graphql/scalars';
import type { RetroNote } from '../../engine/difference/pay-retro';
import type { KeptLineSums } from '../../engine/figures/line-sums';
import type { ComparedLines } from '../../engine/difference/payslip-difference';
import type { PayInput, PayLine, PayProblem } from '../../engine/payslip';
import type { DepartmentDays } from '../../engine/figures/payslip-departments';
import { employerCostIn, unpaidDaysIn } from '../../engine/figures/payslip-figures';
import { totalsOf, type ExplainedAmount as Explained } from '../../engine/figures/payslip-totals';
import type { Text } from '../../../../kernel/text/text';
import { openLinesSql } from './payslip-lines';
import { payrollRun } from '../payroll-run/payroll-run';
import { inEachLanguage, locales, say } from '../../../../platform/text';
import { t } from '../../texts/text';

export const PayslipState = choiceOf(
  'PayslipState',
  'ready to be approved, in error with its reasons, or posted for good.',
  {
    ready: 'Calculated without errors; its run can be approved.',
    error: 'In error, for the reasons it gives; its run cannot be approved.',
    posted: 'Final; its employee sees it.',
  },
);

/** Names and reasons as they are stored, with an answer in each language of the list. */
@ObjectType('LocalizedText', { description: 'A text in every language of the product.' })
export class LocalizedText {}
const called = new Intl.DisplayNames('en', { type: 'language' });
for (const locale of locales) {
  const answer = { value: (text: Text) => say(text, locale) };
  // Of another name than what a stored text has by itself.
  const method = `saidIn${locale}`;
  Object.defineProperty(LocalizedText.prototype, method, answer);
  Root()(LocalizedText.prototype, method, 0);
  Field(() => String, { name: locale, description: `${called.of(locale)}.` })(LocalizedText.prototype, method, answer);
}

/** Adds the values in the formula, with what they are called in each language. */
export function answerInputs({ prototype }: { prototype: { inputs: readonly PayInput[] } }, besides = ''): void {
  const answer = {
    value: ({ inputs }: { inputs: readonly PayInput[] }) =>
      inputs.map((input) => ({ ...input, label: inEachLanguage(input.label) })),
  };
  Object.defineProperty(prototype, 'toldInputs', answer);
  Root()(prototype, 'toldInputs', 0);
  const description = `The values in the formula: a list of {name, label {${locales.join(', ')}}, value, unit}${besides}.`;
  Field(() => JsonScalar, { name: 'inputs', description })(prototype, 'toldInputs', answer);
}

@ObjectType('PayslipLine', { description: 'One line of a payslip with everything needed to follow its amount.' })
export class PayslipLine {
  @Field(() => String, {
    description: "Code of the pay component, or one of the product's own, such as BASIC, LOAN or RETRO.",
    simple: true,
  })
  code!: string;
  @Field(() => LocalizedText, { description: 'Name of the line.', simple: true }) name!: Text;
  @Field(() => String, { description: 'earning, deduction, employer_cost or information.', simple: true })
  kind!: string;
  @Field(() => DecimalScalar, {
    description: 'Amount in the currency of the payslip, positive for deductions too.',
    simple: true,
  })
  amount!: string;
  @Field(() => String, { description: 'How the amount is calculated.', simple: true }) formula!: string;
  inputs!: readonly PayInput[];
  @Field(() => LocalizedText, { description: 'Why the line is there.', simple: true }) reason!: Text;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'true where it is kept from the employee: only whoever may read payroll runs gets it, and no paper shows it.',
    simple: true,
  })
  hidden?: true;
}
answerInputs(PayslipLine);

@ObjectType('ExplainedAmount', { description: 'An amount with everything needed to follow it.' })
export class ExplainedAmount implements Explained {
  @Field(() => String, { description: 'What it is, such as GROSS or NET.', simple: true }) code!: string;
  @Field(() => LocalizedText, { description: 'What people call it, in each language.', simple: true })
  name!: Text;
  @Field(() => DecimalScalar, { description: 'The amount.', simple: true }) value!: string;
  @Field(() => String, { description: 'Its currency.', simple: true }) unit!: string;
  @Field(() => String, { description: 'How it is calculated.', simple: true }) formula!: string;
  inputs!: readonly PayInput[];
  @Field(() => LocalizedText, { description: 'The rule it follows.', simple: true }) reason!: Text;
}
answerInputs(ExplainedAmount, ', with the path of its page where a value is that of another row');

@ObjectType('PayslipContract', {
  description: 'A salary or a main position that held in the month, as it stood when the payslip was calculated.',
})
export class PayslipContract {
  @Field(() => String, { description: 'salary or position.', simple: true }) kind!: 'salary' | 'position';
  @Field(() => ID, { description: 'The record it stands in.', simple: true }) recordId!: string;
  @Field(() => Int, { description: 'Version of that record; what it says since may be another.', simple: true })
  recordVersion!: number;
  @Field(() => DateScalar, { description: 'First day.', simple: true }) validFrom!: string;
  @Field(() => DateScalar, { nullable: true, description: 'Last day; empty while it went on.', simple: true })
  validTo!: string | null;
}

@ObjectType('PayslipDepartment', { description: 'A department and the days of the month the employee was in it.' })
export class PayslipDepartment implements DepartmentDays {
  @Field(() => String, {
    nullable: true,
    description: 'Its name when the payslip was calculated; empty for none.',
    simple: true,
  })
  name!: string | null;
  @Field(() => DateScalar, { description: 'First day.', simple: true }) from!: string;
  @Field(() => DateScalar, { description: 'Last day.', simple: true }) to!: string;
}

@ObjectType('PayslipProblem', { description: 'Why a payslip could not be calculated.' })
export class PayslipProblem {
  @Field(() => String, { description: 'Kind of problem, such as no_salary.', simple: true }) code!: string;
  @Field(() => LocalizedText, { description: 'What to repair.', simple: true }) message!: Text;
}

@ObjectType('PayslipRetro', {
  description: 'What a payslip settles of a closed month under one name: recomputed less paid.',
})
export class PayslipRetro {
  @Field(() => String, { description: 'The closed month, written YYYY-MM.', simple: true }) month!: string;
  @Field(() => DateScalar, {
    nullable: true,
    description: 'First day of the closed period, where it was one of a pay group.',
    simple: true,
  })
  from?: string;
  @Field(() => String, { description: 'Code of the pay component in that month.', simple: true }) code!: string;
  @Field(() => LocalizedText, { description: 'What it is called.', simple: true }) name!: Text;
  @Field(() => String, { description: 'earning, deduction or employer_cost, as in that month.', simple: true })
  kind!: PayLine['kind'];
  @Field(() => DecimalScalar, { description: 'Recomputed less paid.', simple: true }) amount!: string;
  @Field(() => Boolean, { nullable: true, description: 'true where it is kept from the employee.', simple: true })
  hidden?: true;
}

/**
 * Hidden lines, and what others were worked out from them, are for payroll people: of their own payslip nobody else
 * gets them either.
 */
const withoutHidden = (ctx: Ctx, stored: string): string =>
  mayDoSome(ctx.ability, 'read', payrollRun) ? stored : openLinesSql(stored);

@record('Payslip', 'What one employee is paid in one payroll run.')
@Index('payslip_forwarded', ['companyId', 'employeeId'], { where: 'carried_forward <> 0 OR brought_forward <> 0' })
@Index('payslip_retro', ['companyId', 'employeeId'], { where: `retro <> '[]'::jsonb` })
@Index('payslip_one_per_run', ['companyId', 'runId', 'employeeId'], { unique: true })
@Index('payslip_one_of_month', ['companyId', 'employeeId', 'period'], {
  unique: true,
  where: `kind = 'regular' AND pay_group_id IS NULL AND deleted_at IS NULL`,
})
@Index('payslip_one_of_group', ['companyId', 'employeeId', 'payGroupId', 'fromDate'], {
  unique: true,
  where: `kind = 'regular' AND pay_group_id IS NOT NULL AND deleted_at IS NULL`,
})
export class Payslip extends CompanyRecord {
  @field.reference('PayrollRun', { description: 'The payroll run.', write: 'never', isIndexed: true }) runId!: string;
  @field.reference('Employee', { description: 'The employee it is about.', write: 'never' }) employeeId!: string;
  @field.text({
    identifies: false,
    description: 'Month paid, written YYYY-MM; of a pay group the month in which its period ends.',
    max: 7,
    write: 'never',
  })
  period!: string;
  @field.reference('PayGroup', {
    description: 'Pay group whose period it pays; empty where it pays the calendar month.',
    optional: true,
    write: 'never',
  })
  payGroupId!: string | null;
  @field.computed(
    'text',
    `select g.name from pay_group g where g.company_id = t.company_id and g.id = t.pay_group_id`,
    {
      description: 'What that pay group is called.',
      optional: true,
    },
  )
  payGroupName!: string | null;
  @field.date({
    description: 'First day it pays, where it pays a period of a pay group or a part of the month; empty otherwise.',
    optional: true,
    write: 'never',
  })
  fromDate!: string | null;
  @field.date({ description: 'Last day it pays, in the same case.', optional: true, write: 'never' })
  toDate!: string | null;
  @field.computed(
    'date',
    `select r.pay_date from payroll_run r where r.company_id = t.company_id and r.id = t.run_id`,
    {
      description: 'Day the pay reaches the employee, by its run.',
      optional: true,
    },
  )
  payDate!: string | null;
  @field.text({
    identifies: false,
    description: 'What its run is for: regular, off_cycle, final or correction.',
    max: 10,
    write: 'never',
  })
  kind!: string;
  @field.computed('text', `select concat_ws(' ', t.period, t.kind, 0)`, {
    description: 'Month and kind of its run, as notifications keep them.',
  })
  mark!: string;
  @field.text({ description: 'Employee number when it was calculated.', max: 40, search: true, write: 'never' })
  employeeCode!: string;
  @field.text({ description: 'Name when it was calculated.', max: 250, search: true, write: 'never' })
  employeeName!: string;
  @field.text({ identifies: false, description: 'Department when it was calculated.', optional: true, write: 'never' })
  departmentName!: string | null;
  @field.json({
    type: () => [PayslipDepartment],
    identifies: false,
    description:
      'The departments of the month where there was more than one: the journal splits its cost by their days.',
    optional: true,
    write: 'never',
  })
  departments!: DepartmentDays[] | null;
  @field.text({ identifies: false, description: 'Position when it was calculated.', optional: true, write: 'never' })
  positionTitle!: string | null;
  @field.choice(PayslipState, { description: 'Where it stands.', write: 'never' }) state!: string;
  @field.integer({ description: 'Days of the month.', write: 'never' }) calendarDays!: number;
  @field.halfDays({
    description: "Days a full month has on the company's day basis; by working days half a day off leaves half of one.",
    write: 'never',
  })
  basisDays!: number;
  @field.halfDays({ description: 'Days paid, on the same basis.', write: 'never' }) paymentDays!: number;
  @field.integer({
    description:
      'Days of absence without leave by attendance, as far as counted; empty in corrections and where it was calculated before this was kept.',
    optional: true,
    write: 'never',
  })
  absentDays!: number | null;
  @field.date({
    description:
      'Last day of which attendance, leave and single amounts are counted, where its run has a cut-off day: later ones come with the next payslip.',
    optional: true,
    write: 'never',
  })
  countedTo!: string | null;
  @field.json({
    type: () => [PayslipContract],
    identifies: false,
    description: 'The salaries and main positions it was calculated from.',
    initial: [],
    write: 'never',
  })
  contracts!: PayslipContract[];
  @field.text({ identifies: false, description: 'Currency, ISO 4217.', max: 3, write: 'never' }) currency!: string;
  @field.money({ description: 'Sum of earnings.', write: 'never' }) gross!: string;
  @field.money({ description: 'Sum of deductions.', write: 'never' }) deductions!: string;
  @field.money({ description: 'What is paid out.', write: 'never' }) net!: string;
  @field.money({ description: 'Deductions of earlier payslips taken in this one.', initial: '0', write: 'never' })
  broughtForward!: string;
  @field.money({
    description: 'Deductions left to the next payslip, since they exceed the pay.',
    initial: '0',
    write: 'never',
  })
  carriedForward!: string;
  @field.computed(
    'text',
    `select h.reason from payslip_hold h where h.company_id = t.company_id and h.payslip_id = t.id
      and h.released_at is null and h.deleted_at is null`,
    { description: 'Why its pay is held back; empty while it is not.', optional: true },
  )
  heldReason!: string | null;
  @field.money({
    description: 'Net pay of the month before; empty when there was none.',
    optional: true,
    write: 'never',
  })
  previousNet!: string | null;
  @field.money({ description: 'Net pay less that of the month before.', write: 'never' }) difference!: string;
  @field.json({
    type: () => [LocalizedText],
    identifies: false,
    description: 'Why the net pay differs from the month before.',
    write: 'never',
  })
  differenceReasons!: Text[];
  @field.json({
    type: () => [PayslipLine],
    identifies: false,
    description:
      'The lines, in order; those kept from the employee are left out for who may not read payroll runs, as is how others were worked out from them.',
    shownAs: withoutHidden,
    write: 'never',
  })
  lines!: PayLine[];
  /**
   * Its lines as far as the payslip of the next month is compared with them; empty in payslips from before it was kept,
   * and in those in error.
   */
  @Column({ type: 'jsonb', nullable: true }) compared!: ComparedLines | null;
  /** What its lines come to, for statements; empty in payslips from before it was kept, and in those in error. */
  @Column({ type: 'jsonb', nullable: true, name: 'line_sums' }) lineSums!: KeptLineSums | null;
  @field.derived<Row<Payslip>>(
    () => DecimalScalar,
    ['lines', 'currency'],
    ({ lines, currency }) => lines && employerCostIn(lines, currency),
    'What the employer pays beside the pay, by the lines one may see.',
  )
  employerCost!: string | null;
  @field.derived<Row<Payslip>>(
    () => [ExplainedAmount],
    ['lines', 'currency'],
    ({ lines, currency }) => lines && totalsOf(lines, currency),
    'Gross, deductions, net and cost of the employer, each by the lines one may see.',
  )
  totals!: Explained[] | null;
  @field.derived<Row<Payslip>>(
    () => DecimalScalar,
    ['lines'],
    ({ lines }) => lines && unpaidDaysIn(lines),
    'Days of leave of which nothing is paid, as they are taken off the pay.',
  )
  unpaidDays!: string | null;
  @field.json({ type: () => [PayslipProblem], description: 'What to repair; empty unless in error.', write: 'never' })
  problems!: PayProblem[];
  @field.json({
    type: () => [PayslipRetro],
    identifies: false,
    description: 'What it settles of closed months that were changed afterwards.',
    initial: [],
    shownAs: withoutHidden,
    write: 'never',
  })
  retro!: RetroNote[];
  @field.text({
    identifies: false,
    description: 'Digest of everything the slip was calculated from: same digest, same slip.',
    max: 64,
    write: 'never',
  })
  inputsHash!: string;
}

export const payslip = defineArea('Payslip', Payslip, {
  keptFor: 'pay',
  one: 'payslip',
  many: 'payslips',
  label: t('payslip.payslip'),
  page: '/payslips/:id',
  menu: { group: 'pay', title: t('payslip.menu'), icon: 'file-text', after: 'PayrollRun' },
  sort: 'period',
  descending: true,
  person: 'employeeId',
  reachedWhen: { people: { state: 'posted' } },
  stateFields: ['state', 'heldReason'],
  isEditable: () => false,
  verbs: {
    hold: (slip: Row<Payslip>) => slip.state !== 'error' && !slip.heldReason,
    release: (slip: Row<Payslip>) => !!slip.heldReason,
  },
  notifies: [{ kind: 'payslip_posted', on: ['post'], employees: ['employeeId'], facts: { period: 'mark' } }],
});
