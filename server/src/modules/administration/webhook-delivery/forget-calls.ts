import type { Services } from '../../../platform/context';
import { forgottenAtOnce, inBatches, keptSince } from '../../../platform/records/forget-rows';
import { companyIds, inCompany } from '../../../platform/system-ctx';
import { platformId } from '../../../platform/records/write-rows';

/**
 * Calls that were taken or given up long ago go; one that is still tried stays, however old. The server itself may
 * delete no row of a company but by this function.
 */
export async function forgetWebhookCalls(services: Services): Promise<void> {
  for (const companyId of await companyIds(services)) {
    for (const [state, what] of [
      ['delivered', 'deliveredCalls'],
      ['failed', 'failedCalls'],
    ] as const) {
      const since = keptSince(services, what);
      await inBatches(() =>
        inCompany(
          services,
          { companyId, userId: platformId },
          'write',
          async ({ tx }) =>
            (
              await tx.query<{ gone: number }>('select forget_webhook_calls($1, $2, $3) as gone', [
                state,
                since,
                forgottenAtOnce,
              ])
            ).rows[0]!.gone,
        ),
      );
    }
  }
}
