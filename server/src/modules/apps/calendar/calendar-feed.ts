import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from '../../../platform/context';
import { isId } from '../../../platform/records/ids';
import { inTransaction } from '../../../platform/database/transaction';
import type { Services } from '../../../platform/context';
import { noteInAudit } from '../../../platform/records/write-rows';
import { event } from '../event/event';

export interface Feed {
  createdAt: Date;
  readAt: Date | null;
}

const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const addressOf = (ctx: Ctx, token: string): string => `${ctx.services.publicUrl}/calendar-feeds/${token}.ics`;

/** The feed the signed-in user has in this company now. */
export async function ownFeed(ctx: Ctx): Promise<Feed | null> {
  const { rows } = await ctx.tx.query<Feed>(
    `select created_at as "createdAt", read_at as "readAt" from calendar_feed where company_id = $1 and user_id = $2
      and token_hash is not null`,
    [ctx.companyId, ctx.user.id],
  );
  return rows[0] ?? null;
}

/** A new secret address; the one before ends. It is told once: kept is its digest. */
export async function issueFeed(ctx: Ctx): Promise<string> {
  const secret = randomBytes(32).toString('hex');
  await ctx.tx.query(
    `insert into calendar_feed (company_id, user_id, token_hash, created_at) values ($1, $2, $3, $4)
     on conflict (company_id, user_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at,
     read_at = null`,
    [ctx.companyId, ctx.user.id, digestOf(secret), ctx.now],
  );
  await noteInAudit(ctx, event, ctx.user.id, 'issue_feed', 'calendar feed');
  return addressOf(ctx, ctx.companyId + secret);
}

export async function revokeFeed(ctx: Ctx): Promise<boolean> {
  const { rowCount } = await ctx.tx.query(
    'update calendar_feed set token_hash = null where company_id = $1 and user_id = $2 and token_hash is not null',
    [ctx.companyId, ctx.user.id],
  );
  if (rowCount) await noteInAudit(ctx, event, ctx.user.id, 'revoke_feed', 'calendar feed');
  return rowCount === 1;
}

/** Whose feed a token opens, and in which company; null for one that was revoked or never was. */
export async function feedOwner(
  services: Services,
  token: string,
): Promise<{ companyId: string; userId: string } | null> {
  const [companyId, secret] = [token.slice(0, 24), token.slice(24)];
  if (!isId(companyId) || !/^[0-9a-f]{64}$/.test(secret)) return null;
  const { rows } = await inTransaction(services.pool, { companyId }, 'write', (tx) =>
    tx.query<{ userId: string }>(
      'update calendar_feed set read_at = $3 where company_id = $1 and token_hash = $2 returning user_id as "userId"',
      [companyId, digestOf(secret), services.clock()],
    ),
  );
  return rows[0] ? { companyId, userId: rows[0].userId } : null;
}
