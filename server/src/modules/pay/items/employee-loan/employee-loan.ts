import { mayDo } from '../../../../platform/access/ability';
import { decidersSql, isDecider, notDue } from '../../../../platform/approval/approval';
import { defineArea, type Row, type Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { refuseUnpayable } from '../../../../platform/approval/payable';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { todayIn } from '../../../../platform/today';
import { asksConsent, wageDeductionLawOn } from '../../statutory/wage-deduction-laws';
import { mayConsent, mayNoteConsent } from '../domain/loan-consent';
import { decideLoan, loanProcedure, type LoanAction, type LoanState as State } from '../domain/loan-procedure';
import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import { offersStep } from '../../../../kernel/state-machine';
import { nameOfEmployee, refuseOutsideEmployment } from '../../../people/employee/employee';
import { refuseUnlawfulInterest } from './loan-law';
import { plannedInstalments } from './loan-rows';
import { say } from '../../../../platform/text';
import { companyRows } from '../../../organisation/organisation.sql';
import { t } from '../../texts/text';

export const LoanState = choiceOf('LoanState', 'Where a loan stands.', {
  draft: 'Entered, and not sent in.',
  pending: 'Waits for a second person.',
  approved: 'Agreed, and not paid out yet.',
  rejected: 'Refused; nothing is paid out.',
  repaying: 'Paid out, and repaid month by month.',
  closed: 'Repaid in full.',
  written_off: 'What was left is forgiven.',
  cancelled: 'Given up before it was paid out.',
});
export const LoanMethod = choiceOf('LoanMethod', 'On what interest is charged.', {
  flat: 'Of the whole loan every month.',
  reducing: 'Of what is still owed.',
});

const decidedBy: ('state' | 'employeeId' | 'enteredById' | 'submittedById' | 'deciders' | 'consentedAt' | 'country')[] =
  ['state', 'employeeId', 'enteredById', 'submittedById', 'deciders', 'consentedAt', 'country'];

@record('EmployeeLoan', 'A loan or an advance an employee repays from the pay in instalments.')
export class EmployeeLoan extends CompanyRecord {
  @field.reference('Employee', { description: 'Who gets the loan.', write: 'create' }) employeeId!: string;
  @field.computed('text', nameOfEmployee, {
    description: 'First, middle and last name of the employee in one.',
    search: true,
  })
  employeeName!: string;
  @field.text({ description: 'What it is for, in a few words; payslips show it.', min: 2, max: 200, search: true })
  reason!: string;
  @field.longText({ description: 'Everything else there is to say.', max: 4000, optional: true }) description!:
    | string
    | null;
  @field.money({ description: 'What is lent.', min: 0, sensitive: true }) principal!: string;
  @field.text({ identifies: false, description: "Currency, ISO 4217: the company's.", max: 3, write: 'never' })
  currency!: string;
  @field.decimal({
    description: 'Interest of a year, in percent; 0 for none.',
    min: 0,
    max: 100,
    scale: 4,
    initial: '0',
  })
  yearlyRate!: string;
  @field.choice(LoanMethod, { description: 'On what interest is charged.', initial: 'reducing' }) method!:
    | 'flat'
    | 'reducing';
  @field.integer({ description: 'In how many months it is repaid.', min: 1, max: 120 }) instalments!: number;
  @field.date({
    reach: 'planned',
    description:
      'The day the first instalment is due; payroll takes it in the month of that day, and the others month by month.',
  })
  firstDue!: string;
  @field.decimal({
    description:
      'Most a payslip gives to the loan, all instalments due together, in percent of the net pay before it; empty for all that is left.',
    min: 1,
    max: 100,
    scale: 2,
    optional: true,
  })
  capPercent!: string | null;
  @field.date({
    reach: 'planned',
    description: 'Day it was paid out, where that was before it was entered here.',
    optional: true,
  })
  paidOutBefore!: string | null;
  @field.money({
    description: 'What was repaid of it before it was entered here, interest included.',
    optional: true,
    min: 0,
    sensitive: true,
  })
  repaidBefore!: string | null;
  @field.choice(LoanState, { description: 'Where it stands.', initial: 'draft', write: 'never' }) state!: State;
  @field.money({
    description: 'What is still to be repaid, interest included; empty before it is paid out.',
    optional: true,
    sensitive: true,
    write: 'never',
  })
  balance!: string | null;
  @field.computed(
    'date',
    `select min(i.due_on) from loan_instalment i where i.company_id = t.company_id and i.loan_id = t.id
      and i.state = 'due' and i.deleted_at is null`,
    { description: 'Day of the next instalment; empty where none is to come.', optional: true },
  )
  nextDueOn!: string | null;
  @field.date({ description: 'Day it was paid out.', optional: true, write: 'never' }) disbursedOn!: string | null;
  @field.date({
    description: 'Day it was settled early, by the end of service in part too, or written off.',
    optional: true,
    write: 'never',
  })
  endedOn!: string | null;
  @field.money({
    description: 'What settled it early, or what was written off.',
    optional: true,
    sensitive: true,
    write: 'never',
  })
  endedAmount!: string | null;
  @field.text({
    description: 'Why it was settled early, paused last or written off.',
    max: 500,
    optional: true,
    write: 'never',
  })
  stepNote!: string | null;
  @field.computed('text', `select c.country from ${companyRows('country')} c where c.id = t.company_id`, {
    description: 'Country whose law says what may be taken of the pay, ISO 3166-1.',
  })
  country!: string;
  @field.instant({
    description:
      'When the employee agreed that it is taken from the pay, or their signed paper was noted; empty until then.',
    write: 'never',
    optional: true,
  })
  consentedAt!: Date | null;
  @field.reference('User', { description: 'Who agreed, or noted the paper.', write: 'never', optional: true })
  consentById!: string | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.consent_by_id', {
    description: 'Name of who agreed, or noted the paper.',
    optional: true,
  })
  consentByName!: string | null;
  @field.text({
    description: 'What the employee agreed to, as it was read; empty where a paper was signed.',
    max: 2000,
    write: 'never',
    optional: true,
    sensitive: true,
  })
  consentWords!: string | null;
  @field.date({ description: 'Day the paper was signed.', write: 'never', optional: true }) consentSignedOn!:
    | string
    | null;
  @field.reference('File', { description: 'The signed paper.', write: 'never', optional: true }) consentFileId!:
    | string
    | null;
  @field.reference('User', { description: 'Who entered it.', write: 'never', optional: true }) enteredById!:
    | string
    | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.entered_by_id', {
    description: 'Name of who entered it.',
    optional: true,
  })
  enteredByName!: string | null;
  @field.reference('User', { description: 'Who sent it for approval.', write: 'never', optional: true })
  submittedById!: string | null;
  @field.reference('User', {
    description: 'Who approved or rejected it; never who asked for it.',
    write: 'never',
    optional: true,
  })
  decidedById!: string | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.decided_by_id', {
    description: 'Name of who approved or rejected it.',
    optional: true,
  })
  decidedByName!: string | null;
  @field.instant({ description: 'When it was approved or rejected.', write: 'never', optional: true })
  decidedAt!: Date | null;
  @field.text({ description: 'Why it was rejected.', max: 500, write: 'never', optional: true }) decisionNote!:
    | string
    | null;
  @field.computed('text', decidersSql('EmployeeLoan'), {
    description: 'Who is due by a flow of approval: ids of users, or anybody; empty where whoever may approve decides.',
    optional: true,
  })
  deciders!: string | null;
  @field.derivedInContext<Row<EmployeeLoan>>(
    () => String,
    decidedBy,
    (row, ctx) => refusalOf(row, ctx),
    'Why you cannot decide it now, in the language of the request; empty when you can and when it is not waiting.',
  )
  approvalRefusal!: string | null;
}

