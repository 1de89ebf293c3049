import { createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';

const digestOf = (token: string, key: KeyObject): string => createHmac('sha256', key).update(token).digest('hex');

export interface CsrfToken {
  token: string;
  cookie: string;
}

/** A token of 32 random bytes in hex, and the cookie value `token|hash` that proves that we made it. */
export function newCsrfToken(key: KeyObject): CsrfToken {
  const token = randomBytes(32).toString('hex');
  return { token, cookie: `${token}|${digestOf(token, key)}` };
}

/** The token of a csrf cookie of ours; null when the cookie is absent, cut or made by somebody else. */
export function csrfTokenOf(cookie: string | undefined, key: KeyObject): string | null {
  const match = /^([0-9a-f]{64})\|([0-9a-f]{64})$/.exec(cookie ?? '');
  if (!match) return null;
  const [, token = '', hash = ''] = match;
  return timingSafeEqual(Buffer.from(hash), Buffer.from(digestOf(token, key))) ? token : null;
}

/** Did the sender of the body also hold the cookie? */
export function isCsrfTokenRight(cookie: string | undefined, sent: unknown, key: KeyObject): boolean {
  const token = csrfTokenOf(cookie, key);
  return (
    token !== null &&
    typeof sent === 'string' &&
    /^[0-9a-f]{64}$/.test(sent) &&
    timingSafeEqual(Buffer.from(sent), Buffer.from(token))
  );
}
