import { createHash, randomBytes } from 'node:crypto';
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { newId } from '../platform/ids';
import type { Tx } from '../platform/transaction';

/** A link that lets its holder choose a password once; only its digest is kept. */
@Entity('password_link')
@Index('password_link_user', ['userId', 'createdAt'])
@Index('password_link_token_hash_key', ['tokenHash'], { unique: true })
@ForeignKey('app_user', ['userId'], ['id'], { name: 'password_link_user_id_fkey' })
export class PasswordLink {
  @PrimaryColumn({ type: 'char', length: 24 }) id!: string;
  @Column({ type: 'char', length: 24, name: 'user_id' }) userId!: string;
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
const resetsAnHour = 3;

const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface IssuedLink {
  id: string;
  token: string;
  expiresAt: Date;
}

/** A new link for a user; those he was sent before end. */
export async function issueLink(tx: Tx, userId: string, kind: LinkKind, now: Date): Promise<IssuedLink> {
  const link = {
    id: newId(now.getTime()),
    token: randomBytes(32).toString('base64url'),
    expiresAt: new Date(now.getTime() + linkMinutes[kind] * 60_000),
  };
  await tx.query(
    'UPDATE password_link SET expires_at = $2 WHERE user_id = $1 AND used_at IS NULL AND expires_at > $2',
    [userId, now],
  );
  await tx.query(
    'INSERT INTO password_link (id, user_id, kind, token_hash, created_at, expires_at) VALUES ($1, $2, $3, $4, $5, $6)',
    [link.id, userId, kind, digest(link.token), now, link.expiresAt],
  );
  return link;
}

export interface OpenLink {
  id: string;
  userId: string;
  kind: LinkKind;
  email: string;
  name: string;
  /** Names of the companies the account is a member of. */
  companies: string[];
  version: number;
}

/** The link of a token while it holds, locked until the transaction ends if asked. */
export async function openLink(tx: Tx, token: string, now: Date, lock = false): Promise<OpenLink | null> {
  const { rows } = await tx.query<OpenLink>(
    `SELECT l.id, l.user_id AS "userId", l.kind, u.email, u.name, u.version,
       ARRAY(SELECT c.name FROM membership m JOIN company c ON c.id = m.company_id WHERE m.user_id = u.id AND m.deleted_at IS NULL LIMIT 20) AS companies FROM password_link l
     JOIN app_user u ON u.id = l.user_id AND u.deleted_at IS NULL AND u.status = 'active'
     WHERE l.token_hash = $1 AND l.used_at IS NULL AND l.expires_at > $2${lock ? ' FOR UPDATE OF l' : ''}`,
    [digest(token), now],
  );
  return rows[0] ?? null;
}

export async function markUsed(tx: Tx, linkId: string, now: Date, network: string): Promise<void> {
  await tx.query('UPDATE password_link SET used_at = $2, used_from = $3 WHERE id = $1', [linkId, now, network]);
}

/** Whether another reset may be mailed: a stranger who knows the address cannot fill a mailbox. */
export async function mayAskAgain(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const { rows } = await tx.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM password_link WHERE user_id = $1 AND kind = 'reset' AND created_at > $2`,
    [userId, new Date(now.getTime() - 3_600_000)],
  );
  return rows[0]!.count < resetsAnHour;
}
