import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTheirName } from '../../../auth/sessions/in-their-name';
import type { Services } from '../../../platform/context';
import { hasJobSql, type JobHandler } from '../../../platform/jobs/jobs';
import { inEachCompany } from '../../../platform/system-ctx';
import { writeRows } from '../../../platform/records/write-rows';
import { rosterFill } from './roster-fill';
import { fillJob, fillSome } from './roster-fill.actions';

export const rosterJobs = (services: Services): Record<string, JobHandler> => ({
  async [fillJob](job) {
    // Each part is a transaction of its own: cut off anywhere, the next attempt goes on with who is left.
    const onBehalf = { ...job, requestId: job.recordId };
    while ((await inTheirName(services, onBehalf, 'write', (ctx) => fillSome(ctx, job.recordId)))?.state === 'filling')
      await nextTurn();
  },
  fail_abandoned_fills: () => failAbandonedFills(services),
});

/** What nobody goes on with any more, since its job was given up, has failed: filling again plans what is missing. */
const failAbandonedFills = (services: Services): Promise<void> =>
  inEachCompany(services, async (ctx) => {
    const { rows } = await ctx.tx.query<{ id: string; version: number }>(
      `select r.id, r.version from roster_fill r where r.company_id = $1 and r.state = 'filling'
        and r.deleted_at is null and not ${hasJobSql(`'${fillJob}'`, 'r.id')} for update`,
      [ctx.companyId],
    );
    await writeRows(
      ctx,
      rosterFill,
      rows.map((row) => ({ ...row, values: { state: 'failed' } })),
      'fail',
    );
  });
