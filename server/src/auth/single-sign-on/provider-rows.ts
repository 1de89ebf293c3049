import { isOpenSql } from '../../platform/access/open-company';
import { sessionCompanySql, type SessionCompany } from '../../platform/access/session-user';
import type { Tx } from '../../platform/database/transaction';

interface Known {
  id: string;
  name: string;
  issuer: string;
  domains: string[];
  roleId: string | null;
  company: SessionCompany & { locale: string };
}

export interface OidcProvider extends Known {
  kind: 'oidc';
  clientId: string;
  /** Encrypted. */
  secret: string;
}

export interface SamlProvider extends Known {
  kind: 'saml';
  signInUrl: string;
  signOutUrl: string | null;
  /** As PEM, one behind the other. */
  certificates: string;
  /** The attribute that says who it is, in place of the NameID. */
  subjectAttribute: string | null;
  /** Encrypted. */
  signingKey: string;
}

/** A provider that signs people in now, with its company. */
export type LiveProvider = OidcProvider | SamlProvider;

const isLive = (now: string): string => `p.is_active and p.deleted_at is null and case p.kind
  when 'saml' then p.sign_in_url is not null and p.certificates is not null
  else p.client_id is not null and p.secret is not null end
  and c.deleted_at is null and ${isOpenSql('c', now)}`;

const selectLive = (now: string): string => `select p.id, p.name, p.kind, p.issuer, p.client_id as "clientId", p.secret,
    p.sign_in_url as "signInUrl", p.sign_out_url as "signOutUrl", p.certificates,
    p.subject_attribute as "subjectAttribute", p.signing_key as "signingKey", p.domains, p.role_id as "roleId",
    ${sessionCompanySql('c')} || jsonb_build_object('locale', c.locale) as company
  from identity_provider p join company c on c.id = p.company_id where ${isLive(now)}`;

/** The provider of an id where it signs people in now, kept as it is until the transaction ends if asked. */
export async function liveProvider(tx: Tx, id: string, now: Date, isHeld = false): Promise<LiveProvider | null> {
  const { rows } = await tx.query<LiveProvider>(`${selectLive('$2')} and p.id = $1${isHeld ? ' for share of p' : ''}`, [
    id,
    now,
  ]);
  return rows[0] ?? null;
}

const mostAlike = 100;

/**
 * All that are one application to the same issuer, of whichever company: a group may have registered its companies as
 * one.
 */
export async function alikeProviders(
  tx: Tx,
  { issuer, clientId }: Pick<OidcProvider, 'issuer' | 'clientId'>,
  now: Date,
): Promise<LiveProvider[]> {
  const { rows } = await tx.query<LiveProvider>(
    `${selectLive('$3')} and p.kind = 'oidc' and p.issuer = $1 and p.client_id = $2 order by p.id limit ${mostAlike}`,
    [issuer, clientId, now],
  );
  return rows;
}

/** What a sign-in page offers: the button of a provider, with whose it is and where it leads. */
export interface OfferedProvider {
  id: string;
  name: string;
  kind: LiveProvider['kind'];
  company: string;
  /** Where it signs people in. */
  address: string;
}

const mostOffered = 10;

/** A provider `p` names the domain, and no other company has proven it. */
const answersFor = (domain: string): string => `p.domains @> to_jsonb(${domain}::text)
  and not exists (select from company_domain d where d.domain = ${domain} and d.proven_at is not null
    and d.deleted_at is null and d.company_id <> p.company_id)`;

/**
 * The provider of an id, or those that answer for a domain, whether anybody has an account there or not; none but those
 * of the company that has proven it.
 */
export async function providersOf(
  tx: Tx,
  of: { id: string } | { domain: string },
  now: Date,
): Promise<OfferedProvider[]> {
  const { rows } = await tx.query<OfferedProvider>(
    `select p.id, p.name, p.kind, c.name as company, coalesce(p.sign_in_url, p.issuer) as address
     from identity_provider p join company c on c.id = p.company_id
     where ${'id' in of ? 'p.id = $1' : answersFor('$1')} and ${isLive('$2')}
     order by c.name, p.name, p.id limit ${mostOffered}`,
    ['id' in of ? of.id : of.domain, now],
  );
  return rows;
}

/** Whether the roles of a membership `m` let it change the identity providers of its company. */
const keepsProviders = (m: string): string => `EXISTS (SELECT FROM company_role k WHERE k.company_id = ${m}.company_id
    AND k.id = ANY (${m}.role_ids) AND k.status = 'active' AND k.deleted_at IS NULL
    AND k.grants @> '[{"subject": "IdentityProvider", "action": "update", "scope": "company"}]')`;

const isOnlyWayOf = (m: string): string => `p.company_id = ${m}.company_id AND p.is_active AND p.is_only_way
    AND p.deleted_at IS NULL`;

/**
 * Whether a password opens nothing to a membership `m`: its company lets members in through its provider alone. It
 * does open to who could repair the provider, and to who has left and is in no directory any more.
 */
export const isShutToPasswordsSql = (m: string): string => `(${m}.former_since IS NULL
    AND EXISTS (SELECT FROM identity_provider p WHERE ${isOnlyWayOf(m)}) AND NOT ${keepsProviders(m)})`;

/** Whether any member of a company could repair its provider, and so comes in by a password where nobody else does. */
export async function hasProviderKeeper(tx: Tx, companyId: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `SELECT 1 FROM membership m WHERE m.company_id = $1 AND m.status = 'active' AND m.deleted_at IS NULL
       AND m.former_since IS NULL AND ${keepsProviders('m')} LIMIT 1`,
    [companyId],
  );
  return rowCount === 1;
}

