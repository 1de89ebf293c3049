import type { Request, Response } from 'express';
import type { AuthCookies } from '../sessions/cookies';
import { cookiesOf } from '../sessions/cookies';
import type { Sessions } from '../sessions/sessions';
import { localeOf } from '../../platform/text';
import { sendContinuePage } from '../sign-in/pages';
import type { OfferedProvider } from './provider-rows';
import { entityIdAt, redirectAddress, signOutAddress } from './redirect-address';
import { metadataOf } from './saml/our-metadata';
import type { ProviderAt, Refusal, SingleSignOn } from './single-sign-on';

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

type Handler = (at: ProviderAt, request: Request, response: Response) => Promise<void> | void;

const bodyOf = (request: Request): Record<string, unknown> => (request.body ?? {}) as Record<string, unknown>;

/** The routes of one provider by its kind, in the forms a next-auth client knows of others. */
export function providerRoutes({
  base,
  cookies,
  sessions,
  singleSignOn,
  hasRightToken,
  callbackUrlFor,
  goTo,
}: Parts): Record<ProviderAt['kind'], Record<string, Handler>> {
  const explained = (why: Refusal): string => `${base}/signin?error=${errorOf(why)}`;

  /** A button does it, never an address alone: nobody is signed in by a page of somebody else. */
  function show({ id }: ProviderAt, request: Request, response: Response): void {
    response.redirect(
      302,
      `/login?${new URLSearchParams({ callbackUrl: callbackUrlFor(request, response), provider: id })}`,
    );
  }

  async function ask(at: ProviderAt, request: Request, response: Response): Promise<void> {
    if (!hasRightToken(request)) return goTo(request, response, `${base}/signin?csrf=true`);
    const { email } = bodyOf(request);
    const asked = await singleSignOn.ask(
      at,
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

  async function answer(at: ProviderAt, given: URLSearchParams, request: Request, response: Response): Promise<void> {
    const kept = cookiesOf(request.headers.cookie).get(cookies.question);
    cookies.clear(response, cookies.question);
    const through = await singleSignOn.answer(at, kept, given, {
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
  async function end({ id }: ProviderAt, request: Request, response: Response): Promise<void> {
    const { logout_token: token } = bodyOf(request);
    response.set('Cache-Control', 'no-store');
    const ip = request.ip ?? '';
    const isDone =
      !(await singleSignOn.isWaiting(ip)) && typeof token === 'string' && (await singleSignOn.signedOut(id, token, ip));
    response.status(isDone ? 200 : 400).json(isDone ? {} : { error: 'invalid_request' });
  }

  /** From the provider too, by a browser that it sends round to all where somebody is signed in. */
  async function sentToEnd({ id }: ProviderAt, request: Request, response: Response): Promise<void> {
    const ip = request.ip ?? '';
    const { search } = new URL(request.originalUrl, base);
    const goesOn = (await singleSignOn.isWaiting(ip)) ? null : await singleSignOn.sentToSignOut(id, search, ip);
    response.set('Referrer-Policy', 'no-referrer').set('Cache-Control', 'no-store');
    response.redirect(302, goesOn ?? '/login');
  }

  const answerInAddress: Handler = (at, request, response) =>
    answer(at, new URL(request.originalUrl, base).searchParams, request, response);
  const answerInForm: Handler = (at, request, response) =>
    answer(at, new URLSearchParams(textsOf(request)), request, response);

  /**
   * A form of another site brings no cookies along: the answer goes on from a page of ours, which looks at nothing. One
   * that belongs to no question of ours goes no further.
   */
  function pass({ id }: ProviderAt, request: Request, response: Response): void {
    const { SAMLResponse: told = '', RelayState: state = '' } = textsOf(request);
    if (!/^[\w-]{43}$/.test(state) || !/^[A-Za-z0-9+/=\s]+$/.test(told))
      return response.redirect(303, `/login?${new URLSearchParams({ error: errorOf('unasked'), provider: id })}`);
    sendContinuePage(response, localeOf(request.get('Accept-Language')), `/api/auth/answer/saml/${id}`, {
      SAMLResponse: told.replace(/\s/g, ''),
      RelayState: state,
    });
  }

  /** Whether it signs anybody in already or not: this is how it is set up. */
  async function tell({ id, kind }: ProviderAt, request: Request, response: Response): Promise<void> {
    const ip = request.ip ?? '';
    const certificates = (await singleSignOn.isWaiting(ip)) ? [] : await singleSignOn.certificates(id, ip);
    if (!certificates.length) return void response.status(404).type('text').send('');
    response
      .attachment('muster-saml-metadata.xml')
      .type('application/samlmetadata+xml')
      .send(
        metadataOf({
          entityId: entityIdAt(base, id),
          answersAt: redirectAddress(base, kind, id),
          leavesAt: signOutAddress(base, id),
          certificates,
        }),
      );
  }

  const both = { 'GET /signin': show, 'POST /signin': ask };
  return {
    oidc: { ...both, 'GET /callback': answerInAddress, 'POST /logout': end },
    saml: {
      ...both,
      'POST /callback': pass,
      'POST /answer': answerInForm,
      'GET /metadata': tell,
      'GET /logout': sentToEnd,
    },
  };
}

const textsOf = (request: Request): Record<string, string> =>
  Object.fromEntries(
    Object.entries(bodyOf(request)).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );

/** A provider as next-auth lists it, with whose it is. */
export const listedProvider = (base: string, { id, name, kind, company, address }: OfferedProvider) => ({
  id: `${kind}/${id}`,
  name,
  type: kind,
  signinUrl: `${base}/signin/${kind}/${id}`,
  callbackUrl: `${base}/callback/${kind}/${id}`,
  company,
  host: new URL(address).host,
});
