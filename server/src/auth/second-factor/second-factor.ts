import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { Cipher } from '../../platform/http/cipher';
import type { Tx } from '../../platform/database/transaction';
import { newRecoveryCodes, recoveryHash } from './recovery-codes';
import { newSecret, stepOfCode } from './totp';

/**
 * The authenticator app of an account, and its recovery codes as digests. Begun and not confirmed it asks for nothing
 * yet.
 */
@Entity('second_factor')
@ForeignKey('app_user', ['userId'], ['id'], { name: 'second_factor_user_id_fkey', onDelete: 'CASCADE' })
export class SecondFactor {
  @PrimaryColumn({ type: 'char', length: 24, name: 'user_id' }) userId!: string;
  /** Base32, encrypted. */
  @Column({ type: 'text' }) secret!: string;
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' }) createdAt!: Date;
  @Column({ type: 'timestamptz', precision: 3, name: 'confirmed_at', nullable: true }) confirmedAt!: Date | null;
  /** The step of 30 seconds whose code was taken last: neither it nor an earlier one is taken again. */
  @Column({ type: 'bigint', name: 'used_step', nullable: true }) usedStep!: string | null;
  /** Who of the company asked to reset it; another confirms. What the owner shows of it takes it back. */
  @Column({ type: 'char', length: 24, name: 'reset_asked_by_id', nullable: true }) resetAskedById!: string | null;
  @Column({ type: 'text', array: true, name: 'recovery_hashes', default: '{}' }) recoveryHashes!: string[];
}

export interface FactorState {
  /** Since when an authenticator app is set up; null where none is. */
  since: Date | null;
  recoveryCodesLeft: number;
  /** How many passkeys the account has. */
  passkeys: number;
  /** Whether the password alone lets nobody in. */
  hasFactor: boolean;
}

export async function factorState(tx: Tx, userId: string): Promise<FactorState> {
  const { rows } = await tx.query<Omit<FactorState, 'hasFactor'>>(
    `SELECT f.confirmed_at AS since, coalesce(cardinality(f.recovery_hashes), 0) AS "recoveryCodesLeft",
       (SELECT count(*)::int FROM passkey p WHERE p.user_id = $1) AS passkeys
     FROM (VALUES ($1::char(24))) u (id) LEFT JOIN second_factor f ON f.user_id = u.id AND f.confirmed_at IS NOT NULL`,
    [userId],
  );
  const state = rows[0]!;
  return { ...state, hasFactor: state.since !== null || state.passkeys > 0 };
}

/** Whether the account in `column` has a second factor: an authenticator app in force, or a passkey. */
export const hasFactorSql = (column: string): string =>
  `(EXISTS (SELECT FROM second_factor f WHERE f.user_id = ${column} AND f.confirmed_at IS NOT NULL)
    OR EXISTS (SELECT FROM passkey p WHERE p.user_id = ${column}))`;

/** A new secret for an account without one in force: that begun before is forgotten. Null where one is in force. */
export async function beginFactor(tx: Tx, cipher: Cipher, userId: string, now: Date): Promise<string | null> {
  const secret = newSecret();
  const { rowCount } = await tx.query(
    `INSERT INTO second_factor AS f (user_id, secret, created_at) VALUES ($1, $2, $3)
     ON CONFLICT (user_id) DO UPDATE SET secret = $2, created_at = $3, used_step = NULL WHERE f.confirmed_at IS NULL`,
    [userId, cipher.encrypt(secret), now],
  );
  return rowCount === 1 ? secret : null;
}

/** Confirms what was begun by a code of it. Answers the recovery codes, told this once; null for a wrong code. */
export async function confirmFactor(
  tx: Tx,
  cipher: Cipher,
  userId: string,
  code: string,
  now: Date,
): Promise<string[] | null> {
  const factor = await lockedFactor(tx, userId);
  if (!factor || factor.confirmedAt) return null;
  const step = stepOfCode(cipher.decrypt(factor.secret), code, now, null);
  if (step === null) return null;
  await tx.query('UPDATE second_factor SET confirmed_at = $2, used_step = $3 WHERE user_id = $1', [userId, now, step]);
  return renewRecoveryCodes(tx, cipher, userId);
}

/** New recovery codes; those of before end. */
export async function renewRecoveryCodes(tx: Tx, cipher: Cipher, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.query('UPDATE second_factor SET recovery_hashes = $2 WHERE user_id = $1', [
    userId,
    codes.map((code) => recoveryHash(cipher, userId, code)),
  ]);
  return codes;
}

/**
 * Takes a code of the app or a recovery code, either once: of two who show the same at the same moment, one. False for
 * a wrong one and where no factor is in force.
 */
