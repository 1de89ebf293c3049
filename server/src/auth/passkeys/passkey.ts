import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { isRemovedSql } from '../../platform/records/active-membership';
import { newId } from '../../platform/records/ids';
import type { Tx } from '../../platform/database/transaction';
import { takeBackReset } from '../second-factor/second-factor';

/** A passkey of an account: the public half of a key whose other half never leaves its device or keychain. */
@Entity('passkey')
@Index('passkey_user', ['userId', 'createdAt'])
@Index('passkey_credential_id_key', ['credentialId'], { unique: true })
@ForeignKey('app_user', ['userId'], ['id'], { name: 'passkey_user_id_fkey', onDelete: 'CASCADE' })
export class Passkey {
  @PrimaryColumn({ type: 'char', length: 24 }) id!: string;
  @Column({ type: 'char', length: 24, name: 'user_id' }) userId!: string;
  /** As its owner calls it. */
  @Column({ type: 'text' }) name!: string;
  /** As its authenticator calls it, in base64url. */
  @Column({ type: 'text', name: 'credential_id' }) credentialId!: string;
  /** COSE. */
  @Column({ type: 'bytea', name: 'public_key' }) publicKey!: Buffer;
  /** How often it signed, by its own count; 0 for ever where it does not count. */
  @Column({ type: 'bigint' }) counter!: string;
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' }) createdAt!: Date;
  @Column({ type: 'timestamptz', precision: 3, name: 'last_used_at', nullable: true }) lastUsedAt!: Date | null;
  /** Who of the company asked to reset the second factor of its owner; another confirms. */
  @Column({ type: 'char', length: 24, name: 'reset_asked_by_id', nullable: true }) resetAskedById!: string | null;
}

export const mostPasskeys = 20;

export interface OwnPasskey {
  id: string;
  name: string;
  credentialId: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** The passkeys of an account, the oldest first; there are at most 20. */
export async function passkeysOf(tx: Tx, userId: string): Promise<OwnPasskey[]> {
  const { rows } = await tx.query<OwnPasskey>(
    `SELECT id, name, credential_id AS "credentialId", created_at AS "createdAt", last_used_at AS "lastUsedAt"
     FROM passkey WHERE user_id = $1 ORDER BY created_at, id`,
    [userId],
  );
  return rows;
}

/** A passkey that is shown, and whose it is; accounts that were deleted or removed have none. */
export interface ShownPasskey {
  id: string;
  name: string;
  publicKey: Buffer;
  userId: string;
  status: string;
}

export async function passkeyOf(tx: Tx, credentialId: string): Promise<ShownPasskey | null> {
  const { rows } = await tx.query<ShownPasskey>(
    `SELECT p.id, p.name, p.public_key AS "publicKey", u.id AS "userId", u.status
     FROM passkey p JOIN app_user u ON u.id = p.user_id AND u.deleted_at IS NULL AND NOT ${isRemovedSql()}
     WHERE p.credential_id = $1`,
    [credentialId],
  );
  return rows[0] ?? null;
}

export interface NewPasskey {
  name: string;
  credentialId: string;
  publicKey: Uint8Array;
  counter: number;
}

/** Keeps a new passkey; of two added at once, the account holds no more than it may. */
export async function insertPasskey(
  tx: Tx,
  userId: string,
  { name, credentialId, publicKey, counter }: NewPasskey,
  now: Date,
): Promise<'added' | 'too_many' | 'known'> {
  await tx.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [userId]);
  if ((await passkeysOf(tx, userId)).length >= mostPasskeys) return 'too_many';
  const { rowCount } = await tx.query(
    `INSERT INTO passkey (id, user_id, name, credential_id, public_key, counter, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (credential_id) DO NOTHING`,
    [newId(now.getTime()), userId, name, credentialId, Buffer.from(publicKey), counter, now],
  );
  return rowCount === 1 ? 'added' : 'known';
}

/**
 * Takes a signature of a passkey. False where its count did not go up: then another holds a copy of it (WebAuthn,
 * section 6.1.1). Also false where it was removed meanwhile.
 */
export async function usePasskey(tx: Tx, { id, userId }: ShownPasskey, counter: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.query(
    `UPDATE passkey SET counter = $2, last_used_at = $3
     WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2::bigint = 0))`,
    [id, counter, now],
  );
  if (rowCount !== 1) return false;
  await takeBackReset(tx, userId);
  return true;
}

/** Answers the name it had; null where the account has no such passkey. */
export async function renamePasskeyRow(tx: Tx, userId: string, id: string, name: string): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    `UPDATE passkey p SET name = $3 FROM (SELECT id, name FROM passkey WHERE id = $2 AND user_id = $1 FOR UPDATE) was
     WHERE p.id = was.id RETURNING was.name`,
    [userId, id, name],
  );
  return rows[0]?.name ?? null;
}

/** Answers the name it had; null where the account has no such passkey. */
export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<string | null> {
  const { rows } = await tx.query<{ name: string }>(
    'DELETE FROM passkey WHERE id = $2 AND user_id = $1 RETURNING name',
    [userId, id],
  );
  return rows[0]?.name ?? null;
}
