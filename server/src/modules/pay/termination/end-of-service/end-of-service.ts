import { Index } from 'typeorm';
import { mayDo } from '../../../../platform/access/ability';
import { defineArea, type Row, type Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict, invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { nameOfEmployee } from '../../../people/employee/employee';
import {
  decideEndOfServiceApproval,
  endOfServiceProcedure,
  type EndOfServiceAction,
  type EndOfServiceState as State,
} from '../domain/end-of-service-procedure';
import type { EndOfServiceLine as Line } from '../domain/end-of-service-lines';
import type { EndOfServiceReason as Reason } from '../../statutory/end-of-service-laws';
import type { NoticeGiver as Giver } from '../../statutory/settlement-laws';
import type { OtherAmount } from '../domain/settlement';
import { daysBetween } from '../../../../kernel/dates/plain-date';
import { offersStep } from '../../../../kernel/state-machine';
import type { Text } from '../../../../kernel/text/text';
import { refuseStrangeAmounts, refuseStrangeNotice } from './ending-rules';
import { EndOfServiceLine, NoticeGiver, SettlementAmount } from './settlement-types';
import { unpaidOnFile } from './unpaid-days';
import { say } from '../../../../platform/text';
import { employeeRows } from '../../../people/people.sql';
import { t } from '../../texts/text';

export const EndOfServiceReason = choiceOf<Reason>('EndOfServiceReason', 'Why an employment ends; laws pay by it.', {
  resignation: 'The employee gave it up.',
  termination: 'The employer ended it with notice.',
  dismissal_for_cause: 'The employer ended it at once, for a fault the law names.',
  contract_end: 'A limited contract ran out.',
  retirement: 'The age of retirement was reached.',
  disability: 'The employee can work no more.',
  death: 'The employee has died.',
  force_majeure: "The work cannot go on, by nobody's fault.",
  marriage_or_childbirth: 'They gave it up on marrying or having a child, where a law pays that in full.',
});
export const EndOfServiceState = choiceOf('EndOfServiceState', 'Where an end of service stands.', {
  draft: 'Entered, and not calculated.',
  calculated: 'Calculated; waits for a second person.',
  approved: 'Agreed by a second person, and not paid yet.',
  paid: 'Paid; it changes no more.',
  cancelled: 'Given up.',
});

const computed = { optional: true, write: 'never', sensitive: true } as const;

@record('EndOfService', 'What an employee is paid when the employment ends, and how it came about.')
@Index('end_of_service_employee_id_key', ['companyId', 'employeeId'], {
  unique: true,
  where: `state <> 'cancelled' AND deleted_at IS NULL`,
})
export class EndOfService extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create' }) employeeId!: string;
  @field.computed('text', nameOfEmployee, {
    description: 'First, middle and last name of the employee in one.',
    search: true,
  })
  employeeName!: string;
  @field.date({ reach: 'service', description: 'Last day of employment.' }) lastDay!: string;
  @field.choice(EndOfServiceReason, { description: 'Why the employment ends.' }) reason!: string;
  @field.text({ description: 'What else there is to say.', max: 500, optional: true }) note!: string | null;
  @field.decimal({
    description:
      'Unpaid days, which are no service; left out or emptied: those on file, of before the employee was added to the system and of approved unpaid leave.',
    min: 0,
    max: 20_000,
    optional: true,
  })
  excludedDays!: string | null;
  @field.text({ description: 'Why other unpaid days are entered than are on file.', max: 300, optional: true })
  excludedReason!: string | null;
  @field.flag({
    description:
      'Whether the unpaid days were entered by hand; those on file follow approved leave until it is approved.',
    initial: false,
    write: 'never',
  })
  excludedEntered!: boolean;
  @field.choice(NoticeGiver, {
    description: 'Who gave notice; empty where nothing is paid or taken for it.',
    optional: true,
  })
  noticeBy!: Giver | null;
  @field.integer({
    description: 'Days of notice due; empty: those by contract, and at least those by the law of the last day.',
    min: 0,
    max: 365,
    optional: true,
  })
  noticeDue!: number | null;
  @field.integer({ description: 'Days of the notice that were worked.', min: 0, max: 365, optional: true })
  noticeServed!: number | null;
  @field.flag({
    description: 'Whether the employee agreed in writing that loans are taken from what is due at the end.',
    initial: false,
  })
  loansConsent!: boolean;
  @field.json({
    type: () => [SettlementAmount],
    identifies: false,
    description: 'What is paid or taken besides, entered by hand.',
    sensitive: true,
    initial: [],
  })
  others!: OtherAmount[];
  @field.choice(EndOfServiceState, { description: 'Where it stands.', initial: 'draft', write: 'never' }) state!: State;
  @field.text({ identifies: false, description: "Currency, ISO 4217: the company's.", max: 3, write: 'never' })
  currency!: string;
  @field.integer({ description: 'Days from the first to the last day of employment.', optional: true, write: 'never' })
  serviceDays!: number | null;
  @field.decimal({
    description: 'Years of service: days that count by 365, to two decimals.',
    scale: 2,
    optional: true,
    write: 'never',
  })
  years!: string | null;
  @field.money({ description: 'Basic salary of the last day.', ...computed }) basicSalary!: string | null;
  @field.money({ description: 'A day of the pay the law counts.', ...computed }) dailySalary!: string | null;
  @field.decimal({
    description: 'Days of pay for the first years, of which the law says how many.',
    optional: true,
    write: 'never',
  })
  firstYearsDays!: string | null;
  @field.money({ description: 'Pay for the first years.', ...computed }) firstYearsAmount!: string | null;
  @field.decimal({ description: 'Days of pay for the years beyond them.', optional: true, write: 'never' })
  laterYearsDays!: string | null;
  @field.money({ description: 'Pay for the years beyond them.', ...computed }) laterYearsAmount!: string | null;
  @field.money({ description: 'The award for the years of service.', ...computed }) award!: string | null;
  @field.money({ description: 'All that is due: the award, leave not taken, notice and what was added.', ...computed })
  additions!: string | null;
  @field.money({ description: 'All that is taken: notice, loans and what was deducted.', ...computed }) deductions!:
    | string
    | null;
  @field.money({ description: 'What is paid; never below zero.', ...computed }) net!: string | null;
  @field.money({
    description: 'What the employee still owes: what is more than was due, or than the law lets be taken.',
    ...computed,
  })
  owed!: string | null;
  @field.json({
    type: () => [EndOfServiceLine],
    identifies: false,
    description: 'The calculation line by line.',
    ...computed,
  })
  lines!: Line[] | null;
  @field.internal({ identifies: false, description: 'Digest of everything it was calculated from.', optional: true })
  inputsHash!: string | null;
  @field.internal({
    identifies: false,
    description: 'By which formulas and which law it was calculated.',
    optional: true,
  })
  calculation!: string | null;
  @field.reference('User', { description: 'Who calculated it.', optional: true, write: 'never' }) calculatedById!:
    | string
    | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.calculated_by_id', {
    description: 'Name of who calculated it.',
    optional: true,
  })
  calculatedByName!: string | null;
  @field.instant({ description: 'When it was calculated.', optional: true, write: 'never' }) calculatedAt!: Date | null;
  @field.reference('User', { description: 'Who approved it; never who calculated it.', optional: true, write: 'never' })
  approvedById!: string | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.approved_by_id', {
    description: 'Name of who approved it.',
    optional: true,
  })
  approvedByName!: string | null;
  @field.instant({ description: 'When it was approved.', optional: true, write: 'never' }) approvedAt!: Date | null;
  @field.instant({ description: 'When it was noted as paid.', optional: true, write: 'never' }) paidAt!: Date | null;
  @field.derivedInContext<Row<EndOfService>>(
    () => String,
    ['state', 'employeeId', 'calculatedById'],
    (row, ctx) => approvalRefusal(row, ctx),
    'Why you cannot approve it now, in the language of the request; empty when you can and when it is not calculated.',
  )
  approvalRefusal!: string | null;
}

