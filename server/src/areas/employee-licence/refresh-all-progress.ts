import type { Services } from '../../platform/context';
import { newId } from '../../platform/ids';
import { inCompany, onPlatform } from '../../platform/system-ctx';
import { platformId } from '../../platform/write-rows';
import { refreshCmeProgress } from '../cme-progress/cme-progress';

/** Licences whose cycle has ended begin the next one; asked every hour, since days begin by zone. */
export async function refreshAllCmeProgress(services: Services): Promise<void> {
  const companies = await onPlatform(services, newId(), 'read', async (ctx) => (await ctx.tx.query<{ id: string }>(
    `select id from company where deleted_at is null and status = 'active'`)).rows);
  for (const { id } of companies) {
    await inCompany(services, { companyId: id, userId: platformId }, 'write', (ctx) => refreshCmeProgress(ctx, null));
  }
}