export const loanDecision = (ctx: Ctx, row: Row<EmployeeLoan>, action: 'approve' | 'reject') =>
  decideLoan(row, action, { id: ctx.user.id, employeeId: ctx.user.employeeId });

function refusalOf(row: Row<EmployeeLoan>, ctx: Ctx): string | null {
  if (row.state !== 'pending' || !mayDo(ctx.ability, 'approve', employeeLoan, row)) return null;
  const decision = loanDecision(ctx, row, 'approve');
  if (!decision.approved) return say(decision.because, ctx.locale);
  return isDecider(row, ctx) ? null : say(notDue, ctx.locale);
}

async function validateEmployeeLoan(
  ctx: Ctx,
  after: Row<EmployeeLoan>,
  before: Row<EmployeeLoan> | null,
): Promise<void> {
  if (after.deletedAt || (before && before.state !== 'draft')) return;
  await refuseOutsideEmployment(ctx, after.employeeId, { firstDue: after.firstDue });
  if (before && !mayDo(ctx.ability, 'read_sensitive', employeeLoan, after)) return;
  refuseUnpayable('principal', after.principal, after.currency);
  if (!(Number(after.principal) > 0)) throw invalid('principal', t('employee_loan.give_amount_above_zero_text'));
  await refuseUnlawfulInterest(ctx, after);
  if (!before || past.some((name) => after[name] !== before[name])) refuseStrangePast(ctx, after);
}

