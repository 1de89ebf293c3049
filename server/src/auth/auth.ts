import type { RequestHandler, Router } from 'express';
import type { Pool } from 'pg';
import type { SessionUser } from '../platform/access/session-user';
import { Throttle } from '../platform/access/throttle';
import type { Services } from '../platform/context';
import type { Cipher } from '../platform/http/cipher';
import { ApiTokens } from './api-tokens';
import { authenticate } from './authenticate';
import { authCookies, type AuthCookies } from './sessions/cookies';
import { crossSiteGuard } from './sign-in/cross-site-guard';
import { keyFor } from './keys';
import { nextAuthRouter } from './sign-in/next-auth-routes';
import { createPasswords, type Passwords } from './passwords/passwords';
import type { PermissionAliases } from './sessions/session-json';
import { Sessions } from './sessions/sessions';
import {
  changePassword,
  proveCode,
  provePassword,
  signInWithPassword,
  type Credentials,
  type SignIn,
} from './sign-in/sign-in';
import { Challenges } from './passkeys/challenges';
import { Passkeys } from './passkeys/passkeys';
import type { Proof } from './second-factor/proof';
import { prove, type ShownFrom } from './second-factor/prove';
import { SingleSignOn } from './single-sign-on/single-sign-on';
import { KnownBrowsers } from './sessions/known-browsers';

export interface AuthOptions {
  pool: Pool;
  /** Origin as browsers see it; decides cookie names, absolute addresses and allowed origins. */
  publicUrl: string;
  sessionSecret: string;
  cipher: Cipher;
  rateLimits: boolean;
  bcryptCost?: number;
  clock: () => Date;
  permissionAliases: PermissionAliases;
  /** What signing in through an identity provider takes: it is asked once somebody does. */
  services: () => Services;
}

/** Everything about signing in that one server process needs, made once. */
export interface Auth {
  sessions: Sessions;
  apiTokens: ApiTokens;
  passwords: Passwords;
  cookies: AuthCookies;
  /** The one count of tries, for all doors. */
  throttle: Throttle;
  /** Before everything that writes, and before /graphql. */
  crossSiteGuard: RequestHandler;
  /** Sets `request.session`. */
  authenticate: RequestHandler;
  /** For /api/auth. */
  router: Router;
  signInWithPassword: (credentials: Credentials) => Promise<SignIn>;
  changePassword: (session: SessionUser, current: string, next: string, ip: string) => Promise<void>;
  /** Each throws unless the signed-in user shows it, and counts as an attempt. */
  provePassword: (session: SessionUser, current: string, ip: string) => Promise<unknown>;
  proveCode: (session: SessionUser, code: string) => Promise<void>;
  /** The same by what the account has of both; its session is proven from then on. */
  prove: (session: SessionUser, proof: Proof, from: ShownFrom) => Promise<void>;
  passkeys: Passkeys;
  close: () => Promise<void>;
}

export function createAuth(options: AuthOptions): Auth {
  const { pool, clock, sessionSecret, cipher, rateLimits, bcryptCost, permissionAliases } = options;
  const publicOrigin = new URL(options.publicUrl).origin;
  const passwords = createPasswords(bcryptCost);
  const throttle = new Throttle(pool, clock, rateLimits);
  const sessions = new Sessions(pool, keyFor('jwt', sessionSecret), clock, throttle);
  const apiTokens = new ApiTokens(pool, clock, throttle, rateLimits);
  const cookies = authCookies(publicOrigin);
  const browsers = new KnownBrowsers(keyFor('browser', sessionSecret), clock);
  const parts = { pool, passwords, sessions, cipher, clock, throttle, browsers };
  const challenges = new Challenges(keyFor('passkey', sessionSecret), clock, throttle);
  const passkeys = new Passkeys(parts, challenges, publicOrigin);
  const ssoKey = keyFor('single sign-on', sessionSecret);
  const singleSignOn = new SingleSignOn(options.services, sessions, ssoKey, publicOrigin);
  const signIn = (credentials: Credentials): Promise<SignIn> => signInWithPassword(parts, credentials);

  return {
    sessions,
    apiTokens,
    passwords,
    cookies,
    throttle,
    crossSiteGuard: crossSiteGuard(publicOrigin),
    authenticate: authenticate(sessions, apiTokens, cookies, clock),
    router: nextAuthRouter({
      publicOrigin,
      csrfKey: keyFor('csrf', sessionSecret),
      cookies,
      browsers,
      sessions,
      signIn,
      passkeys,
      singleSignOn,
      permissionAliases,
    }),
    signInWithPassword: signIn,
    changePassword: (session, current, next, ip) => changePassword(parts, session, current, next, ip),
    provePassword: (session, current, ip) => provePassword(parts, session, current, ip),
    proveCode: (session, code) => proveCode(parts, session, code),
    async prove(session, proof, from) {
      await prove({ ...parts, passkeys }, session, proof, from);
      await sessions.noteProof(session.sessionId);
    },
    passkeys,
    close: () => passwords.close(),
  };
}
