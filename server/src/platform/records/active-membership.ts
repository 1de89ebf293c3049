import type { Ctx } from '../context';

/** Who works in a company, of a membership `m` of it and its account `u`: both in force, and they have not left. */
export const worksHereSql = `m.status = 'active' and m.former_since is null and m.deleted_at is null
  and u.status = 'active' and u.deleted_at is null`;

/**
 * Whether account `u` was removed from every company it belonged to and has nothing else here: it is as absent as a
 * deleted one.
 */
export const isRemovedSql = (u = 'u'): string => `(${u}.type <> 'admin' and cardinality(${u}.role_ids) = 0
  and exists (select from membership m where m.user_id = ${u}.id)
  and not exists (select from membership m where m.user_id = ${u}.id and m.deleted_at is null))`;

/**
 * Whether the signed-in user has an account in the company they are in. Who only visits it, as admins do, has none, and
 * who has left takes no part.
 */
export async function isActiveMember(ctx: Ctx): Promise<boolean> {
  if (ctx.user.isFormer) return false;
  const { rowCount } = await ctx.tx.query(
    `select 1 from membership where company_id = $1 and user_id = $2 and status = 'active' and deleted_at is null`,
    [ctx.companyId, ctx.user.id],
  );
  return rowCount === 1;
}
