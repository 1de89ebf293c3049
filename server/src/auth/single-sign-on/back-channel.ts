import { createPublicKey, type JsonWebKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Services } from '../../platform/context';
import { discovered, keysOf } from './discovery';
import type { OidcProvider } from './provider-rows';
import { toleranceSeconds } from './wire';

/** What a provider signs with that is checked by a key it publishes: never a shared secret, never nothing. */
const algorithms: jwt.Algorithm[] = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'];
const signedOut = 'http://schemas.openid.net/event/backchannel-logout';

/** Who signed out at a provider: one session of theirs, or all of a person. */
export interface SignedOut {
  /** Never given twice by one issuer. */
  id: string;
  issuer: string;
  session: string | null;
  subject: string | null;
}

type Called = Pick<Services, 'webhooks' | 'clock'>;

/**
 * What a logout token says (OpenID Connect Back-Channel Logout 1.0, section 2.4), checked as section 2.6 asks; null for
 * one that does not hold. Throws `ProviderProblem` where the provider cannot be asked for its keys.
 */
export async function signedOutThere(
  { webhooks, clock }: Called,
  provider: OidcProvider,
  token: string,
): Promise<SignedOut | null> {
  const header = jwt.decode(token, { complete: true })?.header;
  if (!header || !algorithms.includes(header.alg as jwt.Algorithm)) return null;
  const { jwks_uri } = await discovered(webhooks, provider.issuer);
  const keys = await keysOf(webhooks, jwks_uri);
  const key = header.kid ? keys.find(({ kid }) => kid === header.kid) : keys.length === 1 ? keys[0] : undefined;
  if (!key) return null;
  try {
    const claims = jwt.verify(token, createPublicKey({ key: key as JsonWebKey, format: 'jwk' }), {
      algorithms,
      issuer: provider.issuer,
      audience: provider.clientId,
      clockTolerance: toleranceSeconds,
      clockTimestamp: Math.floor(clock().getTime() / 1000),
    });
    return typeof claims === 'string' ? null : told(claims, provider.issuer);
  } catch {
    return null;
  }
}

function told(claims: jwt.JwtPayload, issuer: string): SignedOut | null {
  const { exp, iat, jti, sub, nonce } = claims;
  const sid: unknown = claims['sid'];
  const events: unknown = claims['events'];
  const event = typeof events === 'object' && events !== null ? (events as Record<string, unknown>)[signedOut] : null;
  const isWhole =
    typeof exp === 'number' &&
    typeof iat === 'number' &&
    typeof jti === 'string' &&
    typeof event === 'object' &&
    event !== null &&
    nonce === undefined;
  const session = typeof sid === 'string' && sid ? sid : null;
  const subject = typeof sub === 'string' && sub ? sub : null;
  return isWhole && (session || subject) ? { id: jti, issuer, session, subject } : null;
}
