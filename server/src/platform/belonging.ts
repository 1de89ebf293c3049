import type { Ctx } from './context';

/** Whether the signed-in user has an account in the company he is in. Who only visits it, as admins do, has none, and who has left takes no part. */
export async function belongsHere(ctx: Ctx): Promise<boolean> {
  if (ctx.user.isFormer) return false;
  const { rowCount } = await ctx.tx.query(
    `select 1 from membership where company_id = $1 and user_id = $2 and status = 'active' and deleted_at is null`, [ctx.companyId, ctx.user.id]);
  return rowCount === 1;
}
