import type { Services } from '../../../platform/context';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { platformId } from '../../../platform/records/write-rows';
import { inCompany, onPlatform } from '../../../platform/system-ctx';
import { askDns, noteFound } from './check-domain';

const atOnce = 8;

export const companyDomainJobs = (services: Services): Record<string, JobHandler> => ({
  check_domains: () => checkProven(services),
});

interface Proven {
  companyId: string;
  id: string;
  domain: string;
  token: string;
}

/** Asks the DNS again for every domain that is proven: one whose record is gone is proven no more. */
async function checkProven(services: Services): Promise<void> {
  const { rows } = await onPlatform(services, platformId, 'read', ({ tx }) =>
    tx.query<Proven & Record<string, unknown>>(
      `select company_id as "companyId", id, domain, token from company_domain
       where proven_at is not null and deleted_at is null order by checked_at, id`,
    ),
  );
  for (let at = 0; at < rows.length; at += atOnce) {
    const some = rows.slice(at, at + atOnce);
    const found = await Promise.all(some.map(({ domain, token }) => askDns(services, domain, token)));
    for (const [index, row] of some.entries())
      await inCompany(services, { companyId: row.companyId, userId: platformId }, 'write', (ctx) =>
        noteFound(ctx, row, found[index]!),
      );
  }
}
