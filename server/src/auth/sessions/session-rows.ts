import { isRemovedSql } from '../../platform/records/active-membership';
import type { Tx } from '../../platform/database/transaction';
import type { RevocationReason } from './auth-session';

export interface NewSession {
  id: string;
  userId: string;
  companyId: string | null;
  userStatus: string;
  createdAt: Date;
  expiresAt: Date;
  ip: string;
  userAgent: string | null;
  identityProviderId?: string;
  idToken?: string | null;
  providerSession?: string | null;
}

export interface Account {
  id: string;
  passwordHash: string | null;
  status: string;
  hasSignedInFrom: boolean;
}

/**
 * The account behind an e-mail address, deleted ones and those removed from their companies excepted, and whether this
 * network signed in to it, or chose its password by a mailed link, in 90 days.
 */
export async function accountByEmail(tx: Tx, email: string, network: string, now: Date): Promise<Account | null> {
  const {
    rows: [account],
  } = await tx.query<Account>(
    `SELECT u.id, u.password_hash AS "passwordHash", u.status, EXISTS (
       SELECT 1 FROM auth_session s WHERE s.user_id = u.id AND s.ip = $2
         AND s.identity_provider_id IS NULL AND s.created_at > $3::timestamptz - interval '90 days'
     ) OR EXISTS (
       SELECT 1 FROM password_link l WHERE l.user_id = u.id AND l.used_from = $2
         AND l.used_at > $3::timestamptz - interval '90 days'
     ) AS "hasSignedInFrom"
     FROM app_user u WHERE lower(u.email) = lower($1) AND u.deleted_at IS NULL AND NOT ${isRemovedSql()}`,
    [email, network, now],
  );
  return account ?? null;
}

export async function passwordHashOf(tx: Tx, userId: string): Promise<string | null> {
  const {
    rows: [row],
  } = await tx.query<{ password_hash: string | null }>(
    'SELECT password_hash FROM app_user WHERE id = $1 AND deleted_at IS NULL',
    [userId],
  );
  return row?.password_hash ?? null;
}

/**
 * Holds the user as they are until the transaction ends; false when their password is another by now, or they are gone.
 */
export async function lockUserOfHash(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'SELECT 1 FROM app_user WHERE id = $1 AND password_hash = $2 AND deleted_at IS NULL FOR SHARE',
    [userId, hash],
  );
  return rowCount === 1;
}

/** Who signs in has shown all that their account asks for. */
export async function insertSession(tx: Tx, session: NewSession): Promise<void> {
  await tx.query(
    `INSERT INTO auth_session
       (id, user_id, company_id, user_status, created_at, visited_at, last_seen_at, proven_at, expires_at, ip,
        user_agent, identity_provider_id, id_token, provider_session)
     VALUES ($1, $2, $3, $4, $5, $5, $5, $5, $6, $7, $8, $9, $10, $11)`,
    [
      session.id,
      session.userId,
      session.companyId,
      session.userStatus,
      session.createdAt,
      session.expiresAt,
      session.ip,
      session.userAgent,
      session.identityProviderId ?? null,
      session.idToken ?? null,
      session.providerSession ?? null,
    ],
  );
}

export async function revokeRow(tx: Tx, sessionId: string, reason: RevocationReason, now: Date): Promise<void> {
  await tx.query(
    `UPDATE auth_session SET revoked_at = $3, revoked_reason = $2, id_token = NULL
     WHERE id = $1 AND revoked_at IS NULL`,
    [sessionId, reason, now],
  );
}

/**
 * A company that had no limit on being idle has one: whoever used their session lately, which was written down once an
 * hour, did so now.
 */
export async function beginIdleLimit(tx: Tx, companyId: string, now: Date): Promise<void> {
  await tx.query(
    `UPDATE auth_session SET last_seen_at = $2
     WHERE company_id = $1 AND revoked_at IS NULL AND last_seen_at > $2::timestamptz - interval '1 hour'`,
    [companyId, now],
  );
}

/**
 * Ends a user's sessions, but for one they may keep; answers how many. For use inside the transaction that changes the
 * user.
 */
export async function revokeRowsOf(
  tx: Tx,
  userId: string,
  reason: RevocationReason,
  now: Date,
  exceptSessionId: string | null = null,
): Promise<number> {
  const { rowCount } = await tx.query(
    `UPDATE auth_session SET revoked_at = $3, revoked_reason = $2, id_token = NULL
     WHERE user_id = $1 AND revoked_at IS NULL AND id IS DISTINCT FROM $4`,
    [userId, reason, now, exceptSessionId],
  );
  return rowCount ?? 0;
}

/**
 * Ends what a former member has open in a company, and all they have where they belong to no other and to the platform
 * neither.
 */
