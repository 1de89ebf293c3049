import type { Pool } from 'pg';
import type { Services } from '../../platform/context';
import { inTransaction } from '../../platform/database/transaction';
import { enqueue, type JobHandler } from '../../platform/jobs/jobs';
import { platformId } from '../../platform/records/write-rows';
import { noteOfAccount } from '../sign-in/note-sign-in';
import { onPlatform } from '../../platform/system-ctx';
import { companyToSendFrom } from '../passwords/password-reset';
import { revokeRowsOf } from '../sessions/session-rows';
import { t } from '../texts/text';
import { mailOwner } from './mail-owner';
import { endFactor } from './second-factor';

const mailJob = 'mail_second_factor_reset';

/** `untold`: it was reset, and there is no company that could mail its owner. */
type ResetOutcome = 'done' | 'untold' | 'nobody' | 'has_none';

/**
 * For whoever operates Muster: the password alone lets the account in again, and every session of before ends. In the
 * audit under the platform's name. Its owner is told by mail, which a running Muster writes.
 */
export function resetSecondFactor(pool: Pool, email: string, now: Date): Promise<ResetOutcome> {
  return inTransaction(pool, { platform: true }, 'write', async (tx) => {
    const {
      rows: [account],
    } = await tx.query<{ id: string }>(
      'SELECT id FROM app_user WHERE lower(email) = lower($1) AND deleted_at IS NULL',
      [email.trim()],
    );
    if (!account) return 'nobody';
    if (!(await endFactor(tx, account.id))) return 'has_none';
    await revokeRowsOf(tx, account.id, 'second_factor', now);
    const operator = { id: platformId, company: null };
    await noteOfAccount({ tx, now, requestId: 'operator', user: operator }, account.id, 'second_factor_reset');
    const from = await companyToSendFrom(tx);
    if (!from) return 'untold';
    await enqueue(tx, mailJob, { companyId: from.id, userId: platformId, recordId: account.id });
    return 'done';
  });
}

export const secondFactorJobs = (services: Services): Record<string, JobHandler> => ({
  [mailJob]: ({ recordId }) =>
    onPlatform(services, platformId, 'write', (ctx) =>
      mailOwner(ctx, { id: recordId, company: null }, t('mail_owner.reset_by_operator')),
    ),
});
