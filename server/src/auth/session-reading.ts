import type { Grant } from '../platform/ability';
import type { SessionCompany, SessionUser } from '../platform/session-user';
import type { Tx } from '../platform/transaction';

/** A session that holds now, and the time until which it would without being seen again. */
export interface LiveSession {
  user: SessionUser;
  lastSeenAt: Date;
  expiresAt: Date;
}

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
  roles: { title: string; grants: Grant[] | null }[] | null;
  viewing: { id: string; title: string } | null;
}

/** May user `u`, with his membership `m` or none, be inside company `c`? */
const mayBeInside = `c.deleted_at IS NULL AND (u.type = 'admin' OR (m.id IS NOT NULL AND c.status = 'active'))`;
const companyJoins = `
  LEFT JOIN membership m ON m.company_id = c.id AND m.user_id = u.id AND m.status = 'active' AND m.deleted_at IS NULL`;

/**
 * Session, user, the company visited and the roles that hold, in one statement. A session is dead when it was revoked
 * or ran out, when its user is deleted, and when he was disabled after it began. A company he may no longer be in is left.
 */
const liveSession = `
SELECT u.id, u.name, u.email, CASE WHEN viewed.id IS NULL THEN u.type ELSE 'employee' END AS type, u.status, s.last_seen_at, s.expires_at,
  CASE WHEN viewed.id IS NULL THEN inside.employee_id ELSE s.view_employee_id END AS employee_id, inside.company,
  CASE WHEN viewed.id IS NOT NULL THEN jsonb_build_object('id', viewed.id, 'title', viewed.title) END AS viewing,
  CASE WHEN u.status <> 'active' THEN NULL
    WHEN viewed.id IS NOT NULL THEN jsonb_build_array(jsonb_build_object('title', viewed.title, 'grants', viewed.grants))
    WHEN inside.company IS NULL THEN (
      SELECT jsonb_agg(jsonb_build_object('title', r.title, 'grants', r.grants) ORDER BY r.title)
      FROM role r WHERE r.id = ANY (u.role_ids) AND r.status = 'active' AND r.deleted_at IS NULL)
    ELSE (
      SELECT jsonb_agg(jsonb_build_object('title', r.title, 'grants', r.grants) ORDER BY r.title)
      FROM company_role r WHERE r.company_id = s.company_id AND r.id = ANY (inside.role_ids)
        AND r.status = 'active' AND r.deleted_at IS NULL)
  END AS roles
FROM auth_session s
JOIN app_user u ON u.id = s.user_id AND u.deleted_at IS NULL
LEFT JOIN LATERAL (
  SELECT jsonb_build_object('id', c.id, 'name', c.name, 'currency', c.currency, 'timeZone', c.time_zone, 'logoFileId', c.logo_file_id) AS company,
    m.employee_id, m.role_ids
  FROM company c ${companyJoins}
  WHERE c.id = s.company_id AND u.status = 'active' AND ${mayBeInside}
) inside ON true
LEFT JOIN company_role viewed ON inside.company IS NOT NULL AND viewed.company_id = s.company_id AND viewed.id = s.view_role_id
  AND viewed.status = 'active' AND viewed.deleted_at IS NULL
WHERE s.id = $1 AND s.revoked_at IS NULL AND s.expires_at > $2
  AND (u.status = 'active' OR s.user_status = u.status)`;

export async function readLiveSession(tx: Tx, sessionId: string, now: Date): Promise<LiveSession | null> {
  const {
    rows: [row],
  } = await tx.query<Row>({ name: 'live-session', text: liveSession, values: [sessionId, now] });
  if (!row) return null;
  return { user: userFrom(sessionId, row), lastSeenAt: row.last_seen_at, expiresAt: row.expires_at };
}

function userFrom(sessionId: string, row: Omit<Row, 'last_seen_at' | 'expires_at'>): SessionUser {
  const roles = row.roles ?? [];
  return {
    sessionId,
    id: row.id,
    name: row.name,
    email: row.email,
    type: row.type,
    status: row.status,
    company: row.company,
    employeeId: row.employee_id,
    roleTitles: roles.map(({ title }) => title),
    grants: roles.flatMap(({ grants }) => grants ?? []),
    viewing: row.viewing,
  };
}

/** A user as he stands inside a company now, for what he reads there without a session; null where he may not be inside. */
export async function readInside(tx: Tx, userId: string, companyId: string): Promise<SessionUser | null> {
  const {
    rows: [row],
  } = await tx.query<Row>(
    `SELECT u.id, u.name, u.email, u.type, u.status, m.employee_id,
       jsonb_build_object('id', c.id, 'name', c.name, 'currency', c.currency, 'timeZone', c.time_zone, 'logoFileId', c.logo_file_id) AS company,
       (SELECT jsonb_agg(jsonb_build_object('title', r.title, 'grants', r.grants) ORDER BY r.title)
        FROM company_role r WHERE r.company_id = c.id AND r.id = ANY (m.role_ids) AND r.status = 'active' AND r.deleted_at IS NULL) AS roles
     FROM app_user u JOIN company c ON c.id = $2 ${companyJoins}
     WHERE u.id = $1 AND u.deleted_at IS NULL AND u.status = 'active' AND ${mayBeInside}`,
    [userId, companyId],
  );
  return row ? userFrom('', { ...row, viewing: null }) : null;
}

/** Whether this user may enter this company now: an admin any, others by an active membership of an active company. */
export async function mayEnterCompany(tx: Tx, userId: string, companyId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `SELECT 1 FROM app_user u JOIN company c ON c.id = $2 ${companyJoins}
     WHERE u.id = $1 AND u.deleted_at IS NULL AND u.status = 'active' AND ${mayBeInside}`,
    [userId, companyId],
  );
  return rowCount === 1;
}

/** The companies a user may enter, by name; an administrator's list ends after 200, and he finds the rest by search. */
export async function companiesToEnter(tx: Tx, userId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.query<{ id: string; name: string }>(
    `SELECT c.id, c.name FROM app_user u JOIN company c ON true ${companyJoins}
     WHERE u.id = $1 AND u.deleted_at IS NULL AND u.status = 'active' AND ${mayBeInside}
     ORDER BY c.name, c.id LIMIT 200`,
    [userId],
  );
  return rows;
}

/**
 * Where a new session begins: in the company of the user's latest session, if he may still enter it; otherwise an
 * administrator begins outside, and anyone else in his only or first company, since he has nothing to do outside.
 */
export async function firstCompany(tx: Tx, userId: string): Promise<string | null> {
  const {
    rows: [row],
  } = await tx.query<{ id: string }>(
    `WITH latest AS (SELECT company_id FROM auth_session WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1)
     SELECT c.id FROM app_user u JOIN company c ON true ${companyJoins}
     WHERE u.id = $1 AND u.deleted_at IS NULL AND u.status = 'active' AND ${mayBeInside}
       AND (u.type <> 'admin' OR c.id = (SELECT company_id FROM latest))
     ORDER BY (c.id = (SELECT company_id FROM latest)) IS TRUE DESC, c.name, c.id LIMIT 1`,
    [userId],
  );
  return row?.id ?? null;
}
