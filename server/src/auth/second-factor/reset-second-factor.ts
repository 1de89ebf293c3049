import type { Pool } from 'pg';
import { user } from '../../modules/administration/user/user';
import { inTransaction } from '../../platform/database/transaction';
import { noteInAudit, platformId } from '../../platform/records/write-rows';
import { revokeRowsOf } from '../sessions/session-rows';
import { endFactor } from './second-factor';

/**
 * For whoever operates Muster: the password alone lets the account in again, and every session of before ends. In the
 * audit under the platform's name.
 */
export function resetSecondFactor(pool: Pool, email: string, now: Date): Promise<'done' | 'nobody' | 'has_none'> {
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
    await noteInAudit({ tx, now, requestId: 'operator', user: operator }, user, account.id, 'second_factor_reset');
    return 'done';
  });
}