export async function revokeRowsOfLeaver(
  tx: Tx,
  userId: string,
  companyId: string,
  now: Date,
  exceptSessionId: string,
): Promise<void> {
  await tx.query(
    `UPDATE auth_session SET revoked_at = $3, revoked_reason = 'user_closed', id_token = NULL
     WHERE user_id = $1 AND revoked_at IS NULL AND id <> $4 AND (company_id = $2 OR NOT EXISTS (
       SELECT FROM app_user u WHERE u.id = $1 AND (u.type = 'admin' OR cardinality(u.role_ids) > 0
         OR EXISTS (SELECT FROM membership m WHERE m.user_id = u.id AND m.company_id <> $2
         AND m.deleted_at IS NULL))))`,
    [userId, companyId, now, exceptSessionId],
  );
}

export async function prolongRow(tx: Tx, sessionId: string, now: Date, expiresAt: Date): Promise<void> {
  await tx.query('UPDATE auth_session SET last_seen_at = $2, expires_at = $3 WHERE id = $1 AND revoked_at IS NULL', [
    sessionId,
    now,
    expiresAt,
  ]);
}

export async function noteUseOfRow(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.query('UPDATE auth_session SET last_seen_at = $2 WHERE id = $1 AND revoked_at IS NULL', [sessionId, now]);
}

export async function noteProof(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.query('UPDATE auth_session SET proven_at = $2 WHERE id = $1 AND revoked_at IS NULL', [sessionId, now]);
}

export interface OpenSession {
  id: string;
  userAgent: string | null;
  ip: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The sessions of a user that are open, the one used last first; at most 100. */
export async function openSessionsOf(tx: Tx, userId: string, now: Date): Promise<OpenSession[]> {
  const { rows } = await tx.query<OpenSession>(
    `SELECT id, user_agent AS "userAgent", ip, created_at AS "createdAt", last_seen_at AS "lastSeenAt"
     FROM auth_session WHERE user_id = $1 AND revoked_at IS NULL AND expires_at > $2
     ORDER BY last_seen_at DESC, id DESC LIMIT 100`,
    [userId, now],
  );
  return rows;
}

/** Ends one session of a user; false where they have no such open one. */
export async function revokeOwnRow(tx: Tx, userId: string, sessionId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE auth_session SET revoked_at = $3, revoked_reason = 'ended_elsewhere', id_token = NULL
     WHERE id = $2 AND user_id = $1 AND revoked_at IS NULL`,
    [userId, sessionId, now],
  );
  return rowCount === 1;
}

/** What the provider of a session said of who came through it, encrypted, and its id. */
export async function providerTokenOf(
  tx: Tx,
  sessionId: string,
): Promise<{ providerId: string; idToken: string | null } | null> {
  const { rows } = await tx.query<{ providerId: string; idToken: string | null }>(
    `SELECT identity_provider_id AS "providerId", id_token AS "idToken" FROM auth_session
     WHERE id = $1 AND identity_provider_id IS NOT NULL AND revoked_at IS NULL`,
    [sessionId],
  );
  return rows[0] ?? null;
}

export async function visitCompany(tx: Tx, sessionId: string, companyId: string | null, now: Date): Promise<void> {
  await tx.query(
    `UPDATE auth_session SET company_id = $2, visited_at = $3, view_role_id = NULL, view_employee_id = NULL
     WHERE id = $1 AND revoked_at IS NULL`,
    [sessionId, companyId, now],
  );
}

/** Looks through a role of the company visited, or with null no longer. */
export async function viewThrough(
  tx: Tx,
  sessionId: string,
  roleId: string | null,
  employeeId: string | null,
): Promise<void> {
  await tx.query(
    'UPDATE auth_session SET view_role_id = $2, view_employee_id = $3 WHERE id = $1 AND revoked_at IS NULL',
    [sessionId, roleId, employeeId],
  );
}

/** A better hash of the same password. False when the one it was made from no longer stands. */
export async function replaceHash(tx: Tx, userId: string, before: string, after: string): Promise<boolean> {
  const { rowCount } = await tx.query('UPDATE app_user SET password_hash = $3 WHERE id = $1 AND password_hash = $2', [
    userId,
    before,
    after,
  ]);
  return rowCount === 1;
}

/** A new password. False when the one that was verified no longer stands. */
export async function replacePassword(
  tx: Tx,
  userId: string,
  before: string,
  after: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE app_user SET password_hash = $3, version = version + 1, updated_at = $4, updated_by_id = id
     WHERE id = $1 AND password_hash = $2 AND deleted_at IS NULL`,
    [userId, before, after, now],
  );
  return rowCount === 1;
}
