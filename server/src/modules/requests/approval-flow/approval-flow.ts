import type { Condition, FlowStep } from '../../../platform/approval/domain/approval-flow';
import { problemsOfFlow } from '../../../platform/approval/domain/flow-problems';
import { allApprovable, approvableNamed, hasFlows, type ApprovalFact } from '../../../platform/approval/approval';
import type { Grant } from '../../../platform/access/ability';
import { defineArea, type Row } from '../../../platform/records/area';
import { rolesNamed } from '../../../platform/access/held-grants';
import type { Ctx } from '../../../platform/context';
import { invalid, invalidFields } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { refuseGrantingMore } from '../../../platform/access/grant-rules';
import { CompanyRecord, record } from '../../../platform/records/record';
import { ApprovalConditionLine, ApprovalStepLine } from './approval-step';
import { t } from '../texts/text';

export { ApprovalStepLine };

@record('ApprovalFlow', 'Who has to approve a kind of row in which case, step by step.')
export class ApprovalFlow extends CompanyRecord {
  @field.text({ description: 'What it is called.', max: 120, search: true, unique: true }) name!: string;
  @field.text({ description: 'Kind of row, such as EmployeeLeave.', max: 60, example: 'EmployeeLeave' })
  subject!: string;
  @field.integer({
    description: 'Order among the flows of the same kind: the first that fits applies.',
    min: 1,
    max: 999,
    initial: 1,
  })
  place!: number;
  @field.flag({ description: 'Whether it applies to what is asked from now on.', initial: true }) isActive!: boolean;
  @field.json({
    type: () => [ApprovalConditionLine],
    description: 'When it applies: all must hold; none means always.',
    initial: [],
  })
  conditions!: Condition[];
  @field.json({ type: () => [ApprovalStepLine], description: 'Its steps, in order.', initial: [] }) steps!: FlowStep[];
}

/** What a condition may be about: what the area knows of a row, and where whom it is about works. */
export async function factsOf(ctx: Ctx, subject: string): Promise<ApprovalFact[] | null> {
  const found = approvableNamed(subject);
  if (!found || !hasFlows(found)) return null;
  const facts = await Promise.all(
    (found.facts ?? []).map(async (fact) => (fact.choicesOf ? { ...fact, choices: await fact.choicesOf(ctx) } : fact)),
  );
  return [...facts, ...(found.area.person ? factsOfPeople : [])];
}

const factsOfPeople: ApprovalFact[] = [
  { name: 'department', label: t('approval_flow.department'), kind: 'department' },
  { name: 'level', label: t('approval_flow.rank_grade_1_lowest'), kind: 'number' },
];

const isInForce = (row: Row<ApprovalFlow>): boolean => row.isActive && !row.deletedAt;

/**
 * Whom a flow in force names decides and reads what it is about: who hands that out holds it for everybody. One out of
 * use hands out nothing.
 */
function refuseHandingOn(ctx: Ctx, after: Row<ApprovalFlow>, before: Row<ApprovalFlow> | null): void {
  if (!isInForce(after)) return;
  if (
    before &&
    isInForce(before) &&
    JSON.stringify(before.steps) === JSON.stringify(after.steps) &&
    before.subject === after.subject
  )
    return;
  const { area, verb } = approvableNamed(after.subject)!;
  const hides = [...area.fields.values()].some(({ sensitive }) => sensitive === true);
  const opened: Grant[] = [verb, 'read', ...(hides ? ['read_sensitive'] : [])].map((action) => ({
    subject: area.name,
    action,
    scope: 'company',
  }));
  refuseGrantingMore(ctx.user, opened);
}

async function refuseBroken(ctx: Ctx, after: Row<ApprovalFlow>, before: Row<ApprovalFlow> | null): Promise<void> {
  if (after.deletedAt) return;
  const facts = await factsOf(ctx, after.subject);
  if (!facts) {
    const known = allApprovable()
      .filter(hasFlows)
      .map(({ area }) => area.name)
      .join(', ');
    throw invalid('subject', t('approval_flow.choose', { known }));
  }
  refuseHandingOn(ctx, after, before);
  const problems = problemsOfFlow(after, facts);
  if (problems.length) throw invalidFields(problems);
  const approvers = after.steps.flatMap(({ approvers: each }) => each);
  await refuseUnknown(
    ctx,
    approvers.flatMap(({ roleId }) => roleId ?? []),
    rolesNamed,
  );
  await refuseUnknown(
    ctx,
    approvers.flatMap(({ userIds }) => userIds ?? []),
    `select user_id as id from membership where company_id = $1 and deleted_at is null
      and user_id = any($2::char(24)[])`,
  );
}

async function refuseUnknown(ctx: Ctx, ids: string[], sql: string): Promise<void> {
  if (!ids.length) return;
  const { rows } = await ctx.tx.query<{ id: string }>(sql, [ctx.companyId, ids]);
  const found = new Set(rows.map(({ id }) => id));
  if (ids.some((id) => !found.has(id))) {
    throw invalid('steps', t('approval_flow.role_person_named_step_does'));
  }
}

export const approvalFlow = defineArea('ApprovalFlow', ApprovalFlow, {
  one: 'approvalFlow',
  many: 'approvalFlows',
  label: t('approval_flow.approval_flow'),
  page: '/approval-flows/:id',
  menu: { group: 'settings', title: t('approval_flow.menu'), icon: 'branches', after: 'WorkCalendar' },
  sort: 'name',
  guard: refuseBroken,
});
