import { mayDoSome } from '../../../platform/access/ability';
import type { Ctx } from '../../../platform/context';
import { writeRows } from '../../../platform/records/write-rows';
import { companyUser } from './company-user';

/**
 * The account of the person is that of the new employment. Whom leaving had shut out is let in again by who lets people
 * in.
 */
export async function moveAccount(ctx: Ctx, from: string, to: string): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string; version: number; status: string }>(
    `select id, version, status from membership where company_id = $1 and employee_id = $2
      and deleted_at is null for no key update`,
    [ctx.companyId, from],
  );
  for (const { id, version, status } of rows) {
    const isBack = status === 'left' && mayDoSome(ctx.ability, 'update', companyUser);
    await writeRows(
      ctx,
      companyUser,
      [{ id, version, values: { employeeId: to, formerSince: null, ...(isBack && { status: 'active' }) } }],
      'rehireEmployee',
    );
  }
}
