import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { SessionUser } from '../platform/access/session-user';
import { isApiToken, type ApiTokens } from './api-tokens';
import type { AuthCookies } from './sessions/cookies';
import { isKeptOut, type Sessions } from './sessions/sessions';

declare module 'express-serve-static-core' {
  interface Request {
    /** Who is signed in, as of this request; null for a visitor. */
    session: SessionUser | null;
    /** Who is kept out of the company they are in; no door but that of their own account knows them. */
    halted: SessionUser | null;
  }
}

const renewAfterMs = 24 * 60 * 60 * 1000;

/** The token that an Authorization header shows. */
export const bearerIn = (authorization: string | undefined): string | null =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;
const bearerOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string | null => bearerIn(headers.authorization);

/** The token of a request or of a WebSocket upgrade: a Bearer token goes before the cookie. */
export function tokenOf(request: Pick<IncomingMessage, 'headers'>, cookies: AuthCookies): string | null {
  return bearerOf(request) ?? cookies.sessionTokenIn(request.headers.cookie);
}

/**
 * Sets `request.session`. A cookie older than a day is issued again, so that who comes back stays signed in; a program
 * shows a token of its own.
 */
export function authenticate(
  sessions: Sessions,
  apiTokens: ApiTokens,
  cookies: AuthCookies,
  clock: () => Date,
): RequestHandler {
  return async (request, response, next) => {
    const token = bearerOf(request);
    request.halted = null;
    if (isApiToken(token)) {
      request.session = await apiTokens.holderOf(token, request.ip ?? '');
      next();
      return;
    }
    const found = await sessions.withToken(tokenOf(request, cookies), request.ip ?? '');
    if (found) await sessions.noteUse(found.user.sessionId);
    const isHalted = !!found && isKeptOut(found.user);
    request.session = isHalted ? null : (found?.user ?? null);
    request.halted = isHalted ? found.user : null;
    if (found && !bearerOf(request) && clock().getTime() - found.issuedAt.getTime() > renewAfterMs) {
      const { token, expires } = await sessions.prolong(found.user.sessionId);
      cookies.setSession(request, response, token, expires);
    }
    next();
  };
}
