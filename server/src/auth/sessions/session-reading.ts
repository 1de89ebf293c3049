import type { Grant } from '../../platform/access/ability';
import { isRemovedSql } from '../../platform/records/active-membership';
import { grantsOfFormer } from '../../platform/records/history/former-employee-access';
import { asksFactorSql, hasFactorSql } from '../second-factor/second-factor';
import { isShutToPasswordsSql } from '../single-sign-on/provider-rows';
import type { AllowedNetworks } from '../../platform/access/allowed-networks';
import { isOpenSql } from '../../platform/access/open-company';
import { grantsOfVisitor } from '../../platform/access/permission-catalogue';
import { sessionCompanySql, type SessionCompany, type SessionUser } from '../../platform/access/session-user';
import type { Tx } from '../../platform/database/transaction';

/** A session that holds now, and the time until which it would without being seen again. */
export interface LiveSession {
  user: SessionUser;
  lastSeenAt: Date;
  expiresAt: Date;
  /** From where the company they are in lets this member reach it, and their membership; null from anywhere. */
  bound: { networks: AllowedNetworks; membershipId: string } | null;
}

/** How long a proof is believed before what asks for it anew. */
const provenMs = 15 * 60_000;

interface Row {
  id: string;
  name: string;
  email: string;
  type: string;
  status: string;
  last_seen_at: Date;
  expires_at: Date;
  company: SessionCompany | null;
  employee_id: string | null;
  roles: HeldRole[] | null;
  platform_roles: HeldRole[] | null;
  may_visit: boolean;
  viewing: { id: string; title: string } | null;
  is_former: boolean;
  former_until?: string | null;
  lacks_second_factor?: boolean | null;
  has_factor?: boolean;
  proven_at?: Date | null;
  identity_provider?: { id: string; name: string } | null;
  idle_minutes?: number | null;
}

interface LiveRow extends Row {
  allowed_networks: AllowedNetworks;
  membership_id: string | null;
}

interface HeldRole {
  title: string;
  grants: Grant[] | null;
}

/**
 * May user `u`, with their membership `m` or none, be inside company `c` at that instant? An admin in any, others in
 * open ones they belong to or may visit.
 */
const mayBeInside = (now: string): string =>
  `c.deleted_at IS NULL AND (u.type = 'admin' OR (${isOpenSql('c', now)}
    AND (m.id IS NOT NULL OR platform.may_visit)))`;
const companyJoins = `
  LEFT JOIN membership m ON m.company_id = c.id AND m.user_id = u.id AND m.status = 'active' AND m.deleted_at IS NULL`;
/** The same for who knew a password: a membership they do not open counts as none. */
const passwordJoins = `${companyJoins} AND NOT ${isShutToPasswordsSql('m')}`;
/**
 * The platform roles of user `u`, and whether one of them lets them visit companies; a client holds nothing by roles.
 */
const platformRoles = `
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('title', r.title, 'grants', r.grants) ORDER BY r.title) AS roles,
      u.type <> 'client' AND coalesce(bool_or(r.grants @> '[{"subject": "Company", "action": "visit", "scope": "company"}]'), false) AS may_visit
    FROM role r WHERE r.id = ANY (u.role_ids) AND r.status = 'active' AND r.deleted_at IS NULL) platform`;

/**
 * Whether user `u` belongs to companies alone none of which lets them in at that instant, being closed or having
 * suspended or ended their membership.
 */
const isShutOut = (now: string): string => `u.status = 'active' AND u.type <> 'admin' AND platform.roles IS NULL
    AND EXISTS (SELECT FROM membership m WHERE m.user_id = u.id AND m.deleted_at IS NULL)
    AND NOT EXISTS (SELECT FROM membership m JOIN company c ON c.id = m.company_id AND c.deleted_at IS NULL
    AND ${isOpenSql('c', now)}
      WHERE m.user_id = u.id AND m.status = 'active' AND m.deleted_at IS NULL AND NOT ${isShutToPasswordsSql('m')})`;

/**
 * Session, user, the company visited and the roles that hold, in one statement. A session is dead when it was revoked
 * or ran out, when its user is deleted, and when they were disabled after it began. A company they may no longer be in
 * is left; one whose limits it has passed has them sign in anew.
 *
 * Networks of the company bind its members; neither an administrator of the product nor who visits.
 *
 * One that came through an identity provider knows the company of that provider alone, as a member of it and nothing
 * else: no other company, no role of the platform. It is dead where the provider, the membership or the company lets
 * nobody in, and for an administrator of the product. That provider answers for a second factor too.
 */