export const approvalOf = (ctx: Ctx, row: Row<EndOfService>) =>
  decideEndOfServiceApproval(row, { id: ctx.user.id, employeeId: ctx.user.employeeId });

function approvalRefusal(row: Row<EndOfService>, ctx: Ctx): string | null {
  if (row.state !== 'calculated') return null;
  if (!mayDo(ctx.ability, 'approve', endOfService, row)) return say(withoutGrant, ctx.locale);
  const decision = approvalOf(ctx, row);
  return decision.approved ? null : say(decision.because, ctx.locale);
}

const withoutGrant: Text = t('end_of_service.without_grant');

async function validateEndOfService(
  ctx: Ctx,
  after: Row<EndOfService>,
  before: Row<EndOfService> | null,
): Promise<void> {
  if (after.deletedAt || after.state === 'cancelled') return;
  const { rows } = await ctx.tx.query<{ hire: string; other: boolean }>(
    `select e.hire_date as hire, exists (select from end_of_service o where o.company_id = e.company_id
      and o.employee_id = e.id and o.id <> $3
       and o.state <> 'cancelled' and o.deleted_at is null) as other
     from ${employeeRows('hire_date')} e where e.company_id = $1 and e.id = $2`,
    [ctx.companyId, after.employeeId, after.id],
  );
  const [employment] = rows;
  if (employment && after.lastDay < employment.hire) {
    throw invalid('lastDay', t('end_of_service.employment_began_cannot_end_earlier', { hire: employment.hire }));
  }
  if (employment && Number(after.excludedDays) > daysBetween(employment.hire, after.lastDay) + 1) {
    throw invalid('excludedDays', t('end_of_service.more_days_employment_has'));
  }
  if (
    after.excludedEntered &&
    !after.excludedReason &&
    Number(after.excludedDays) !== Number((await unpaidOnFile(ctx, after.employeeId, after.lastDay)).days)
  ) {
    throw invalid('excludedReason', t('end_of_service.say_why_other_unpaid_days'));
  }
  refuseStrangeNotice(after);
  if (!before || mayDo(ctx.ability, 'read_sensitive', endOfService, after)) refuseStrangeAmounts(after);
  if (!employment?.other || (before && !before.deletedAt)) return;
  throw conflict(t('end_of_service.employee_has_end_service_already'));
}

