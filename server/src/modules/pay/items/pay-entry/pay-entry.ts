import { Arg, Ctx as Context, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { mayDo } from '../../../../platform/access/ability';
import { defineArea, type Area, type Row, type Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { offerInBulk } from '../../../../platform/graphql/bulk';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { conflict, invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { refuseUnpayable } from '../../../../platform/approval/payable';
import { CompanyRecord } from '../../../../platform/records/record';
import { reasonIn } from '../../../../platform/records/note';
import { lockedRecord, saveRecord } from '../../../../platform/records/records';
import type { Text } from '../../../../kernel/text/text';
import { maskFields } from '../../../../platform/records/field-masking';
import {
  decideEntry,
  payEntryProcedure,
  type DecidedEntryAction,
  type PayEntryAction,
  type PayEntryState as State,
} from '../../engine/entries/pay-entry';
import { decideStep, offersStep, type StepDecision } from '../../../../kernel/state-machine';
import { nameOfEmployee, refuseOutsideEmployment } from '../../../people/employee/employee';
import { payEntryNotifications } from './pay-entry-notices';
import { postedPayrollsSql, reversalOf } from './pay-entry-reversal';
import { refuseInPayroll } from './applied-entries';
import { say } from '../../../../platform/text';
import { t } from '../../texts/text';

export { takenOf } from './pay-entry-reversal';
export { postedEntries, refuseInPayroll, appliedEntriesOfRuns } from './applied-entries';

export const PayEntryState = choiceOf('PayEntryState', 'Where a reward or a deduction of one employee stands.', {
  draft: 'Entered, and not sent in.',
  pending: 'Waits for a second person.',
  approved: 'Agreed; the payroll of its month takes it.',
  rejected: 'Refused; nothing comes of it.',
  applied: 'Paid or taken by a posted payroll.',
  cancelled: 'Taken back before it was paid or taken.',
  reversed: 'Was wrong: taken back after it was agreed or paid.',
});

const decidedBy: ('state' | 'employeeId' | 'enteredById' | 'submittedById')[] = [
  'state',
  'employeeId',
  'enteredById',
  'submittedById',
];

/** A single amount one employee is given, or that is taken off their pay, on one day and for a reason. */
@ObjectType()
export abstract class PayEntry extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create' }) employeeId!: string;
  @field.computed('text', nameOfEmployee, {
    description: 'First, middle and last name of the employee in one.',
    search: true,
  })
  employeeName!: string;
  @field.text({ description: 'What it is for, in a few words.', min: 2, max: 200, search: true }) reason!: string;
  @field.longText({ description: 'Everything else there is to say.', max: 4000, optional: true }) description!:
    | string
    | null;
  @field.money({ description: 'Amount; empty for a reward that is no money.', min: 0, optional: true, sensitive: true })
  amount!: string | null;
  @field.text({ identifies: false, description: "Currency, ISO 4217: the company's.", max: 3, write: 'never' })
  currency!: string;
  @field.date({ reach: 'planned', description: 'The day it is for; the payroll of its month takes it.' }) date!: string;
  @field.text({
    description: 'Number of the resolution or letter that grounds it.',
    max: 60,
    optional: true,
    search: true,
  })
  resolutionNumber!: string | null;
  @field.choice(PayEntryState, { description: 'Where it stands.', initial: 'draft', write: 'never' }) state!: State;
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
    description: 'Who approved or rejected it; never who entered it.',
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
  @field.computed('integer', postedPayrollsSql, { description: 'How many posted payrolls paid or took of it.' })
  postedPayrolls!: number;
  @field.date({
    description: 'The day it was reversed: payrolls from then on turn it round.',
    write: 'never',
    optional: true,
  })
  reversedOn!: string | null;
  @field.money({
    description: 'What posted payrolls paid or took of it, and the next turns round.',
    write: 'never',
    optional: true,
    sensitive: true,
  })
  reversedAmount!: string | null;
  @field.text({ description: 'Why it was reversed; the payslip says so.', max: 500, write: 'never', optional: true })
  reversalNote!: string | null;
  @field.reference('User', { description: 'Who reversed it; never who entered it.', write: 'never', optional: true })
  reversedById!: string | null;
  @field.derivedInContext<Row<PayEntry>>(
    () => String,
    decidedBy,
    (row, ctx) => (row.state === 'pending' ? refusalOf(decide(ctx, row, 'approve'), ctx) : null),
    'Why you cannot decide it now, in the language of the request; empty when you can and when it is not waiting.',
  )
  approvalRefusal!: string | null;
}

const actorOf = (ctx: Ctx) => ({ id: ctx.user.id, employeeId: ctx.user.employeeId });
const decide = (ctx: Ctx, row: Row<PayEntry>, action: DecidedEntryAction) => decideEntry(row, action, actorOf(ctx));
const refusalOf = (decision: StepDecision<State>, ctx: Ctx): string | null =>
  decision.approved ? null : say(decision.because, ctx.locale);

async function validatePayEntry(
  ctx: Ctx,
  area: Area,
  after: Row<PayEntry>,
  before: Row<PayEntry> | null,
  isMoney: boolean,
): Promise<void> {
  if (after.deletedAt) return;
  await refuseOutsideEmployment(ctx, after.employeeId, { date: after.date });
  if (!isMoney || (before && !mayDo(ctx.ability, 'read_sensitive', area, after))) return;
  if (after.amount !== null) refuseUnpayable('amount', after.amount, after.currency);
  if (!(Number(after.amount) > 0)) throw invalid('amount', t('pay_entry.give_amount_above_zero_text'));
}

type Subclass<R extends PayEntry> = abstract new (...args: never[]) => R;

interface Names<R extends PayEntry> extends Required<Pick<Area<R>, 'one' | 'many' | 'label' | 'page' | 'menu'>> {
  notificationsOf: 'reward' | 'deduction';
  /** Whether such an entry is an amount of money; every one is unless told. */
  isMoney?(row: Row<R>): boolean;
  /** Whether there is something to be done of it once it is approved; with every one unless told. */
  isApplied?(row: Row<R>): boolean;
  /** What these two look at. */
  stateFields?: (keyof Row<R> & string)[];
  /** What the server works out of the others, as in `defineArea`. */
  derive?(ctx: Ctx, after: Row<R>): Promise<Values>;
  guard?(ctx: Ctx, after: Row<R>, before: Row<R> | null): Promise<void>;
}

/** An area of such entries: they are changed as drafts only, and decided by a second person. */
export function definePayEntries<R extends PayEntry>(
  name: string,
  record: Subclass<R>,
  { isMoney = () => true, isApplied = () => true, stateFields = [], guard, notificationsOf, ...names }: Names<R>,
): Area<R> {
  const offers = (action: PayEntryAction) => (row: Row<R>) => offersStep(payEntryProcedure, row.state as State, action);
  const decides = (action: 'approve' | 'reject') => (row: Row<R>, ctx: Ctx) =>
    row.state === 'pending' && decide(ctx, row as never, action).approved;
  const area: Area<R> = defineArea(name, record, {
    keptFor: 'pay',
    ...names,
    notifies: payEntryNotifications(notificationsOf) as never,
    sort: 'date' as never,
    descending: true,
    person: 'employeeId' as never,
    timeline: { day: 'date' as never, tells: ['type', 'reason', 'amount', 'currency', 'state'] as never[] },
    stateFields: [...decidedBy, 'postedPayrolls', ...stateFields] as never,
    isEditable: (row) => row.state === 'draft',
    ownMatter:
      notificationsOf === 'reward' ? { may: ['submit', 'cancel'], waits: ({ state }) => state === 'draft' } : {},
    prepare: (ctx): Values => ({ currency: ctx.user.company?.currency, enteredById: ctx.user.id }),
    guard: async (ctx, after, before) => {
      await validatePayEntry(ctx, area as never, after as never, before as never, isMoney(after));
      await guard?.(ctx, after, before);
    },
    verbs: {
      submit: (row) => row.state === 'draft',
      approve: decides('approve'),
      reject: decides('reject'),
      apply: (row) => isApplied(row) && offers('apply')(row),
      cancel: offers('cancel'),
      reverse: (row, ctx) =>
        (row.state === 'applied' || row.state === 'approved') &&
        row.postedPayrolls > 0 &&
        decide(ctx, row as never, 'reverse').approved,
    },
  });
  return area;
}

/** What speaks against a step, beside what speaks against it with every entry. */
export type RefusesStep<R extends PayEntry> = (ctx: Ctx, row: Row<R>, to: State) => Promise<void>;
interface Step {
  id: string;
  version: number;
  action: PayEntryAction;
  more: Values | ((row: { id: string; state: State }) => Promise<Values>);
  reason: string | undefined;
}

async function take<R extends PayEntry>(
  ctx: Ctx,
  area: Area<R>,
  refuse: RefusesStep<R> | undefined,
  { id, version, action, more, reason }: Step,
): Promise<Row<R>> {
  const row = await lockedRecord(ctx, area, id, action);
  const decision = isDecided(action)
    ? decide(ctx, row as never, action)
    : decideStep(payEntryProcedure, row.state as State, action);
  if (!decision.approved) throw conflict(decision.because);
  if (decision.repeated) return row;
  if (action === 'apply' && !area.verbs!.apply!(row as never, ctx)) throw conflict(nothingToApply);
  if (action === 'cancel' || action === 'apply' || action === 'reverse') await refuseInPayroll(ctx, area.name, [id]);
  await refuse?.(ctx, row, decision.to);
  return saveRecord(
    ctx,
    area,
    { ...row, version },
    { state: decision.to, ...(typeof more === 'function' ? await more({ id, state: row.state as State }) : more) },
    action,
    reason,
  );
}

const nothingToApply: Text = t('pay_entry.nothing_to_apply');

const isDecided = (action: PayEntryAction): action is DecidedEntryAction =>
  action === 'approve' || action === 'reject' || action === 'reverse';

/** A second person approves an entry, or rejects it with a reason. */
export function decideAboutEntry<R extends PayEntry>(
  ctx: Ctx,
  area: Area<R>,
  refuse: RefusesStep<R> | undefined,
  { id, version, action, note }: { id: string; version: number; action: 'approve' | 'reject'; note: string | null },
): Promise<Row<R>> {
  const because = action === 'reject' ? reasonIn(note ?? '') : null;
  const more = {
    decidedById: ctx.user.id,
    decidedAt: ctx.now,
    ...(action === 'reject' && { decisionNote: because }),
  };
  return take(ctx, area, refuse, { id, version, action, more, reason: because ?? note ?? undefined });
}

/** The ordinary operations and the steps of such an area: submitEmployeeReward, approveEmployeeReward and so on. */
export function PayEntryResolver<R extends PayEntry>(area: Area<R>, refuse?: RefusesStep<R>) {
  const move = (
    ctx: Ctx,
    id: string,
    version: number,
    action: PayEntryAction,
    more: Step['more'] = {},
    reason?: string,
  ): Promise<Row<R>> => take(ctx, area, refuse, { id, version, action, more, reason });
  const record = () => area.record as never;
  const which = { description: `The ${say(area.label, 'en')}.` };
  const read = { description: 'The version you read; STALE when someone else changed it since.' };
  const approve = (ctx: Ctx, id: string, version: number): Promise<Row<R>> =>
    decideAboutEntry(ctx, area, refuse, { id, version, action: 'approve', note: null });
  const reject = (ctx: Ctx, id: string, version: number, note: string): Promise<Row<R>> =>
    decideAboutEntry(ctx, area, refuse, { id, version, action: 'reject', note });
  const reverse = async (ctx: Ctx, id: string, version: number, note: string): Promise<Row<R>> => {
    const because = reasonIn(note);
    return move(ctx, id, version, 'reverse', (row) => reversalOf(ctx, area, row, because), because);
  };

  @Resolver()
  class Steps {
    @Mutation(record, { name: `submit${area.name}`, description: 'Sends a draft for approval.' })
    async submit(
      @Context() ctx: Ctx,
      @Arg('id', () => ID, which) id: string,
      @Arg('version', () => Int, read) version: number,
    ): Promise<Row<R>> {
      return maskFields(ctx, area, await move(ctx, id, version, 'submit', { submittedById: ctx.user.id }));
    }

    @Mutation(record, {
      name: `approve${area.name}`,
      description: 'Approves it; refused to who entered it, sent it in, or is paid by it.',
    })
    async approve(
      @Context() ctx: Ctx,
      @Arg('id', () => ID, which) id: string,
      @Arg('version', () => Int, read) version: number,
    ): Promise<Row<R>> {
      return maskFields(ctx, area, await approve(ctx, id, version));
    }

    @Mutation(record, {
      name: `reject${area.name}`,
      description: 'Rejects it with a reason; refused to whom approving is refused.',
    })
    async reject(
      @Context() ctx: Ctx,
      @Arg('id', () => ID, which) id: string,
      @Arg('version', () => Int, read) version: number,
      @Arg('note', () => String, { description: 'Why, for who entered it.' }) note: string,
    ): Promise<Row<R>> {
      return maskFields(ctx, area, await reject(ctx, id, version, note));
    }

    @Mutation(record, {
      name: `apply${area.name}`,
      description: 'Notes that an approved one has been paid or taken off.',
    })
    async apply(
      @Context() ctx: Ctx,
      @Arg('id', () => ID, which) id: string,
      @Arg('version', () => Int, read) version: number,
    ): Promise<Row<R>> {
      return maskFields(ctx, area, await move(ctx, id, version, 'apply'));
    }

    @Mutation(record, { name: `cancel${area.name}`, description: 'Gives up one that is not applied yet.' })
    async cancel(
      @Context() ctx: Ctx,
      @Arg('id', () => ID, which) id: string,
      @Arg('version', () => Int, read) version: number,
    ): Promise<Row<R>> {
      return maskFields(ctx, area, await move(ctx, id, version, 'cancel'));
    }

    @Mutation(record, {
      name: `reverse${area.name}`,
      description:
        'Turns round what posted payrolls paid or took of it, in the next payroll; of one taken in part nothing more is taken; refused to whom approving is refused.',
    })
    async reverse(
      @Context() ctx: Ctx,
      @Arg('id', () => ID, which) id: string,
      @Arg('version', () => Int, read) version: number,
      @Arg('note', () => String, { description: 'Why; the payslip says so.' }) note: string,
    ): Promise<Row<R>> {
      return maskFields(ctx, area, await reverse(ctx, id, version, note));
    }
  }
  offerInBulk(
    area,
    {
      submit: (ctx, id, version) => move(ctx, id, version, 'submit', { submittedById: ctx.user.id }),
      approve,
      apply: (ctx, id, version) => move(ctx, id, version, 'apply'),
      cancel: (ctx, id, version) => move(ctx, id, version, 'cancel'),
    },
    { reject, reverse },
  );
  return [...CrudResolver(area), Steps];
}