const liveSession = `
SELECT u.id, u.name, u.email, CASE WHEN viewed.id IS NULL THEN u.type ELSE 'employee' END AS type,
  CASE WHEN inside.company IS NULL AND ${isShutOut('$2')} THEN 'inactive'
  ELSE u.status END AS status, s.last_seen_at, s.expires_at,
  CASE WHEN viewed.id IS NULL THEN inside.employee_id ELSE s.view_employee_id END AS employee_id, inside.company,
  u.type <> 'admin' AND inside.former_since IS NOT NULL AS is_former, inside.former_until,
  inside.lacks_second_factor AND through.id IS NULL AS lacks_second_factor,
  ${hasFactorSql('u.id')} AND through.id IS NULL AS has_factor, s.proven_at,
  CASE WHEN through.id IS NOT NULL THEN jsonb_build_object('id', through.id, 'name', through.name) END
    AS identity_provider,
  inside.idle_minutes, inside.allowed_networks, inside.membership_id,
  CASE WHEN viewed.id IS NOT NULL THEN jsonb_build_object('id', viewed.id, 'title', viewed.title) END AS viewing,
  CASE WHEN u.status = 'active' AND viewed.id IS NULL AND through.id IS NULL THEN platform.roles END AS platform_roles,
  u.status = 'active' AND viewed.id IS NULL AND through.id IS NULL AND (u.type = 'admin' OR platform.may_visit)
    AS may_visit,
  CASE WHEN u.status <> 'active' THEN NULL
    WHEN viewed.id IS NOT NULL THEN jsonb_build_array(jsonb_build_object('title', viewed.title, 'grants',
    viewed.grants))
    WHEN inside.company IS NULL THEN platform.roles
    ELSE (
      SELECT jsonb_agg(jsonb_build_object('title', r.title, 'grants', r.grants) ORDER BY r.title)
      FROM company_role r WHERE r.company_id = s.company_id AND r.id = ANY (inside.role_ids)
        AND r.status = 'active' AND r.deleted_at IS NULL)
  END AS roles
FROM auth_session s
JOIN app_user u ON u.id = s.user_id AND u.deleted_at IS NULL AND NOT ${isRemovedSql()}${platformRoles}
LEFT JOIN LATERAL (
  SELECT ${sessionCompanySql('c')} AS company,
    m.id IS NOT NULL AS is_member, m.id AS membership_id,
    CASE WHEN m.id IS NOT NULL AND u.type <> 'admin' THEN c.allowed_networks END AS allowed_networks, m.employee_id,
    m.role_ids, m.former_since,
    (m.former_since + c.former_access_days)::text AS former_until, c.session_idle_minutes AS idle_minutes,
    s.last_seen_at + make_interval(mins => c.session_idle_minutes) <= $2
      OR s.created_at + make_interval(hours => c.session_hours) <= $2 AS is_over,
    ${asksFactorSql('c', 'm', '$2')} AND NOT ${hasFactorSql('u.id')} AS lacks_second_factor
  FROM company c ${companyJoins}
    AND (s.identity_provider_id IS NOT NULL OR NOT ${isShutToPasswordsSql('m')})
  WHERE c.id = s.company_id AND u.status = 'active' AND ${mayBeInside('$2')}
) inside ON true
LEFT JOIN company_role viewed ON inside.company IS NOT NULL AND viewed.company_id = s.company_id
  AND viewed.id = s.view_role_id
  AND viewed.status = 'active' AND viewed.deleted_at IS NULL
LEFT JOIN identity_provider through ON through.company_id = s.company_id AND through.id = s.identity_provider_id
  AND through.is_active AND through.deleted_at IS NULL
WHERE s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2
  AND (u.status = 'active' OR s.user_status = u.status) AND inside.is_over IS NOT TRUE
  AND (s.identity_provider_id IS NULL OR (through.id IS NOT NULL AND u.type <> 'admin' AND inside.is_member))`;

export async function readLiveSession(tx: Tx, sessionId: string, now: Date): Promise<LiveSession | null> {
  const {
    rows: [row],
  } = await tx.query<LiveRow>({ name: 'live-session', text: liveSession, values: [sessionId, now] });
  if (!row) return null;
  const { allowed_networks: networks, membership_id: membershipId } = row;
  return {
    user: userFrom(sessionId, row),
    lastSeenAt: row.last_seen_at,
    expiresAt: row.expires_at,
    bound: networks && membershipId ? { networks, membershipId } : null,
  };
}