/** The provider by which a user enters a company that no password opens to them: of one company, or of any. */
export async function onlyWayOf(
  tx: Tx,
  userId: string,
  companyId: string | null = null,
): Promise<{ id: string; name: string } | null> {
  const { rows } = await tx.query<{ id: string; name: string }>(
    `SELECT p.id, p.name FROM membership m JOIN identity_provider p ON ${isOnlyWayOf('m')}
     WHERE m.user_id = $1 AND ($2::char(24) IS NULL OR m.company_id = $2) AND m.status = 'active'
       AND m.deleted_at IS NULL AND ${isShutToPasswordsSql('m')} ORDER BY p.name, p.id LIMIT 1`,
    [userId, companyId],
  );
  return rows[0] ?? null;
}

/** Ends what was begun through a provider. */
export async function endSessionsThrough(
  tx: Tx,
  { companyId, id }: { companyId: string; id: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE auth_session SET revoked_at = $3, revoked_reason = 'provider_closed', id_token = NULL
     WHERE company_id = $1 AND identity_provider_id = $2 AND revoked_at IS NULL`,
    [companyId, id, now],
  );
}

/** Ends what members whom no password lets in any more have open in a company. */
export async function endSessionsByPassword(tx: Tx, companyId: string, now: Date): Promise<void> {
  await tx.query(
    `UPDATE auth_session s SET revoked_at = $2, revoked_reason = 'provider_only' FROM membership m, app_user u
     WHERE s.company_id = $1 AND s.identity_provider_id IS NULL AND s.revoked_at IS NULL AND m.company_id = $1
       AND m.user_id = s.user_id AND m.deleted_at IS NULL AND u.id = s.user_id AND u.type <> 'admin'
       AND ${isShutToPasswordsSql('m')}`,
    [companyId, now],
  );
}

/** Ends the session a provider calls so, or where it names none all it began of the person it knows by this subject. */
export async function endSessionsSignedOut(
  tx: Tx,
  provider: LiveProvider,
  { issuer, session, subject }: { issuer: string; session: string | null; subject: string | null },
  now: Date,
): Promise<number> {
  const { rowCount } = await tx.query(
    `UPDATE auth_session s SET revoked_at = $6, revoked_reason = 'provider_signed_out', id_token = NULL
     WHERE s.company_id = $1 AND s.identity_provider_id = $2 AND s.revoked_at IS NULL
       AND CASE WHEN $4::text IS NOT NULL THEN s.provider_session = $4 ELSE s.user_id = (
         SELECT i.user_id FROM provider_identity i WHERE i.company_id = $1 AND i.provider_id = $2 AND i.issuer = $3
           AND i.subject = $5) END`,
    [provider.company.id, provider.id, issuer, session, subject, now],
  );
  return rowCount ?? 0;
}

/** The account a provider knows by this subject. */
export async function accountOfSubject(
  tx: Tx,
  provider: LiveProvider,
  issuer: string,
  subject: string,
): Promise<string | null> {
  const { rows } = await tx.query<{ userId: string }>(
    `SELECT i.user_id AS "userId" FROM provider_identity i JOIN app_user u ON u.id = i.user_id AND u.deleted_at IS NULL
     WHERE i.company_id = $1 AND i.provider_id = $2 AND i.issuer = $3 AND i.subject = $4`,
    [provider.company.id, provider.id, issuer, subject],
  );
  return rows[0]?.userId ?? null;
}

/** From now on the provider knows the account by this subject, and by no other. */
export async function keepSubject(
  tx: Tx,
  provider: LiveProvider,
  { userId, issuer, subject }: { userId: string; issuer: string; subject: string },
  now: Date,
): Promise<void> {
  const of = [provider.company.id, provider.id];
  await tx.query(
    `DELETE FROM provider_identity WHERE company_id = $1 AND provider_id = $2 AND issuer = $3 AND subject = $4
       AND user_id <> $5`,
    [...of, issuer, subject, userId],
  );
  await tx.query(
    `INSERT INTO provider_identity (company_id, provider_id, issuer, subject, user_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (company_id, provider_id, user_id) DO UPDATE SET issuer = $3, subject = $4, created_at = $6`,
    [...of, issuer, subject, userId, now],
  );
}

export interface ComingAccount {
  id: string;
  type: string;
  status: string;
}

/** The account of an id, kept as it is until the transaction ends. */
export async function heldAccount(tx: Tx, id: string): Promise<ComingAccount | null> {
  const { rows } = await tx.query<ComingAccount>(
    'SELECT id, type, status FROM app_user WHERE id = $1 AND deleted_at IS NULL FOR SHARE',
    [id],
  );
  return rows[0] ?? null;
}

export async function accountIdOfEmail(tx: Tx, email: string): Promise<string | null> {
  const { rows } = await tx.query<{ id: string }>(
    'SELECT id FROM app_user WHERE lower(email) = $1 AND deleted_at IS NULL',
    [email],
  );
  return rows[0]?.id ?? null;
}

export interface ComingMembership {
  id: string;
  status: string;
  isEnded: boolean;
}

/** How an account, or whoever was invited by this address, stands in a company: what holds first, then what ended. */
export async function heldMembership(
  tx: Tx,
  companyId: string,
  userId: string | null,
  email: string | null,
): Promise<ComingMembership | null> {
  const { rows } = await tx.query<ComingMembership>(
    `SELECT id, status, deleted_at IS NOT NULL AS "isEnded" FROM membership
     WHERE company_id = $1 AND (user_id = $2 OR (user_id IS NULL AND invited_email = $3 AND deleted_at IS NULL))
     ORDER BY deleted_at IS NOT NULL, status <> 'active', id LIMIT 1 FOR NO KEY UPDATE`,
    [companyId, userId, email],
  );
  return rows[0] ?? null;
}
