import type { Ctx } from '../context';
import { todaySql } from '../database/transaction';

/** Who works in a company, of a membership `m` of it and its account `u`: both in force, and they have not left. */
export const worksHereSql = `m.status = 'active' and m.former_since is null and m.deleted_at is null
  and u.status = 'active' and u.deleted_at is null`;

/** How far the invitation of a membership is, by the day it is in the company; nothing of who was never invited. */
export const invitationSql = (m: string): string => `case when ${m}.invitation_expires_at is null then null
  when ${m}.user_id is not null then 'accepted' when ${m}.status <> 'invited' then null
  when (${m}.invitation_expires_at at time zone (select z.time_zone from company z where z.id = ${m}.company_id))::date
    < ${todaySql} then 'expired'
  when ${m}.invitation_seen_at is not null then 'seen' else 'invited' end`;

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
