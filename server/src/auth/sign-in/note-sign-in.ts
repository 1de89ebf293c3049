import type { Pool } from 'pg';
import { companyUser } from '../../modules/administration/company-user/company-user';
import { user } from '../../modules/administration/user/user';
import { companyRows } from '../../modules/organisation/organisation.sql';
import type { SessionCompany, SessionUser } from '../../platform/access/session-user';
import type { Ctx } from '../../platform/context';
import { inTransaction, type Tx } from '../../platform/database/transaction';
import { noteInAudit, platformId } from '../../platform/records/write-rows';

/** Who signed in, or tried to with a wrong password or code; from where; and the company they came into, if any. */
interface NotedSignIn {
  userId: string;
  companyId?: string;
  outcome: 'signed_in' | 'sign_in_refused';
  ip: string;
}

type Membership = SessionCompany & { membership: string };

/** The companies an account is an active member of, or the one that is named, each with its membership. */
async function membershipsOf(tx: Tx, userId: string, companyId?: string): Promise<Membership[]> {
  const { rows } = await tx.query<Membership>(
    `select m.id as membership, c.id, c.name, c.currency, c.time_zone as "timeZone" from membership m
      join ${companyRows('name', 'currency', 'time_zone')} c on c.id = m.company_id
     where m.user_id = $1 and m.status = 'active' and m.deleted_at is null and ($2::char(24) is null or c.id = $2)`,
    [userId, companyId ?? null],
  );
  return rows;
}

/** Puts a sign-in down in the audit log of the company it led into, and one that failed in each the account is of. */
export async function noteSignIn(
  pool: Pool,
  now: Date,
  { userId, companyId, outcome, ip }: NotedSignIn,
): Promise<void> {
  await inTransaction(pool, { platform: true }, 'write', async (tx) => {
    for (const { membership, ...company } of await membershipsOf(tx, userId, companyId))
      await noteInAudit(
        { tx, now, requestId: 'sign-in', user: { id: companyId ? userId : platformId, company } },
        companyUser,
        membership,
        outcome,
        ip,
      );
  });
}

/**
 * Puts down what became of how an account is entered: with the account, and in the audit log of each company it is of.
 * Inside a transaction of the platform.
 */
export async function noteOfAccount(
  { tx, now, requestId, user: by }: Pick<Ctx, 'tx' | 'now' | 'requestId'> & { user: Pick<SessionUser, 'id'> },
  userId: string,
  action: string,
  reason: string | null = null,
): Promise<void> {
  const inside = (company: SessionCompany | null) => ({ tx, now, requestId, user: { id: by.id, company } });
  await noteInAudit(inside(null), user, userId, action, reason);
  for (const { membership, ...company } of await membershipsOf(tx, userId))
    await noteInAudit(inside(company), companyUser, membership, action, reason);
}

/** Puts down in the company somebody came into that they signed in. */
export async function noteEntry(
  { pool, clock }: { pool: Pool; clock: () => Date },
  { id, company }: SessionUser,
  ip: string,
): Promise<void> {
  if (company) await noteSignIn(pool, clock(), { userId: id, companyId: company.id, outcome: 'signed_in', ip });
}
