import { ObjectType } from 'type-graphql';
import { mayDo } from '../../../../platform/access/ability';
import { isDecider, needsApproval, type Declared, notDue, type Brief } from '../../../../platform/approval/approval';
import type { Area, Row, Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { conflict, forbidden, invalid } from '../../../../platform/errors';
import { choiceOf, field } from '../../../../platform/records/fields';
import { refuseUnpayable } from '../../../../platform/approval/payable';
import { decideProposed } from '../../../../platform/records/proposals';
import { isProposed } from '../../../../platform/access/own-matters';
import { CompanyRecord } from '../../../../platform/records/record';
import { closePrevious } from '../../../../platform/records/effective-dating';
import {
  decideProposal,
  givesOtherwise,
  type SalaryAction,
  type SalaryState,
} from '../../../../platform/approval/domain/salary-approval';
import type { StepDecision } from '../../../../kernel/state-machine';
import { refuseAnyOutsideEmployment, refuseOutsideEmployment } from '../../../people/employee/employee';
import { say } from '../../../../platform/text';
import { t } from '../../texts/text';

export const PayAssignmentState = choiceOf(
  'PayAssignmentState',
  'Where an allowance or deduction of an employee stands; where no flow of approval is for it, it is approved at once.',
  {
    proposed: 'Waits for approval; nothing is paid or taken by it.',
    approved: 'In force from its first day.',
    rejected: 'Refused; nothing is ever paid or taken by it.',
  },
);

/** Which employee has an allowance or a deduction from one day to another; the same one never twice on a day. */
@ObjectType()
export abstract class PayAssignment extends CompanyRecord {
  @field.reference('Employee', { description: 'The employee it is about.', write: 'create' }) employeeId!: string;
  @field.money({
    description:
      'Fixed amount for this employee; an amount or a percentage of their own stands in for both of the item.',
    min: 0,
    optional: true,
    sensitive: true,
  })
  ownAmount!: string | null;
  @field.decimal({
    description:
      'Percentage of the basic salary for this employee; 25 is a quarter of it. May stand beside an amount, then both count.',
    min: 0,
    max: 1000,
    optional: true,
    sensitive: true,
  })
  ownPercent!: string | null;
  @field.date({ reach: 'kept', description: 'First day.' }) validFrom!: string;
  @field.date({ reach: 'kept', description: 'Last day; empty while it goes on.', optional: true }) validTo!:
    | string
    | null;
  @field.choice(PayAssignmentState, { description: 'Where it stands.', initial: 'approved', write: 'never' })
  state!: SalaryState;
  @field.reference('User', {
    description: 'Who proposed it, or changed the proposal last; empty where it held at once.',
    optional: true,
    write: 'never',
  })
  proposedById!: string | null;
  @field.reference('User', {
    description: 'Who approved or rejected it; never who proposed it.',
    optional: true,
    write: 'never',
  })
  approvedById!: string | null;
  @field.computed('text', 'select u.name from app_user u where u.id = t.approved_by_id', {
    description: 'Name of who approved or rejected it.',
    optional: true,
  })
  approvedByName!: string | null;
  @field.instant({ description: 'When that was.', optional: true, write: 'never' }) approvedAt!: Date | null;
  @field.text({ description: 'Why it was rejected.', max: 500, optional: true, write: 'never' }) decisionNote!:
    | string
    | null;
  deciders!: string | null;
}

/** The item an assignment is of: its kind, and the field that names it. */
export interface Assigned {
  area: Area;
  item: 'compensation' | 'deduction';
  field: 'compensationId' | 'deductionId';
}
export type Assignment = Row<PayAssignment> & Partial<Record<Assigned['field'], string>>;

export const decidedBy: ('state' | 'employeeId' | 'proposedById' | 'deciders')[] = [
  'state',
  'employeeId',
  'proposedById',
  'deciders',
];

const assignmentDecision = (
  ctx: Ctx,
  { item }: Pick<Assigned, 'item'>,
  row: Row<PayAssignment>,
  action: SalaryAction,
): StepDecision<SalaryState> =>
  decideProposal(item === 'deduction' ? 'deduction' : 'allowance', row, action, {
    id: ctx.user.id,
    employeeId: ctx.user.employeeId,
  });

export const offersStep =
  (item: Assigned['item'], action: SalaryAction) =>
  (row: Row<PayAssignment>, ctx: Ctx): boolean =>
    row.state === 'proposed' && assignmentDecision(ctx, { item }, row, action).approved && isDecider(row, ctx);

/** Why this user cannot decide about a proposal now; null where they can, and where nothing waits. */
export function refusalOf(
  ctx: Ctx,
  { area, item }: Pick<Assigned, 'area' | 'item'>,
  row: Row<PayAssignment>,
): string | null {
  if (row.state !== 'proposed' || !mayDo(ctx.ability, 'approve', area, row)) return null;
  const decision = assignmentDecision(ctx, { item }, row, 'approve');
  if (!decision.approved) return say(decision.because, ctx.locale);
  return isDecider(row, ctx) ? null : say(notDue, ctx.locale);
}

/**
 * Where a flow is for it an assignment is proposed, and one that holds is not changed past the flow. Whoever changes a
 * proposal answers for it.
 */
export async function proposed(
  ctx: Ctx,
  name: string,
  after: Row<PayAssignment>,
  before: Row<PayAssignment> | null,
): Promise<Values> {
  if (before?.state === 'proposed') return { proposedById: ctx.user.id };
  if ((before && !givesOtherwise(before, after)) || !(await isProposed(ctx, { name }, after))) return {};
  if (!before) return { state: 'proposed', proposedById: ctx.user.id };
  throw conflict(t('pay_assignment.what_your_company_pays_takes'));
}

interface Change {
  after: Assignment;
  before: Assignment | null;
}

/**
 * What cannot be: days outside employment, an item no longer in use, an amount nobody is paid, or one given by who may
 * not see it.
 */
export const validatePayAssignment = (
  ctx: Ctx,
  of: Assigned,
  after: Assignment,
  before: Assignment | null,
): Promise<void> => refuseAnyImpossible(ctx, of, [{ after, before }]);
export const validateNewAssignments = (ctx: Ctx, of: Assigned, rows: readonly Assignment[]): Promise<void> =>
  refuseAnyImpossible(
    ctx,
    of,
    rows.map((after) => ({ after, before: null })),
  );

async function refuseAnyImpossible(ctx: Ctx, of: Assigned, changes: readonly Change[]): Promise<void> {
  const standing = changes.filter(({ after }) => !after.deletedAt);
  if (!standing.length) return;
  await refuseAnyOutsideEmployment(
    ctx,
    standing.map(({ after: { employeeId, validFrom, validTo } }) => ({ employeeId, days: { validFrom, validTo } })),
  );
  await refuseInactive(
    ctx,
    of,
    standing.filter(({ before }) => !before || before.deletedAt).map(({ after }) => after[of.field]!),
  );
  for (const change of standing) refuseAmount(ctx, of, change);
}

function refuseAmount(ctx: Ctx, { area, item }: Assigned, { after, before }: Change): void {
  if (after.ownAmount === before?.ownAmount && after.ownPercent === before?.ownPercent) return;
  const isGiven = after.ownAmount !== null || after.ownPercent !== null;
  if (isGiven && !mayDo(ctx.ability, 'read_sensitive', area, after)) throw forbidden();
  refuseUnpayable('ownAmount', after.ownAmount, ctx.user.company!.currency);
  if (item === 'deduction' && Number(after.ownPercent ?? 0) > 100)
    throw invalid('ownPercent', t('pay_assignment.nobody_can_lose_more_100'));
  if (isGiven && Number(after.ownAmount ?? 0) === 0 && Number(after.ownPercent ?? 0) === 0) {
    throw invalid('ownAmount', t('pay_assignment.give_more_nothing_leave_amount'));
  }
}

/** What is no longer in use is given to nobody anew; who has it keeps it until it ends. */
async function refuseInactive(ctx: Ctx, { item, field: by }: Assigned, ids: readonly string[]): Promise<void> {
  if (!ids.length) return;
  const {
    rows: [found],
  } = await ctx.tx.query<{ title: string }>(
    `select title from ${item} where company_id = $1 and id = any($2::char(24)[]) and status <> 'active' order by title
      limit 1`,
    [ctx.companyId, [...new Set(ids)]],
  );
  if (found) {
    throw invalid(by, t('pay_assignment.inactive_cannot_given_anybody_anew', { found: found.title }));
  }
}

/** SQL of what an assignment `a` comes to of its item `i`: its own, else the item's. */
export const amountSql = (column: 'fixed_amount' | 'percent_of_basic'): string =>
  `case when coalesce(a.own_amount, a.own_percent) is null then i.${column}
    else a.${column === 'fixed_amount' ? 'own_amount' : 'own_percent'} end`;

type Assignments = Parameters<typeof closePrevious<PayAssignment>>[1];

/**
 * Approves a proposed assignment, which ends the one of the same item that goes on, or rejects it with a reason. Asked
 * again it changes nothing.
 */
export const decideAboutAssignment = (
  ctx: Ctx,
  of: Assigned,
  action: SalaryAction,
  id: string,
  version: number,
  note: string | null,
): Promise<Row<PayAssignment>> => {
  const area = of.area as unknown as Assignments;
  return decideProposed(
    ctx,
    {
      area,
      decide: (asked, row, step) => assignmentDecision(asked, of, row, step),
      // Employment may have been ended since it was proposed.
      refuseOutdated: (asked, { employeeId, validFrom, validTo }) =>
        refuseOutsideEmployment(asked, employeeId, { validFrom, validTo }),
      closePrevious: (asked, row) =>
        closePrevious(
          asked,
          area,
          row,
          { field: 'state', value: 'approved' },
          { field: of.field as 'employeeId', value: (row as Assignment)[of.field]! },
        ),
    },
    action,
    id,
    version,
    note,
  );
};

interface Item {
  title: string;
  amount: string | null;
  percent: string | null;
  currency: string;
}

/** What of its item an assignment comes to: its own amount and percentage, else those of the item. */
async function itemOf(ctx: Ctx, { item, field }: Assigned, row: Assignment): Promise<Item> {
  const { rows } = await ctx.tx.query<Item & Record<string, unknown>>(
    `select title, fixed_amount::text as amount, percent_of_basic::text as percent, currency from ${item}
      where company_id = $1 and id = $2`,
    [ctx.companyId, row[field]],
  );
  const found = rows[0]!;
  return row.ownAmount === null && row.ownPercent === null
    ? found
    : { ...found, amount: row.ownAmount, percent: row.ownPercent };
}

async function briefOf(ctx: Ctx, of: Assigned, row: Assignment): Promise<Brief> {
  const { title, amount, percent, currency } = await itemOf(ctx, of, row);
  const share =
    percent === null ? null : say(t('pay_assignment.percent_basic_salary', { percent: Number(percent) }), ctx.locale);
  return { what: title, amount, currency, fromDate: row.validFrom, toDate: row.validTo, note: share };
}

/** That assignments of an item wait for approval where a flow is for them. */
export const approvesAssignments = (of: Assigned): Declared =>
  needsApproval(of.area as unknown as Assignments, {
    waiting: { state: { in: ['proposed'] } },
    waits: ({ state }) => state === 'proposed',
    askedBy: ['proposedById'],
    facts: [
      { name: 'amount', label: t('pay_assignment.fixed_amount'), kind: 'number' },
      { name: 'percent', label: t('pay_assignment.percent_basic_salary_2'), kind: 'number' },
      {
        name: 'terms',
        label: t('pay_assignment.amount_everybody_own'),
        kind: 'choice',
        choices: {
          usual: t('pay_assignment.everybody'),
          own: t('pay_assignment.own_amount'),
        },
      },
    ],
    factsOf: async (ctx, row) => {
      const { amount, percent } = await itemOf(ctx, of, row);
      return { amount, percent, terms: row.ownAmount === null && row.ownPercent === null ? 'usual' : 'own' };
    },
    brief: (ctx, row) => briefOf(ctx, of, row),
    approve: (ctx, id, version, reason) => decideAboutAssignment(ctx, of, 'approve', id, version, reason),
    reject: (ctx, id, version, reason) => decideAboutAssignment(ctx, of, 'reject', id, version, reason),
  });