export async function takeCode(tx: Tx, cipher: Cipher, userId: string, code: string, now: Date): Promise<boolean> {
  const factor = await lockedFactor(tx, userId);
  if (!factor?.confirmedAt) return false;
  const used = factor.usedStep === null ? null : Number(factor.usedStep);
  const step = stepOfCode(cipher.decrypt(factor.secret), code, now, used);
  if (step !== null) {
    await tx.query('UPDATE second_factor SET used_step = $2 WHERE user_id = $1', [userId, step]);
    await takeBackReset(tx, userId);
    return true;
  }
  const { rowCount } = await tx.query(
    `UPDATE second_factor SET recovery_hashes = array_remove(recovery_hashes, $2)
     WHERE user_id = $1 AND $2 = ANY (recovery_hashes)`,
    [userId, recoveryHash(cipher, userId, code)],
  );
  if (rowCount !== 1) return false;
  await takeBackReset(tx, userId);
  return true;
}

/** Puts down who asks to reset the second factor of an account, or answers that another did before. */
export async function askFactorReset(
  tx: Tx,
  userId: string,
  askedById: string,
): Promise<'none' | 'asked' | 'by_yourself' | 'by_another'> {
  const standing: { askedById: string | null }[] = [];
  for (const which of ['second_factor WHERE confirmed_at IS NOT NULL AND', 'passkey WHERE']) {
    const { rows } = await tx.query<{ askedById: string | null }>(
      `SELECT reset_asked_by_id AS "askedById" FROM ${which} user_id = $1 FOR UPDATE`,
      [userId],
    );
    standing.push(...rows);
  }
  if (!standing.length) return 'none';
  const before = standing.find((row) => row.askedById !== null)?.askedById;
  if (before) return before === askedById ? 'by_yourself' : 'by_another';
  await putResetAsked(tx, userId, askedById);
  return 'asked';
}

/** Whoever shows a second factor has not lost it. */
export const takeBackReset = (tx: Tx, userId: string): Promise<void> => putResetAsked(tx, userId, null);

async function putResetAsked(tx: Tx, userId: string, askedById: string | null): Promise<void> {
  for (const table of ['second_factor', 'passkey'])
    await tx.query(`UPDATE ${table} SET reset_asked_by_id = $2 WHERE user_id = $1`, [userId, askedById]);
}

/** Whether company `c`, or a role member `m` holds there, asks for a second factor at that instant, by its clock. */
export function asksFactorSql(c: string, m: string, now: string): string {
  const today = `(${now}::timestamptz AT TIME ZONE ${c}.time_zone)::date`;
  return `(${c}.second_factor_from <= ${today} IS TRUE OR EXISTS (
    SELECT FROM company_role asking WHERE asking.company_id = ${c}.id AND asking.id = ANY (${m}.role_ids)
      AND asking.status = 'active' AND asking.deleted_at IS NULL AND asking.second_factor_from <= ${today}))`;
}

/** How the second factor of the account in `column` stands, as a company shows it: off, on or reset_asked. */
export const factorStandingSql = (column: string): string =>
  `(case when not ${hasFactorSql(column)} then 'off'
    when exists (select from second_factor f where f.user_id = ${column} and f.reset_asked_by_id is not null)
      or exists (select from passkey p where p.user_id = ${column} and p.reset_asked_by_id is not null)
    then 'reset_asked' else 'on' end)`;

/** Who asked to reset the second factor of the account in `column`, while another has to confirm it. */
export const resetAskedBySql = (column: string): string =>
  `coalesce((select f.reset_asked_by_id from second_factor f where f.user_id = ${column}),
    (select min(p.reset_asked_by_id) from passkey p where p.user_id = ${column}))`;

/** The authenticator app and its recovery codes end. */
export async function endAuthenticator(tx: Tx, userId: string): Promise<boolean> {
  const { rowCount } = await tx.query('DELETE FROM second_factor WHERE user_id = $1', [userId]);
  return rowCount === 1;
}

/** Signing in takes the password alone again: app and passkeys end. False where it did already. */
export async function endFactor(tx: Tx, userId: string): Promise<boolean> {
  const hadApp = await endAuthenticator(tx, userId);
  const { rowCount } = await tx.query('DELETE FROM passkey WHERE user_id = $1', [userId]);
  return hadApp || (rowCount ?? 0) > 0;
}

async function lockedFactor(
  tx: Tx,
  userId: string,
): Promise<Pick<SecondFactor, 'secret' | 'confirmedAt' | 'usedStep'> | null> {
  const { rows } = await tx.query<SecondFactor>(
    `SELECT secret, confirmed_at AS "confirmedAt", used_step AS "usedStep" FROM second_factor WHERE user_id = $1
     FOR UPDATE`,
    [userId],
  );
  return rows[0] ?? null;
}
