import type { Pool } from 'pg';
import { isAllowedFrom, type AllowedNetworks } from '../../platform/access/allowed-networks';
import { limits, networkOf, type Throttle } from '../../platform/access/throttle';
import type { SessionCompany, SessionUser } from '../../platform/access/session-user';
import { inTransaction } from '../../platform/database/transaction';
import { findArea } from '../../platform/records/area';
import { offNetwork } from '../../platform/errors';
import { noteInAudit } from '../../platform/records/write-rows';

/** Who was kept out, in which company, and the row their log line is about: a member or a token. */
export interface KeptOut {
  userId: string;
  company: SessionCompany;
  about: 'CompanyUser' | 'ApiToken';
  recordId: string;
}

interface Noting {
  pool: Pool;
  throttle: Throttle;
  clock: () => Date;
}

/** Puts down in the audit log that a company kept somebody out because of their network, once an hour for each. */
export async function noteOffNetwork(
  { pool, throttle, clock }: Noting,
  { userId, company, about, recordId }: KeptOut,
  ip: string,
): Promise<void> {
  if ((await throttle.count(limits.offNetwork, `${recordId} ${networkOf(ip)}`)) !== null) return;
  await inTransaction(pool, { companyId: company.id, platform: true }, 'write', (tx) =>
    noteInAudit(
      { tx, now: clock(), requestId: 'off-network', user: { id: userId, company } },
      findArea(about)!,
      recordId,
      'network_refused',
      ip,
    ),
  );
}

/** Refuses who shows a secret of theirs and no session, where the company lets nobody in from that address. */
export async function refuseOffNetwork(services: Noting, { id, company }: SessionUser, ip: string): Promise<void> {
  const {
    rows: [row],
  } = await inTransaction(services.pool, { companyId: company!.id, platform: true }, 'read', (tx) =>
    tx.query<{ networks: AllowedNetworks; membershipId: string | null }>(
      `SELECT c.allowed_networks AS networks, m.id AS "membershipId" FROM company c
         LEFT JOIN membership m ON m.company_id = c.id AND m.user_id = $2 AND m.deleted_at IS NULL WHERE c.id = $1`,
      [company!.id, id],
    ),
  );
  if (isAllowedFrom(row!.networks, ip)) return;
  const recordId = row!.membershipId;
  if (recordId) await noteOffNetwork(services, { userId: id, company: company!, about: 'CompanyUser', recordId }, ip);
  throw offNetwork();
}
