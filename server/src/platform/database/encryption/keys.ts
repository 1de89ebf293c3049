import { hkdfSync, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { inTransaction, type Tx } from '../transaction';
import { firstKeys, seal, unseal, type Cipher, type Keys } from '../../http/cipher';
import { newId } from '../../records/ids';
import { platformId } from '../../records/write-rows';

/** What keys are sealed with: the secret, and for as long as it has just been changed the one of before. */
export interface Secrets {
  secret: string;
  secretBefore?: string | undefined;
}

/** Between two looks at which keys there are. */
export const refreshEveryMs = 60_000;
/** From making a key until it is used: every process has looked by then, so none meets a value it cannot read. */
export const learntAfterMinutes = 5;

const signing = 'signing';
const sealedWith = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'muster sealing of keys', 32));

interface KeyRow {
  version: string;
  sealed: string;
  isUsed: boolean;
}

/** Every time by the clock of the database: it is the one that all processes share. */
const rowsOf = async (tx: Tx): Promise<KeyRow[]> =>
  (
    await tx.query<KeyRow & Record<string, unknown>>(
      `select version, sealed, used_from <= now() as "isUsed" from encryption_key
        order by length(version), version`,
    )
  ).rows;

const whole = { platform: true, userId: platformId };

/**
 * Lets a cipher read with every key of the database and encrypt with that which is to be used now. The first time the
 * keys are those that follow from the secret; they are kept sealed, so that the secret can be changed without them.
 * @throws Error when they were sealed with another secret
 */
export const learnKeys = (pool: Pool, cipher: Cipher, secrets: Secrets): Promise<void> =>
  inTransaction(pool, whole, 'write', async (tx) => {
    let rows = await rowsOf(tx);
    if (rows.length === 0) {
      await keepFirstKeys(tx, secrets);
      rows = await rowsOf(tx);
    }
    cipher.learn(await opened(tx, rows, secrets));
  });

async function keepFirstKeys(tx: Tx, { secret, secretBefore }: Secrets): Promise<void> {
  const first = firstKeys(secretBefore ?? secret);
  for (const [version, key] of [[signing, first.signing] as const, ...first.fields]) {
    await tx.query(
      `insert into encryption_key (version, sealed, created_at, used_from, renewed_at)
        values ($1, $2, now(), now(), now()) on conflict do nothing`,
      [version, seal(sealedWith(secret), key)],
    );
  }
}

async function opened(tx: Tx, rows: KeyRow[], { secret, secretBefore }: Secrets): Promise<Keys> {
  const keys = new Map<string, Buffer>();
  for (const { version, sealed } of rows) {
    const own = tryUnseal(secret, sealed);
    const key = own ?? (secretBefore === undefined ? null : tryUnseal(secretBefore, sealed));
    if (!key)
      throw new Error(
        'SESSION_SECRET is not the secret that what this database encrypts is kept under. ' +
          'Set it to what it was; to change it, set SESSION_SECRET_BEFORE to what it was as well.',
      );
    keys.set(version, key);
    if (!own)
      await tx.query('update encryption_key set sealed = $3 where version = $1 and sealed = $2', [
        version,
        sealed,
        seal(sealedWith(secret), key),
      ]);
  }
  const fields = new Map([...keys].filter(([version]) => version !== signing));
  const current = rows.findLast(({ version, isUsed }) => isUsed && version !== signing)!.version;
  return { signing: keys.get(signing)!, fields, current };
}

function tryUnseal(secret: string, sealed: string): Buffer | null {
  try {
    return unseal(sealedWith(secret), sealed);
  } catch {
    return null;
  }
}

export interface KeyState {
  version: string;
  usedFrom: Date;
  /** When nothing was left that an older key had encrypted. */
  renewedAt: Date | null;
  isSettled: boolean;
}

/** The newest key; settled once whatever began before it was used has most likely ended. */
export async function newestKey(tx: Tx): Promise<KeyState> {
  const { rows } = await tx.query<KeyState & Record<string, unknown>>(
    `select version, used_from as "usedFrom", renewed_at as "renewedAt",
        used_from + interval '15 minutes' < now() as "isSettled"
      from encryption_key where version <> $1 order by length(version) desc, version desc limit 1`,
    [signing],
  );
  return rows[0]!;
}

/**
 * Makes a new key for what is encrypted from some minutes on; what there is follows in the background. Answers null
 * while the last one still is at that.
 */
export const makeKey = (pool: Pool, { secret }: Secrets): Promise<KeyState | null> =>
  inTransaction(pool, whole, 'write', async (tx) => {
    const { version, renewedAt } = await newestKey(tx);
    if (!renewedAt) return null;
    const next = `v${Number(version.slice(1)) + 1}`;
    const made = await tx.query(
      `insert into encryption_key (version, sealed, created_at, used_from)
        values ($1, $2, now(), now() + make_interval(mins => $3)) on conflict do nothing`,
      [next, seal(sealedWith(secret), randomBytes(32)), learntAfterMinutes],
    );
    if (!made.rowCount) return null;
    await tx.query(
      `insert into audit_event (id, company_id, at, actor_id, subject, record_id, action, after, request_id)
        values ($1, $2, now(), $2, 'EncryptionKey', $3, 'create', jsonb_build_object('version', $4::text), 'operator')`,
      [newId(), platformId, newId(), next],
    );
    return newestKey(tx);
  });
