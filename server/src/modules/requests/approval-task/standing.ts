import { mayDoSome } from '../../../platform/access/ability';
import { hasFlows, type Declared } from '../../../platform/approval/approval';
import type { Ctx } from '../../../platform/context';
import type { Filter } from '../../../platform/lists/list-filter';

/**
 * What holds of an open task, under the alias k, of the user given as SQL: it is theirs, they stand in, or they were
 * asked too.
 */
export const isMineSql = (user: string): string =>
  `k.state = 'open' and k.deleted_at is null and (k.assignee_id = ${user} or k.delegate_id = ${user}
    or k.escalated_to_id = ${user})`;

/** How many rows of each kind wait for the user by a flow. */
export async function tasksBySubject(ctx: Ctx): Promise<Map<string, number>> {
  const { rows } = await ctx.tx.query<{ subject: string; count: number }>(
    `select a.subject, count(distinct a.id)::int as count from approval_task k join approval a
      on a.company_id = k.company_id and a.id = k.approval_id
     where k.company_id = $1 and ${isMineSql('$2')} group by a.subject`,
    [ctx.companyId, ctx.user.id],
  );
  return new Map(rows.map(({ subject, count }) => [subject, count]));
}

/**
 * Rows without a flow that wait for whoever may approve; nobody decides about themselves, nor about what they asked
 * for. Null where they may approve none.
 */
export function openToMe(ctx: Ctx, approvable: Declared): Filter | null {
  const { area, waiting, askedBy, verb } = approvable;
  if (!mayDoSome(ctx.ability, verb, area) || !mayDoSome(ctx.ability, 'read', area)) return null;
  const others: Filter[] = askedBy.map((field) => ({ [field]: { ne: ctx.user.id } }));
  if (area.person && ctx.user.employeeId) others.push({ [area.person]: { ne: ctx.user.employeeId } });
  if (hasFlows(approvable)) others.push({ or: [{ deciders: { isEmpty: true } }, { deciders: { eq: 'anybody' } }] });
  return { and: [typeof waiting === 'function' ? waiting(ctx) : waiting, ...others] };
}
