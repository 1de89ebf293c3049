import { approvableNamed, hasFlows } from '../../../platform/approval/approval';
import { defineArea, type Row } from '../../../platform/records/area';
import { worksHereSql } from '../../../platform/records/active-membership';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { t } from '../texts/text';

/** Who is away owns it. */
@record('ApprovalDelegation', 'Somebody decides for you while you are away.')
export class ApprovalDelegation extends CompanyRecord {
  @field.reference('User', { description: 'Who is away.', write: 'never' }) fromUserId!: string;
  @field.reference('User', { description: 'Who decides meanwhile.' }) toUserId!: string;
  @field.date({ reach: 'planned', description: 'First day.' }) fromDate!: string;
  @field.date({ reach: 'planned', description: 'Last day.' }) toDate!: string;
  @field.json({ description: 'Kinds of rows it is for, such as EmployeeLeave; all where empty.', initial: [] })
  subjects!: string[];
}

const longestDays = 366;

function isFlowable(subject: string): boolean {
  const approvable = approvableNamed(subject);
  return !!approvable && hasFlows(approvable);
}

export async function refuseBrokenDelegation(
  ctx: Ctx,
  after: Pick<Row<ApprovalDelegation>, 'fromUserId' | 'toUserId' | 'fromDate' | 'toDate' | 'subjects'>,
): Promise<void> {
  if (after.toDate < after.fromDate) throw invalid('toDate', t('approval_delegation.last_day_lies_before_first'));
  if (Date.parse(after.toDate) - Date.parse(after.fromDate) > longestDays * 86_400_000) {
    throw invalid('toDate', t('approval_delegation.choose_most_days', { longestDays }));
  }
  if (after.toUserId === after.fromUserId)
    throw invalid('toUserId', t('approval_delegation.choose_somebody_else_yourself'));
  if (
    !Array.isArray(after.subjects) ||
    after.subjects.some((subject) => typeof subject !== 'string' || !isFlowable(subject))
  ) {
    throw invalid('subjects', t('approval_delegation.choose_what_can_approved'));
  }
  const { rows } = await ctx.tx.query(
    `select 1 from membership m join app_user u on u.id = m.user_id where m.company_id = $1 and m.user_id = $2
       and ${worksHereSql}`,
    [ctx.companyId, after.toUserId],
  );
  if (!rows.length) throw invalid('toUserId', t('approval_delegation.choose_somebody_who_works_here'));
}

export const approvalDelegation = defineArea('ApprovalDelegation', ApprovalDelegation, {
  whose: ['fromUserId'],
  one: 'approvalDelegation',
  many: 'approvalDelegations',
  label: t('approval_delegation.delegation'),
  sort: 'fromDate',
  isPersonal: true,
  guard: refuseBrokenDelegation,
});
