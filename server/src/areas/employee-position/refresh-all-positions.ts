import type { Services } from '../../platform/context';
import { newId } from '../../platform/ids';
import { inCompany, onPlatform } from '../../platform/system-ctx';
import { platformId } from '../../platform/write-rows';
import { refreshCurrentPositions } from './current-position';

/** Positions that begin or end by themselves show on their employees; asked every hour, since days begin by zone. */
export async function refreshAllPositions(services: Services): Promise<void> {
  const companies = await onPlatform(services, newId(), 'read', async (ctx) =>
    (await ctx.tx.query<{ id: string }>(`select id from company where deleted_at is null and status = 'active'`)).rows);
  for (const { id } of companies) {
    await inCompany(services, { companyId: id, userId: platformId }, 'write', (ctx) => refreshCurrentPositions(ctx, null));
  }
}
