import type { Request, Response } from 'express';
import type { AuthCookies } from '../sessions/cookies';
import { cookiesOf } from '../sessions/cookies';
import type { Sessions } from '../sessions/sessions';
import type { OfferedProvider } from './provider-rows';
import type { Refusal, SingleSignOn } from './single-sign-on';

interface Parts {
  base: string;
  cookies: AuthCookies;
  sessions: Sessions;
  singleSignOn: SingleSignOn;
  hasRightToken: (request: Request) => boolean;
  callbackUrlFor: (request: Request, response: Response) => string;
  goTo: (request: Request, response: Response, url: string, status?: number) => void;
}

const statusOf: Partial<Record<Refusal, number>> = { tooMany: 429, unavailable: 502 };

/** What the sign-in page is told under `error`. */
const errorOf = (why: Refusal): string => `SingleSignOn_${why}`;

/** The routes of one provider, in the forms a next-auth client knows of others. */
export function providerRoutes({
  base,
  cookies,
  sessions,
  singleSignOn,
  hasRightToken,
  callbackUrlFor,
  goTo,
}: Parts): Record<string, (id: string, request: Request, response: Response) => Promise<void> | void> {
  const explained = (why: Refusal): string => `${base}/signin?error=${errorOf(why)}`;

  /** A button does it, never an address alone: nobody is signed in by a page of somebody else. */
  function show(id: string, request: Request, response: Response): void {
    response.redirect(
      302,
      `/login?${new URLSearchParams({ callbackUrl: callbackUrlFor(request, response), provider: id })}`,
    );
  }

  async function ask(id: string, request: Request, response: Response): Promise<void> {
    if (!hasRightToken(request)) return goTo(request, response, `${base}/signin?csrf=true`);
    const { email } = request.body as { email?: unknown };
    const asked = await singleSignOn.ask(
      id,
      callbackUrlFor(request, response),
      typeof email === 'string' ? email.trim() : '',
      request.ip ?? '',
    );
    if (asked.kind === 'asked') {
      cookies.set(response, cookies.question, asked.cookie, asked.expires);
      return goTo(request, response, asked.url);
    }
    if (asked.retryAfterSeconds) response.set('Retry-After', String(asked.retryAfterSeconds));
    goTo(request, response, explained(asked.why), statusOf[asked.why] ?? 401);
  }

  async function answer(id: string, request: Request, response: Response): Promise<void> {
    const kept = cookiesOf(request.headers.cookie).get(cookies.question);
    cookies.clear(response, cookies.question);
    const at = request.originalUrl.indexOf('?');
    const through = await singleSignOn.answer(id, kept, at < 0 ? '' : request.originalUrl.slice(at), {
      ip: request.ip ?? '',
      userAgent: request.get('User-Agent') ?? null,
    });
    response.set('Referrer-Policy', 'no-referrer').set('Cache-Control', 'private, no-cache, no-store');
    if (through.kind === 'refused') return response.redirect(302, explained(through.why));
    const before = await sessions.withToken(cookies.sessionTokenIn(request.headers.cookie), request.ip ?? '');
    if (before) await sessions.revoke(before.user.sessionId, 'signed_in_again');
    cookies.setSession(request, response, through.token, through.expires);
    response.redirect(302, through.callbackUrl);
  }

  /** From the provider itself: no browser, no cookie, and a word that proves itself. */
  async function end(id: string, request: Request, response: Response): Promise<void> {
    const { logout_token: token } = request.body as { logout_token?: unknown };
    response.set('Cache-Control', 'no-store');
    const ip = request.ip ?? '';
    const isDone =
      !(await singleSignOn.isWaiting(ip)) && typeof token === 'string' && (await singleSignOn.signedOut(id, token, ip));
    response.status(isDone ? 200 : 400).json(isDone ? {} : { error: 'invalid_request' });
  }

  return { 'POST /logout': end, 'GET /signin': show, 'POST /signin': ask, 'GET /callback': answer };
}

/** A provider as next-auth lists it, with whose it is. */
export const listedProvider = (base: string, { id, name, company, issuer }: OfferedProvider) => ({
  id: `oidc/${id}`,
  name,
  type: 'oidc',
  signinUrl: `${base}/signin/oidc/${id}`,
  callbackUrl: `${base}/callback/oidc/${id}`,
  company,
  host: new URL(issuer).host,
});
