import type { Ctx } from '../../../../platform/context';

/**
 * The points of an employee but for one reward; whoever changes them takes turns. What waits for a decision is spent
 * already.
 */
export async function pointsBeside(ctx: Ctx, employeeId: string, rewardId: string): Promise<number> {
  await ctx.tx.query(`select pg_advisory_xact_lock(hashtextextended('points ' || $1, 0))`, [employeeId]);
  const { given, spent } = await pointsOn(ctx, employeeId, rewardId);
  return given - spent;
}

/** Points given and spent by what is on file. */
export async function pointsOn(ctx: Ctx, employeeId: string, without = ''): Promise<{ given: number; spent: number }> {
  const { rows } = await ctx.tx.query<{ given: number; spent: number }>(
    `select coalesce(sum(points) filter (where kind = 'points' and state in ('approved', 'applied')), 0)::int as given,
       coalesce(sum(points) filter (where kind = 'item' and state in ('pending', 'approved', 'applied')),
       0)::int as spent
     from employee_reward where company_id = $1 and employee_id = $2 and id <> $3 and deleted_at is null`,
    [ctx.companyId, employeeId, without],
  );
  return rows[0]!;
}
