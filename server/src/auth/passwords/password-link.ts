import { createHash, randomBytes } from 'node:crypto';
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { newId } from '../../platform/records/ids';
import type { Tx } from '../../platform/database/transaction';

/**
 * A link that lets its holder choose a password for an account, or accept an invitation into a company, once; only its
 * digest is kept. Of an invitation, the account is known once it was accepted.
 */
@Entity('password_link')
@Index('password_link_user', ['userId', 'createdAt'])
@Index('password_link_membership', ['companyId', 'membershipId'])
@Check('password_link_of_somebody', 'user_id IS NOT NULL OR membership_id IS NOT NULL')
@ForeignKey('membership', ['companyId', 'membershipId'], ['companyId', 'id'], {
  name: 'password_link_membership_id_fkey',
})
@Index('password_link_token_hash_key', ['tokenHash'], { unique: true })
@ForeignKey('app_user', ['userId'], ['id'], { name: 'password_link_user_id_fkey' })
export class PasswordLink {
  @PrimaryColumn({ type: 'char', length: 24 }) id!: string;
  @Column({ type: 'char', length: 24, name: 'user_id', nullable: true }) userId!: string | null;
  @Column({ type: 'char', length: 24, name: 'company_id', nullable: true }) companyId!: string | null;
  @Column({ type: 'char', length: 24, name: 'membership_id', nullable: true }) membershipId!: string | null;
  @Column({ type: 'text' }) kind!: LinkKind;
  @Column({ type: 'bytea', name: 'token_hash' }) tokenHash!: Buffer;
  @Column({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column({ type: 'timestamptz', name: 'expires_at' }) expiresAt!: Date;
  @Column({ type: 'timestamptz', name: 'used_at', nullable: true }) usedAt!: Date | null;
  /** The network it was used from, whose owner has shown to read the mails of the account. */
  @Column({ type: 'text', name: 'used_from', nullable: true }) usedFrom!: string | null;
}

export type LinkKind = 'invite' | 'reset';

export const linkMinutes: Record<LinkKind, number> = { invite: 7 * 24 * 60, reset: 60 };
export const linkEnds = (kind: LinkKind, now: Date): Date => new Date(now.getTime() + linkMinutes[kind] * 60_000);
const resetsAnHour = 3;

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface IssuedLink {
  id: string;
  token: string;
  expiresAt: Date;
}

/**
 * Whose password it lets one choose, with the company that asked for it if one did; or which invitation it lets one
 * accept.
 */
export type LinkOf = { userId: string; companyId?: string | null } | { companyId: string; membershipId: string };

/** A new link of an account or of an invitation; those that were sent before end. */
export async function issueLink(tx: Tx, of: LinkOf, kind: LinkKind, now: Date): Promise<IssuedLink> {
  const link = {
    id: newId(now.getTime()),
    token: randomBytes(32).toString('base64url'),
    expiresAt: linkEnds(kind, now),
  };
  const { userId, companyId, membershipId } = { userId: null, companyId: null, membershipId: null, ...of };
  await tx.query(
    `UPDATE password_link SET expires_at = $4 WHERE used_at IS NULL AND expires_at > $4
       AND (user_id = $1 OR (company_id = $2 AND membership_id = $3))`,
    [userId, companyId, membershipId, now],
  );
  await tx.query(
    `INSERT INTO password_link (id, user_id, company_id, membership_id, kind, token_hash, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [link.id, userId, companyId, membershipId, kind, digest(link.token), now, link.expiresAt],
  );
  return link;
}

export interface OpenLink {
  id: string;
  kind: LinkKind;
  /** The account as it is; null where accepting makes one. */
  account: { id: string; version: number } | null;
  email: string;
  name: string;
  type: string;
  /** Of an invitation: the language it was written in, if one was chosen, and whether it was opened before. */
  locale: string | null;
  isSeen: boolean;
  /** Whether its holder chooses a password: who accepts with an account that has one keeps it. */
  choosesPassword: boolean;
  /** The invitation it accepts, if any, and into which company. */
  invitation: { companyId: string; membershipId: string; company: string } | null;
  /** Names of the companies the account is a member of, and of the one it is invited into. */
  companies: string[];
}

/** The link of a token while it holds, locked until the transaction ends if asked. */
export async function openLink(tx: Tx, token: string, now: Date, lock = false): Promise<OpenLink | null> {
  const { rows } = await tx.query<OpenLink>(
    `SELECT l.id, l.kind, coalesce(u.email, m.invited_email) AS email, coalesce(u.name, m.invited_name) AS name,
      coalesce(u.type, m.invited_type) AS type, m.invited_locale AS locale,
       m.invitation_seen_at IS NOT NULL AS "isSeen",
       CASE WHEN u.id IS NOT NULL THEN jsonb_build_object('id', u.id, 'version', u.version) END AS account,
       m.id IS NULL OR u.password_hash IS NULL AS "choosesPassword",
       CASE WHEN m.id IS NOT NULL THEN jsonb_build_object('companyId', c.id, 'membershipId', m.id, 'company',
       c.name) END AS invitation,
       array_remove(ARRAY(SELECT o.name FROM membership x JOIN company o ON o.id = x.company_id WHERE x.user_id = u.id
       AND x.deleted_at IS NULL LIMIT 20) || c.name, NULL) AS companies
     FROM password_link l
     LEFT JOIN membership m ON m.company_id = l.company_id AND m.id = l.membership_id AND m.status = 'invited'
       AND m.deleted_at IS NULL
     LEFT JOIN company c ON c.id = m.company_id AND c.deleted_at IS NULL
     LEFT JOIN app_user u ON u.deleted_at IS NULL
       AND u.id = coalesce(l.user_id, m.user_id, (SELECT a.id FROM app_user a WHERE a.email = m.invited_email
       AND a.deleted_at IS NULL))
     WHERE l.token_hash = $1 AND l.used_at IS NULL AND l.expires_at > $2
       AND CASE WHEN l.membership_id IS NULL THEN u.status = 'active' ELSE c.id IS NOT NULL
       AND coalesce(u.status, 'active') = 'active' END${lock ? ' FOR UPDATE OF l' : ''}`,
    [digest(token), now],
  );
  return rows[0] ?? null;
}

/** Whoever used it has shown to read the mails of the account. */
export async function markUsed(tx: Tx, linkId: string, userId: string, now: Date, network: string): Promise<void> {
  await tx.query('UPDATE password_link SET used_at = $3, used_from = $4, user_id = $2 WHERE id = $1', [
    linkId,
    userId,
    now,
    network,
  ]);
}

/**
 * Whether another reset may be mailed: a stranger who knows the address cannot fill a mailbox. Each company that asks
 * is counted by itself, and so are they themselves with the product: what others asked for is not told.
 */
export async function mayAskAgain(tx: Tx, userId: string, companyId: string | null, now: Date): Promise<boolean> {
  const { rows } = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM password_link
     WHERE user_id = $1 AND company_id IS NOT DISTINCT FROM $2 AND kind = 'reset' AND created_at > $3`,
    [userId, companyId, new Date(now.getTime() - 3_600_000)],
  );
  return rows[0]!.count < resetsAnHour;
}
