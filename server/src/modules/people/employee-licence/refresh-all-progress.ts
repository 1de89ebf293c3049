import type { Services } from '../../../platform/context';
import { inEachCompany } from '../../../platform/system-ctx';
import { refreshCmeProgress } from '../cme-progress/cme-progress';

/** Licences whose cycle has ended begin the next one; asked every hour, since days begin by zone. */
export const refreshAllCmeProgress = (services: Services): Promise<void> =>
  inEachCompany(
    services,
    async (ctx) => {
      await refreshCmeProgress(ctx, null);
    },
    'open',
  );
