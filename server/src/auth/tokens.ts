import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isId } from '../platform/records/ids';

const algorithm = 'HS256';
const issuer = 'muster';
const audience = 'muster:session';
const tokenType = 'session';

export interface SessionToken {
  sessionId: string;
  issuedAt: Date;
}

/** A signed token that names a session row and nothing else: what the user may do is read from the row each time. */
export function signSessionToken(key: KeyObject, sessionId: string, now: Date, expiresAt: Date): string {
  const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
  const claims = { sid: sessionId, typ: tokenType, iat: seconds(now), exp: seconds(expiresAt) };
  return jwt.sign(claims, key, { algorithm, issuer, audience });
}

interface Genuine extends SessionToken {
  expiresAt: Date;
}

const mostKept = 10_000;
const kept = new WeakMap<KeyObject, Map<string, Genuine>>();

/**
 * What a genuine, unexpired session token says; null for anything else. Its signature is checked once, its expiry each
 * time.
 */
export function readSessionToken(key: KeyObject, token: string, now: Date): SessionToken | null {
  let ofKey = kept.get(key);
  if (!ofKey) kept.set(key, (ofKey = new Map()));
  let genuine = ofKey.get(token);
  if (!genuine) {
    const read = verified(key, token, now);
    if (!read) return null;
    if (ofKey.size >= mostKept) ofKey.clear();
    ofKey.set(token, (genuine = read));
  }
  return now < genuine.expiresAt ? { sessionId: genuine.sessionId, issuedAt: genuine.issuedAt } : null;
}

function verified(key: KeyObject, token: string, now: Date): Genuine | null {
  let claims: string | jwt.JwtPayload;
  try {
    claims = jwt.verify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      clockTimestamp: Math.floor(now.getTime() / 1000),
    });
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
  if (typeof claims === 'string' || claims.typ !== tokenType || !isId(claims.sid)) return null;
  if (typeof claims.exp !== 'number' || typeof claims.iat !== 'number') return null;
  return { sessionId: claims.sid, issuedAt: new Date(claims.iat * 1000), expiresAt: new Date(claims.exp * 1000) };
}
