import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';

/** A key of its own per purpose from the one configured secret: what leaks about one tells nothing about another. */
export function keyFor(
  purpose: 'jwt' | 'csrf' | 'file link' | 'browser' | 'passkey' | 'single sign-on',
  secret: string,
): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `muster ${purpose}`, 32)));
}
