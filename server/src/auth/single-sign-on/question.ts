import type { KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isId } from '../../platform/records/ids';

const algorithm = 'HS256';
const audience = 'muster:single-sign-on';

/** How long somebody has to sign in at their provider. */
export const questionMinutes = 10;

/** What was asked of a provider: kept by the browser that asked, so that no other can bring the answer. */
export interface Question {
  providerId: string;
  state: string;
  /** What the signed word names that answers it: a nonce, or the id of the request by SAML. */
  nonce: string;
  /** The secret of PKCE, of which the provider was told the digest. */
  verifier?: string;
  /** Where to go once signed in; an address of ours. */
  callbackUrl: string;
}

export const questionEnds = (now: Date): Date => new Date(now.getTime() + questionMinutes * 60_000);

export function signQuestion(key: KeyObject, question: Question, now: Date): string {
  const seconds = (at: Date): number => Math.floor(at.getTime() / 1000);
  const claims = { ...question, iat: seconds(now), exp: seconds(questionEnds(now)) };
  return jwt.sign(claims, key, { algorithm, audience });
}

/** The question of a cookie of ours while it may be answered; null for anything else. */
export function readQuestion(key: KeyObject, cookie: string | undefined, now: Date): Question | null {
  if (!cookie) return null;
  let claims: string | jwt.JwtPayload;
  try {
    const clockTimestamp = Math.floor(now.getTime() / 1000);
    claims = jwt.verify(cookie, key, { algorithms: [algorithm], audience, clockTimestamp });
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
  if (typeof claims === 'string' || typeof claims.exp !== 'number' || !isId(claims.providerId)) return null;
  const { providerId, state, nonce, verifier, callbackUrl } = claims as unknown as Question;
  return [state, nonce, callbackUrl].every((each) => typeof each === 'string' && each)
    ? { providerId, state, nonce, callbackUrl, ...(typeof verifier === 'string' && { verifier }) }
    : null;
}