/** The unpaid days on file, unless others are entered or were before. */
async function withUnpaidDays(ctx: Ctx, after: Row<EndOfService>, before: Row<EndOfService> | null): Promise<Values> {
  const { excludedDays } = after;
  const isSame = before !== null && Number(excludedDays) === Number(before.excludedDays);
  const excludedEntered = (excludedDays ?? null) !== null && (isSame ? before.excludedEntered : true);
  return {
    excludedEntered,
    excludedDays: excludedEntered ? excludedDays : (await unpaidOnFile(ctx, after.employeeId, after.lastDay)).days,
  };
}

const offers = (action: EndOfServiceAction) => (row: { state: State }) =>
  offersStep(endOfServiceProcedure, row.state, action);

export const endOfService = defineArea('EndOfService', EndOfService, {
  keptFor: 'pay',
  one: 'endOfService',
  many: 'endOfServices',
  label: t('end_of_service.end_service'),
  page: '/end-of-service/:id',
  sort: 'lastDay',
  descending: true,
  person: 'employeeId',
  reachedWhen: { own: { state: ['approved', 'paid'] } },
  stateFields: ['state', 'employeeId', 'calculatedById'],
  isEditable: (row) => row.state === 'draft',
  ownMatter: {},
  prepare: (ctx): Values => ({ currency: ctx.user.company?.currency }),
  derive: withUnpaidDays,
  guard: validateEndOfService,
  verbs: {
    calculate: (row) => row.state === 'draft' || row.state === 'calculated',
    reopen: offers('reopen'),
    approve: (row, ctx) => row.state === 'calculated' && approvalOf(ctx, row).approved,
    pay: offers('pay'),
    cancel: offers('cancel'),
  },
});

export { awardFactsOf, type AwardFacts } from './award-facts';
export { carriedTakenAtEnd } from './carried-at-end';
export { EndOfServiceLine } from './settlement-types';
