import type { Grant } from '../../platform/ability';
import type { Ctx } from '../../platform/context';
import { conflict } from '../../platform/errors';

/** Who holds this keeps the accounts of a company: nobody else lets people in or gives them roles. */
const keeping: Grant = { subject: 'CompanyUser', action: 'update', scope: 'company' };
export const isKeeping = (grants: readonly Grant[]): boolean =>
  grants.some(({ subject, action, scope }) => subject === keeping.subject && action === keeping.action && scope === keeping.scope);

/** What is about to be: a member left with these roles, or a role that grants this no longer. */
export interface Loss { member?: { id: string; roleIds: readonly string[] }; roleId?: string }

/**
 * Refuses what would leave a company without a member who may change its members. An admin may do it, who can enter and repair it.
 * Those who keep it are locked, so that two requests cannot remove the last two at once.
 */
export async function refuseLosingTheLastKeeper(ctx: Ctx, { member, roleId }: Loss): Promise<void> {
  if (ctx.user.type === 'admin') return;
  const { rows: roles } = await ctx.tx.query<{ id: string }>(
    `select id from company_role where company_id = $1 and status = 'active' and deleted_at is null and grants @> $2::jsonb`, [ctx.companyId, JSON.stringify([keeping])]);
  const now = roles.map(({ id }) => id);
  const then = now.filter((id) => id !== roleId);
  const { rows: keepers } = await ctx.tx.query<{ id: string; roleIds: string[] }>(
    `select m.id, m.role_ids as "roleIds" from membership m join app_user u on u.id = m.user_id and u.status = 'active' and u.deleted_at is null
     where m.company_id = $1 and m.status = 'active' and m.deleted_at is null and m.role_ids && $2::char(24)[] order by m.id for update of m`, [ctx.companyId, now]);
  const remain = keepers.map(({ id, roleIds }) => (id === member?.id ? member.roleIds : roleIds)).filter((held) => held.some((id) => then.includes(id)));
  if (keepers.length && !remain.length) throw lastKeeper();
}

const lastKeeper = () => conflict({
  en: 'Nobody in this company could change its users any more. Give somebody else a role that may, first.',
  ar: 'لن يبقى في هذه الشركة من يستطيع تغيير مستخدميها. امنح شخصاً آخر دوراً يسمح بذلك أولاً.',
});
