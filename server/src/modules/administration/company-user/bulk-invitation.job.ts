import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTheirName } from '../../../auth/sessions/in-their-name';
import type { Services } from '../../../platform/context';
import { hasJobSql, type JobHandler } from '../../../platform/jobs/jobs';
import { inEachCompany } from '../../../platform/system-ctx';
import { failInvitation, inviteJob, inviteSome } from './bulk-invitation.actions';

export const invitationJobs = (services: Services): Record<string, JobHandler> => ({
  async [inviteJob](job) {
    // Each part is a transaction of its own: cut off anywhere, the next attempt goes on with who is left.
    const onBehalf = { ...job, requestId: job.recordId };
    const next = () => inTheirName(services, onBehalf, 'write', (ctx) => inviteSome(ctx, job.recordId));
    while ((await next())?.state === 'inviting') await nextTurn();
  },
  fail_abandoned_invitations: () => failAbandoned(services),
});

/** What nobody goes on with any more, since its job was given up, has failed. */
const failAbandoned = (services: Services): Promise<void> =>
  inEachCompany(services, async (ctx) => {
    const { rows } = await ctx.tx.query<{ id: string; version: number }>(
      `select b.id, b.version from bulk_invitation b where b.company_id = $1 and b.state = 'inviting'
        and b.deleted_at is null and not ${hasJobSql(`'${inviteJob}'`, 'b.id')} for update`,
      [ctx.companyId],
    );
    for (const row of rows) await failInvitation(ctx, row);
  });
