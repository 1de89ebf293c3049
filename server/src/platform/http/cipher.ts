import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/**
 * Encrypts single values for storage with AES-256-GCM, and signs texts; the keys are derived from the server's secret.
 */
export class Cipher {
  private readonly key: Buffer;
  private readonly signingKey: Buffer;

  constructor(secret: string) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'muster field encryption', 32));
    this.signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'muster signatures', 32));
  }

  /** HMAC-SHA-256 that nobody without the secret can make. */
  sign(text: string): Buffer {
    return createHmac('sha256', this.signingKey).update(text).digest();
  }

  /** Answers `v1:` and base64 of nonce, tag and ciphertext. */
  encrypt(plain: string): string {
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce);
    const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
    return `v1:${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64')}`;
  }

  /** Throws when the value was not written with this server's secret or was altered. */
  decrypt(stored: string): string {
    const bytes = Buffer.from(stored.slice(3), 'base64');
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
  }

  /** A text that was encrypted, or one that was written before texts of its kind were. */
  open(stored: string): string {
    return stored.startsWith('v1:') ? this.decrypt(stored) : stored;
  }
}

/** Whether a value is as it is stored, not masked. */
export const isEncrypted = (value: string): boolean => value.startsWith('v1:');

/** What a list shows of an encrypted value: enough to recognise it, not to use it. */
export const masked = (plain: string): string => `•••• ${plain.slice(-4)}`;
