import type { Services } from '../../platform/context';
import { newId } from '../../platform/ids';
import { inCompany, onPlatform } from '../../platform/system-ctx';
import { todayIn } from '../../platform/today';
import { platformId, writeRows } from '../../platform/write-rows';
import { employee } from './employee';

/** Who was under notice has left once the last day is over; asked every hour, since days end by zone. */
export async function exitEmployees(services: Services): Promise<void> {
  const companies = await onPlatform(services, newId(), 'read', async (ctx) => (await ctx.tx.query<{ id: string }>(
    `select id from company where deleted_at is null and status = 'active'`)).rows);
  for (const { id } of companies) {
    await inCompany(services, { companyId: id, userId: platformId }, 'write', async (ctx) => {
      const { rows } = await ctx.tx.query<{ id: string; version: number }>(
        `select id, version from employee where company_id = $1 and status = 'notice' and exit_date < $2 and deleted_at is null for no key update`,
        [ctx.companyId, todayIn(ctx)]);
      await writeRows(ctx, employee, rows.map((row) => ({ ...row, values: { status: 'exited' } })), 'exit');
    });
  }
}