function userFrom(sessionId: string, row: Omit<Row, 'last_seen_at' | 'expires_at'>): SessionUser {
  const isVisitor = row.company !== null && row.may_visit && row.type !== 'admin' && row.roles === null;
  const roles = (isVisitor ? row.platform_roles : row.roles) ?? [];
  const grants = row.is_former ? grantsOfFormer() : roles.flatMap((role) => role.grants ?? []);
  return {
    sessionId,
    id: row.id,
    name: row.name,
    email: row.email,
    type: row.type,
    status: row.status,
    company: row.company,
    employeeId: row.employee_id,
    roleTitles: row.is_former ? [] : roles.map(({ title }) => title),
    grants: isVisitor ? grantsOfVisitor(grants) : grants,
    viewing: row.viewing,
    mayVisit: row.may_visit,
    ...(row.lacks_second_factor && { lacksSecondFactor: true }),
    ...(row.has_factor && { provenUntil: new Date((row.proven_at?.getTime() ?? 0) + provenMs) }),
    ...(row.idle_minutes && { idleMinutes: row.idle_minutes }),
    ...(row.identity_provider && { identityProvider: row.identity_provider }),
    ...(row.is_former && { isFormer: true, formerUntil: row.former_until }),
  };
}

/**
 * A user as they stand now inside a company they belong to or visit, for what is done there in their name without a
 * session; null where they may not be there.
 */
export async function readInside(tx: Tx, userId: string, companyId: string, now: Date): Promise<SessionUser | null> {
  const {
    rows: [row],
  } = await tx.query<Row>({
    name: 'user-inside',
    text: `SELECT u.id, u.name, u.email, u.type, u.status, m.employee_id, u.type <> 'admin'
      AND m.former_since IS NOT NULL AS is_former,
       ${sessionCompanySql('c')} AS company,
       platform.roles AS platform_roles, platform.may_visit,
       (SELECT jsonb_agg(jsonb_build_object('title', r.title, 'grants', r.grants) ORDER BY r.title)
        FROM company_role r WHERE r.company_id = c.id AND r.id = ANY (m.role_ids) AND r.status = 'active'
          AND r.deleted_at IS NULL) AS roles
     FROM app_user u JOIN company c ON c.id = $2 ${companyJoins} ${platformRoles}
     WHERE u.id = $1 AND u.deleted_at IS NULL AND u.status = 'active' AND ${mayBeInside('$3')}`,
    values: [userId, companyId, now],
  });
  return row ? userFrom('', { ...row, viewing: null }) : null;
}

/**
 * Whether this user may enter this company now, by password: an admin any, others an open one they belong to or
 * may visit.
 */
export async function mayEnterCompany(tx: Tx, userId: string, companyId: string, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `SELECT 1 FROM app_user u JOIN company c ON c.id = $2 ${passwordJoins} ${platformRoles}
     WHERE u.id = $1 AND u.deleted_at IS NULL AND u.status = 'active' AND ${mayBeInside('$3')}`,
    [userId, companyId, now],
  );
  return rowCount === 1;
}

/** Whether this user may be outside any company: who belongs to companies alone has no rights there. */
export async function mayLeaveCompanies(tx: Tx, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `SELECT 1 FROM app_user u ${platformRoles} WHERE u.id = $1 AND (u.type = 'admin' OR platform.may_visit OR platform.roles IS NOT NULL)`,
    [userId],
  );
  return rowCount === 1;
}

/**
 * The companies a user may enter, by name; the list ends after 200; an administrator or visitor finds the rest by
 * search.
 */
export async function companiesToEnter(tx: Tx, userId: string, now: Date): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.query<{ id: string; name: string }>(
    `SELECT c.id, c.name FROM app_user u JOIN company c ON true ${passwordJoins} ${platformRoles}
     WHERE u.id = $1 AND u.deleted_at IS NULL AND u.status = 'active' AND ${mayBeInside('$2')}
     ORDER BY c.name, c.id LIMIT 200`,
    [userId, now],
  );
  return rows;
}

/**
 * Where a new session begins: in the company the user entered last in any session, if they may still enter it;
 * otherwise who belongs to companies begins in the first of them, and an administrator or who visits them outside.
 */
export async function firstCompany(tx: Tx, userId: string, now: Date): Promise<string | null> {
  const {
    rows: [row],
  } = await tx.query<{ id: string }>(
    `WITH latest AS (SELECT company_id FROM auth_session WHERE user_id = $1
       AND identity_provider_id IS NULL ORDER BY visited_at DESC, id DESC LIMIT 1)
     SELECT c.id FROM app_user u JOIN company c ON true ${passwordJoins} ${platformRoles}
     WHERE u.id = $1 AND u.deleted_at IS NULL AND u.status = 'active' AND ${mayBeInside('$2')}
       AND ((u.type <> 'admin' AND m.id IS NOT NULL) OR c.id = (SELECT company_id FROM latest))
     ORDER BY (c.id = (SELECT company_id FROM latest)) IS TRUE DESC, c.name, c.id LIMIT 1`,
    [userId, now],
  );
  return row?.id ?? null;
}