const past = ['principal', 'instalments', 'firstDue', 'yearlyRate', 'method', 'paidOutBefore', 'repaidBefore'] as const;

/** What was paid out and repaid before the loan was entered. */
function refuseStrangePast(ctx: Ctx, { paidOutBefore, repaidBefore, ...loan }: Row<EmployeeLoan>): void {
  if (paidOutBefore && paidOutBefore > todayIn(ctx))
    throw invalid('paidOutBefore', t('employee_loan.day_has_not_come_yet'));
  if (paidOutBefore && paidOutBefore > loan.firstDue) {
    throw invalid('paidOutBefore', t('employee_loan.first_instalment_would_due_before_loan_paid'));
  }
  if (!(Number(repaidBefore) > 0)) return;
  if (!paidOutBefore) throw invalid('paidOutBefore', t('employee_loan.say_when_loan_paid_out'));
  refuseUnpayable('repaidBefore', repaidBefore, loan.currency);
  const total = plannedInstalments(loan).reduce((sum, { due }) => sum + due, 0n);
  if (parseMoney(repaidBefore!, loan.currency) >= total) {
    throw invalid(
      'repaidBefore',
      t('employee_loan.interest_loan_comes_nothing_would', { total: formatMoney(total, loan.currency) }),
    );
  }
}

const offers =
  (action: LoanAction) =>
  ({ state }: { state: State }) =>
    offersStep(loanProcedure, state, action);
const decides = (action: 'approve' | 'reject') => (row: Row<EmployeeLoan>, ctx: Ctx) =>
  row.state === 'pending' && loanDecision(ctx, row, action).approved && isDecider(row, ctx);
const isRepaying = ({ state }: { state: State }) => state === 'repaying';
/** Where the law lets more be taken of who agreed. */
const isAskable = ({ country }: Row<EmployeeLoan>, ctx: Ctx): boolean =>
  asksConsent(wageDeductionLawOn(country, todayIn(ctx)));
const notesConsent = (row: Row<EmployeeLoan>, ctx: Ctx): boolean =>
  isAskable(row, ctx) && mayNoteConsent(row, ctx.user);
const facts = { employee: 'employeeId', reason: 'reason' } as const;

export const employeeLoan = defineArea('EmployeeLoan', EmployeeLoan, {
  keptFor: 'pay',
  one: 'employeeLoan',
  many: 'employeeLoans',
  label: t('employee_loan.loan'),
  page: '/employee-loans?open=:id',
  menu: { group: 'people', title: t('employee_loan.menu'), icon: 'bank', after: 'EmployeeDeduction' },
  sort: 'firstDue',
  descending: true,
  title: 'reason',
  person: 'employeeId',
  timeline: { day: 'firstDue', tells: ['reason', 'principal', 'currency', 'state'] },
  stateFields: decidedBy,
  isEditable: (row) => row.state === 'draft',
  ownMatter: { may: ['submit', 'cancel', 'consent'], waits: ({ state }) => state === 'draft' },
  prepare: (ctx): Values => ({ currency: ctx.user.company?.currency, enteredById: ctx.user.id }),
  guard: validateEmployeeLoan,
  verbs: {
    submit: (row) => row.state === 'draft',
    approve: decides('approve'),
    reject: decides('reject'),
    disburse: offers('disburse'),
    pause: isRepaying,
    settle: isRepaying,
    forgive: isRepaying,
    cancel: offers('cancel'),
    consent: (row, ctx) => isAskable(row, ctx) && mayConsent(row, ctx.user),
    ask_consent: notesConsent,
    note_consent: notesConsent,
  },
  notifies: [
    {
      kind: 'loan_submitted',
      on: ['submit'],
      whoMay: 'approve',
      butNot: ['enteredById', 'submittedById'],
      until: ['approve', 'reject', 'cancel', 'delete'],
      facts,
    },
    {
      kind: 'loan_approved',
      on: ['approve'],
      users: ['enteredById', 'submittedById'],
      employees: ['employeeId'],
      facts,
    },
    { kind: 'loan_rejected', on: ['reject'], users: ['enteredById', 'submittedById'], facts },
    { kind: 'loan_paid_out', on: ['disburse'], employees: ['employeeId'], facts: { ...facts, day: 'disbursedOn' } },
    {
      kind: 'loan_consent_asked',
      on: ['ask_consent'],
      employees: ['employeeId'],
      until: ['consent', 'note_consent', 'reject', 'cancel'],
      facts,
    },
    { kind: 'loan_consented', on: ['consent'], users: ['enteredById', 'submittedById'], facts },
  ],
});

export { loansAtEnd, lockLoansOf, takeLoansAtEnd } from './loans-at-end';
export { wageDeductionLaw } from './loan-law';
