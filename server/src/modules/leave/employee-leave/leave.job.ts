import type { Services } from '../../../platform/context';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { inSlices, rest } from '../../../platform/jobs/pace';
import { companyIds, inCompany } from '../../../platform/system-ctx';
import { platformId } from '../../../platform/records/write-rows';
import { writeEntriesDue } from '../leave-ledger-entry/leave-ledger-entry';
import { postApprovedLeave } from './post-approved-leave';
import { employeeRows } from '../../people/people.sql';

export const leaveJobs = (services: Services): Record<string, JobHandler> => ({
  accrue_leave: () => accrueLeave(services),
});

const peopleAtOnce = 200;

/**
 * What is due of every type for everybody, some people in a transaction: cut off anywhere, what stands stays, and the
 * next run goes on with the rest. Takes turns with requests: after a start it may have much to catch up with.
 */
export async function accrueLeave(services: Services): Promise<void> {
  for (const companyId of await companyIds(services, 'open')) {
    for (let more = true; more;) {
      const began = performance.now();
      more = await inCompany(services, { companyId, userId: platformId }, 'write', postApprovedLeave);
      await rest(performance.now() - began);
    }
    const ids = await inCompany(services, { companyId, userId: platformId }, 'read', async (ctx) =>
      (
        await ctx.tx.query<{ id: string }>(
          `select id from ${employeeRows('status')} where company_id = $1 and deleted_at is null and status <> 'draft'
            order by id`,
          [companyId],
        )
      ).rows.map(({ id }) => id),
    );
    await inSlices(ids, peopleAtOnce, (some) =>
      inCompany(services, { companyId, userId: platformId }, 'write', (ctx) => writeEntriesDue(ctx, [...some])),
    );
  }
}
