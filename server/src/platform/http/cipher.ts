import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** The keys of an installation; each of the fields' by the version that stands before what it encrypted. */
export interface Keys {
  signing: Buffer;
  fields: ReadonlyMap<string, Buffer>;
  /** The version that encrypts; the others still open what they once encrypted. */
  current: string;
}

export const firstVersion = 'v1';

/** Those of an installation that has never changed its key: they follow from its secret. */
export const firstKeys = (secret: string): Keys => ({
  signing: Buffer.from(hkdfSync('sha256', secret, '', 'muster signatures', 32)),
  fields: new Map([[firstVersion, Buffer.from(hkdfSync('sha256', secret, '', 'muster field encryption', 32))]]),
  current: firstVersion,
});

/** AES-256-GCM: base64 of nonce, tag and ciphertext. */
export function seal(key: Buffer, plain: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

/** @throws Error when it was sealed with another key, or was altered */
export function unseal(key: Buffer, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]);
}

/**
 * Encrypts single values for storage with AES-256-GCM, and signs texts. It begins with the keys that follow from the
 * secret, and learns of others from the database.
 */
export class Cipher {
  private keys: Keys;

  constructor(secret: string) {
    this.keys = firstKeys(secret);
  }

  learn(keys: Keys): void {
    this.keys = keys;
  }

  /** The version of the key that encrypts now. */
  get current(): string {
    return this.keys.current;
  }

  /** HMAC-SHA-256 that nobody without the secret can make. */
  sign(text: string): Buffer {
    return createHmac('sha256', this.keys.signing).update(text).digest();
  }

  /** Answers the version of the key, a colon, and base64 of nonce, tag and ciphertext. */
  encrypt(plain: string): string {
    const { current, fields } = this.keys;
    return `${current}:${seal(fields.get(current)!, Buffer.from(plain, 'utf8'))}`;
  }

  /** @throws Error when the value was not written with a key of this installation, or was altered */
  decrypt(stored: string): string {
    const [version = '', sealed = ''] = stored.split(':', 2);
    const key = this.keys.fields.get(version);
    if (!key) throw new Error(`there is no key ${version} in this installation`);
    return unseal(key, sealed).toString('utf8');
  }

  /** A text that was encrypted, or one that was written before texts of its kind were. */
  open(stored: string): string {
    return isEncrypted(stored) ? this.decrypt(stored) : stored;
  }

  /** The text with each encrypted value within it under the key of now; one that no key opens stays as it is. */
  renew(text: string): string {
    return text.replace(encryptedWithin(), (value) => {
      if (value.startsWith(`${this.current}:`)) return value;
      try {
        return this.encrypt(this.decrypt(value));
      } catch {
        return value;
      }
    });
  }
}

/** What an encrypted value looks like: nonce and tag alone take forty letters. */
const encrypted = 'v[0-9]+:[A-Za-z0-9+/]{38,}={0,2}';
const isWhole = new RegExp(`^${encrypted}$`);

/** Whether a value is as it is stored, not masked. */
export const isEncrypted = (value: string): boolean => isWhole.test(value);

/** Each encrypted value within a text, as JSON or an array of PostgreSQL has it. */
export const encryptedWithin = (): RegExp => new RegExp(`(?<![A-Za-z0-9+/])${encrypted}`, 'g');

/** SQL of whether a text holds a value that another key than this version encrypted. */
export const holdsOlderSql = (text: string, version: string): string =>
  `${text} ~ '(^|[^A-Za-z0-9+/])v(?!${Number(version.slice(1))}:)[0-9]+:[A-Za-z0-9+/]{38,}'`;

/** What a list shows of an encrypted value: enough to recognise it, not to use it. */
export const masked = (plain: string): string => `•••• ${plain.slice(-4)}`;
