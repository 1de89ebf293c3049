import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { isAllowedFrom, type AllowedNetworks } from '../platform/access/allowed-networks';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { grantsOfToken } from '../platform/access/domain/token-grants';
import type { Grant } from '../platform/access/ability';
import { AppError, offNetwork, tooMany } from '../platform/errors';
import { isOpenSql } from '../platform/access/open-company';
import { sessionCompanySql, type SessionCompany, type SessionUser } from '../platform/access/session-user';
import { inTransaction } from '../platform/database/transaction';
import { SessionCache } from './sessions/session-cache';
import { networkOf, type Throttle } from '../platform/access/throttle';
import { noteOffNetwork } from './sessions/note-off-network';
import { t } from './texts/text';

const form = /^muster_([\w-]{43})([0-9a-f]{24})$/;
const digest = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** A new token of a company: told once, kept as a digest; its beginning tells it from others. */
export function newApiToken(companyId: string): { token: string; hash: string; prefix: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `muster_${secret}${companyId}`, hash: digest(secret), prefix: `muster_${secret.slice(0, 4)}` };
}

/** What a program shows in place of a session; anything else is none of ours to refuse. */
export const isApiToken = (token: string | null): token is string => token?.startsWith('muster_') ?? false;

/** Calls within a minute, in each server process: of one token, and of unknown tokens from one network. */
export const apiLimits = { token: 600, unknown: 60, seconds: 60 } as const;
const usedAfterMs = 60_000;

interface Row {
  id: string;
  name: string;
  lastUsedAt: Date | null;
  userId: string;
  userName: string;
  email: string;
  type: string;
  employeeId: string | null;
  company: SessionCompany;
  roleTitle: string;
  roleGrants: Grant[] | null;
  heldGrants: Grant[] | null;
  networks: AllowedNetworks;
}
interface Live {
  user: SessionUser;
  networks: AllowedNetworks;
  lastUsedAt: Date | null;
}

/**
 * A token as it stands now, with its role and what its maker holds, in one statement: nothing where it was revoked or
 * ran out, where its role is gone, or where its maker is suspended, left or was closed.
 */
const liveToken = `
SELECT t.id, t.name, t.last_used_at AS "lastUsedAt", u.id AS "userId", u.name AS "userName", u.email, u.type,
  m.employee_id AS "employeeId",
  ${sessionCompanySql('c')} AS company, c.allowed_networks AS networks,
  r.title AS "roleTitle", r.grants AS "roleGrants",
  (SELECT jsonb_agg(g) FROM company_role held, jsonb_array_elements(held.grants) g
   WHERE held.company_id = t.company_id AND held.id = ANY (m.role_ids) AND held.status = 'active'
     AND held.deleted_at IS NULL) AS "heldGrants"
FROM api_token t
JOIN app_user u ON u.id = t.owner_id AND u.status = 'active' AND u.type <> 'client' AND u.deleted_at IS NULL
JOIN company c ON c.id = t.company_id AND ${isOpenSql('c', '$3')} AND c.deleted_at IS NULL
JOIN company_role r ON r.company_id = t.company_id AND r.id = t.role_id AND r.status = 'active' AND r.deleted_at IS NULL
LEFT JOIN membership m ON m.company_id = t.company_id AND m.user_id = u.id AND m.status = 'active'
  AND m.deleted_at IS NULL
WHERE t.company_id = $1 AND t.token_hash = $2 AND t.revoked_at IS NULL AND t.deleted_at IS NULL
  AND t.expires_on >= ($3::timestamptz AT TIME ZONE c.time_zone)::date
  AND (u.type = 'admin' OR m.id IS NOT NULL AND m.former_since IS NULL)`;

/** Programs that show a token: who they act for, read anew as sessions are. */
export class ApiTokens {
  private readonly cache: SessionCache<Live>;
  private readonly limiters: Record<'token' | 'unknown', RateLimiterMemory> | null;

  constructor(
    readonly pool: Pool,
    readonly clock: () => Date,
    readonly throttle: Throttle,
    rateLimits: boolean,
  ) {
    this.cache = new SessionCache((key) => this.readLive(key), clock);
    const limiter = (kind: 'token' | 'unknown') =>
      new RateLimiterMemory({ points: apiLimits[kind], duration: apiLimits.seconds, keyPrefix: kind });
    this.limiters = rateLimits ? { token: limiter('token'), unknown: limiter('unknown') } : null;
  }

  /**
   * Whom a token acts for. Throws UNAUTHENTICATED for one that holds no longer or never did, TOO_MANY for one used too
   * often, OFF_NETWORK where its company does not let it in from that address, whoever made it.
   */
  async holderOf(token: string, ip: string): Promise<SessionUser> {
    const [, secret, companyId] = form.exec(token) ?? [];
    const live = secret ? await this.cache.get(companyId + digest(secret)) : null;
    await this.count(live ? 'token' : 'unknown', live?.user.apiToken!.id ?? networkOf(ip));
    if (!live) throw unknownToken();
    if (!isAllowedFrom(live.networks, ip)) {
      const { id, company, apiToken } = live.user;
      await noteOffNetwork(this, { userId: id, company: company!, about: 'ApiToken', recordId: apiToken!.id }, ip);
      throw offNetwork();
    }
    await this.noteUse(live, ip);
    return live.user;
  }

  forgetCached(): void {
    this.cache.forgetAll();
  }

  private async count(kind: 'token' | 'unknown', key: string): Promise<void> {
    try {
      await this.limiters?.[kind].consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      throw tooMany(t('api_tokens.too_many_calls_minute_wait'), Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
    }
  }

  /** Written down once a minute at most. */
  private async noteUse(live: Live, ip: string): Promise<void> {
    const now = this.clock();
    if (live.lastUsedAt && now.getTime() - live.lastUsedAt.getTime() < usedAfterMs) return;
    live.lastUsedAt = now;
    const { company, apiToken } = live.user;
    await inTransaction(this.pool, { companyId: company!.id, platform: true }, 'write', (tx) =>
      tx.query('UPDATE api_token SET last_used_at = $3, last_used_from = $4 WHERE company_id = $1 AND id = $2', [
        company!.id,
        apiToken!.id,
        now,
        ip,
      ]),
    );
  }

  private async readLive(key: string): Promise<Live | null> {
    const companyId = key.slice(0, 24);
    const values = [companyId, key.slice(24), this.clock()];
    const {
      rows: [row],
    } = await inTransaction(this.pool, { companyId, platform: true }, 'read', (tx) =>
      tx.query<Row & object>({ name: 'live-api-token', text: liveToken, values }),
    );
    return row ? { user: userOf(row), networks: row.networks, lastUsedAt: row.lastUsedAt } : null;
  }
}

function userOf({
  id,
  name,
  userId,
  userName,
  email,
  type,
  employeeId,
  company,
  roleTitle,
  roleGrants,
  heldGrants,
}: Row): SessionUser {
  return {
    sessionId: '',
    id: userId,
    name: userName,
    email,
    type: 'employee',
    status: 'active',
    company,
    employeeId,
    roleTitles: [roleTitle],
    grants: grantsOfToken(roleGrants ?? [], type === 'admin' ? 'everything' : (heldGrants ?? [])),
    viewing: null,
    mayVisit: false,
    apiToken: { id, name },
  };
}

const unknownToken = () => new AppError('UNAUTHENTICATED', 401, t('api_tokens.token_unknown_revoked_out_date'));
