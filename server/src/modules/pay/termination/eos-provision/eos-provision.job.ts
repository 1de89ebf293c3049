import type { Services } from '../../../../platform/context';
import type { JobHandler } from '../../../../platform/jobs/jobs';
import { inEachCompany } from '../../../../platform/system-ctx';
import { calculateDueProvisions } from './eos-provision.actions';

export const provisionJobs = (services: Services): Record<string, JobHandler> => ({
  calculate_provisions: () => provide(services),
});

/** The months that have ended since the last time, company by company, however long nobody asked. */
async function provide(services: Services): Promise<void> {
  await inEachCompany(
    services,
    async (ctx) => {
      await calculateDueProvisions(ctx);
    },
    'open',
  );
}
