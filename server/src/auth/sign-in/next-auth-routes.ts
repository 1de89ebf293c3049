import type { KeyObject } from 'node:crypto';
import { json, Router, urlencoded, type ErrorRequestHandler, type Request, type Response } from 'express';
import { refuseDeepBodies } from '../../platform/graphql/deep-bodies';
import { localeOf } from '../../platform/text';
import { safeCallbackUrl } from './callback-url';
import { cookiesOf, type AuthCookies } from '../sessions/cookies';
import { csrfTokenOf, isCsrfTokenRight, newCsrfToken } from './csrf-token';
import { sendErrorPage, sendSignOutPage } from './pages';
import { sessionJson, type PermissionAliases } from '../sessions/session-json';
import { challengeCookie } from '../passkeys/challenge-cookie';
import type { Passkeys } from '../passkeys/passkeys';
import type { KnownBrowsers } from '../sessions/known-browsers';
import { isKeptOut, type Sessions } from '../sessions/sessions';
import { listedProvider, providerRoutes } from '../single-sign-on/provider-routes';
import type { SingleSignOn } from '../single-sign-on/single-sign-on';
import type { ProviderKind } from '../single-sign-on/wire';
import type { Credentials, SignIn } from './sign-in';

export interface NextAuthParts {
  publicOrigin: string;
  csrfKey: KeyObject;
  cookies: AuthCookies;
  browsers: KnownBrowsers;
  sessions: Sessions;
  signIn: (credentials: Credentials) => Promise<SignIn>;
  passkeys: Passkeys;
  singleSignOn: SingleSignOn;
  permissionAliases: PermissionAliases;
}

/** As next-auth calls a refusal; it has no name for a second factor, and clients that know none show their own text. */
const errorOf = {
  refused: 'CredentialsSignin',
  codeNeeded: 'SecondFactorNeeded',
  codeWrong: 'SecondFactorWrong',
  passkeyNeeded: 'PasskeyNeeded',
  onlyWay: 'SingleSignOn_onlyWay',
} as const;

/** Errors the sign-in page explains; the others have a page of their own. */
const signInErrors = new Set([
  'CredentialsSignin',
  'SessionRequired',
  'SecondFactorNeeded',
  'SecondFactorWrong',
  'PasskeyNeeded',
  'PasskeyRefused',
  'Signin',
  'OAuthSignin',
  'OAuthCallback',
  'OAuthCreateAccount',
  'EmailCreateAccount',
  'Callback',
  'OAuthAccountNotLinked',
  'EmailSignin',
]);

const isExplained = (error: string): boolean => signInErrors.has(error) || /^SingleSignOn_[a-zA-Z]{1,20}$/.test(error);

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const bodyOf = (request: Request): Record<string, unknown> =>
  (typeof request.body === 'object' && request.body !== null ? request.body : {}) as Record<string, unknown>;
const fromJson = (value: unknown): unknown => {
  try {
    return JSON.parse(text(value));
  } catch {
    return null;
  }
};
const noStore = (response: Response): Response =>
  response.set({ 'Cache-Control': 'private, no-cache, no-store', Pragma: 'no-cache', Expires: '0' });

/** The session endpoints a stock next-auth v4 client speaks to, to be mounted at /api/auth. */
export function nextAuthRouter({
  publicOrigin,
  csrfKey,
  cookies,
  browsers,
  sessions,
  signIn,
  passkeys,
  singleSignOn,
  permissionAliases,
}: NextAuthParts): Router {
  const base = `${publicOrigin}/api/auth`;
  const cookie = (request: Request, name: string): string | undefined => cookiesOf(request.headers.cookie).get(name);
  const hasRightToken = (request: Request): boolean =>
    isCsrfTokenRight(cookie(request, cookies.csrfToken), bodyOf(request)['csrfToken'], csrfKey);

  /** Where the client wants to be afterwards: as asked now, else as accepted last. */
  function callbackUrlFor(request: Request, response: Response): string {
    const asked = text(bodyOf(request)['callbackUrl']) || text(request.query['callbackUrl']);
    const kept = cookie(request, cookies.callbackUrl);
    const url = safeCallbackUrl(asked || kept, publicOrigin);
    if (url !== kept) cookies.set(response, cookies.callbackUrl, url);
    return url;
  }

  function csrfTokenFor(request: Request, response: Response): string {
    const known = csrfTokenOf(cookie(request, cookies.csrfToken), csrfKey);
    if (known) return known;
    const made = newCsrfToken(csrfKey);
    cookies.set(response, cookies.csrfToken, made.cookie);
    return made.token;
  }

  /** Clients that run a script want the address as JSON; forms are sent there. */
  function goTo(request: Request, response: Response, url: string, status = 200): void {
    const wanted = bodyOf(request)['json'];
    if (wanted === 'true' || wanted === true || request.get('X-Auth-Return-Redirect'))
      response.status(status).json({ url });
    else response.redirect(302, url);
  }

  async function sendSession(request: Request, response: Response): Promise<void> {
    const token = cookies.sessionTokenIn(request.headers.cookie);
    const user = (await sessions.withToken(token, request.ip ?? ''))?.user;
    // Who is kept out is nobody to a client that knows no such thing, and keeps the cookie to do something about it.
    if (!user || isKeptOut(user)) {
      if (token !== null && !user) cookies.clearSession(request, response);
      response.json({});
      return;
    }
    const issued = await sessions.prolong(user.sessionId);
    cookies.setSession(request, response, issued.token, issued.expires);
    response.json(await sessionJson(user, issued.expires, permissionAliases));
  }

  async function signInWithCredentials(request: Request, response: Response): Promise<void> {
    if (!hasRightToken(request)) return goTo(request, response, `${base}/signin?csrf=true`);
    const { email, password, code } = bodyOf(request);
    const answer = await signIn({
      email: text(email),
      password: text(password),
      code: text(code),
      ip: request.ip ?? '',
      userAgent: request.get('User-Agent') ?? null,
      browserCookie: cookie(request, cookies.browser),
    });
    return letIn(request, response, answer);
  }

  /** What an authenticator is to sign; only a browser that has a script asks for it. */
  async function askPasskey(request: Request, response: Response): Promise<void> {
    if (!hasRightToken(request)) return void response.status(400).json({});
    const { options, issued } = await passkeys.askToSignIn();
    challengeCookie(cookies, request).keep(issued);
    response.json(options);
  }

  async function signInWithPasskey(request: Request, response: Response): Promise<void> {
    if (!hasRightToken(request)) return goTo(request, response, `${base}/signin?csrf=true`);
    const answer = await passkeys.signIn(
      { credential: fromJson(bodyOf(request)['credential']), cookie: challengeCookie(cookies, request).cookie },
      { ip: request.ip ?? '', userAgent: request.get('User-Agent') ?? null },
    );
    if (answer.kind === 'refused') return goTo(request, response, `${base}/error?error=PasskeyRefused`, 401);
    return letIn(request, response, answer);
  }

  async function letIn(request: Request, response: Response, answer: SignIn): Promise<void> {
    if (answer.kind === 'signedIn') {
      const before = await sessions.withToken(cookies.sessionTokenIn(request.headers.cookie), request.ip ?? '');
      if (before) await sessions.revoke(before.user.sessionId, 'signed_in_again');
      cookies.setSession(request, response, answer.token, answer.expires);
      cookies.set(
        response,
        cookies.browser,
        browsers.remember(cookie(request, cookies.browser), answer.session.id),
        browsers.expiry(),
      );
      return goTo(request, response, callbackUrlFor(request, response));
    }
    if (answer.kind !== 'throttled')
      return goTo(request, response, `${base}/error?error=${errorOf[answer.kind]}&provider=credentials`, 401);
    response.set('Retry-After', String(answer.retryAfterSeconds));
    goTo(request, response, `${base}/error?error=TooManyAttempts&provider=credentials`, 429);
  }

  async function signOut(request: Request, response: Response): Promise<void> {
    if (!hasRightToken(request)) return goTo(request, response, `${base}/signout?csrf=true`);
    const held = await sessions.withToken(cookies.sessionTokenIn(request.headers.cookie), request.ip ?? '');
    const elsewhere = held?.user.identityProvider ? await singleSignOn.leave(held.user.sessionId) : null;
    if (held) await sessions.revoke(held.user.sessionId, 'signed_out');
    cookies.clearSession(request, response);
    goTo(request, response, elsewhere ?? callbackUrlFor(request, response));
  }

  /**
   * Those for an address that is asked for, or the one a link names; strangers are not told whose companies are here.
   */
  async function sendProviders(request: Request, response: Response): Promise<void> {
    const { email, provider } = request.query;
    const offered = await singleSignOn.offered({ email: text(email), id: text(provider) }, request.ip ?? '');
    const listed = offered.map((each) => listedProvider(base, each));
    response.json({ credentials, ...Object.fromEntries(listed.map((each) => [each.id, each])) });
  }

  function sendToSignInPage(request: Request, response: Response): void {
    const error = text(request.query['error']);
    const query = new URLSearchParams({ callbackUrl: callbackUrlFor(request, response), ...(error && { error }) });
    response.redirect(302, `/login?${query}`);
  }

  function showError(request: Request, response: Response): void {
    const error = text(request.query['error']);
    if (isExplained(error)) response.redirect(302, `${base}/signin?error=${error}`);
    else sendErrorPage(response, localeOf(request.get('Accept-Language')), error);
  }

  const credentials = {
    id: 'credentials',
    name: 'Credentials',
    type: 'credentials',
    signinUrl: `${base}/signin/credentials`,
    callbackUrl: `${base}/callback/credentials`,
  };

  const answers: Record<string, (request: Request, response: Response) => void | Promise<void>> = {
    'GET /csrf': (request, response) => {
      callbackUrlFor(request, response);
      noStore(response).json({ csrfToken: csrfTokenFor(request, response) });
    },
    'GET /providers': (request, response) => sendProviders(request, noStore(response)),
    'GET /session': (request, response) => sendSession(request, noStore(response)),
    'POST /session': (request, response) =>
      hasRightToken(request) ? sendSession(request, noStore(response)) : void response.status(400).json({}),
    'POST /callback/credentials': signInWithCredentials,
    'POST /passkey': (request, response) => askPasskey(request, noStore(response)),
    'POST /callback/passkey': signInWithPasskey,
    'GET /callback/credentials': (_request, response) =>
      void response.status(405).type('text').send('Error: signing in takes a POST with a csrfToken.'),
    'POST /signin/credentials': (request, response) =>
      goTo(request, response, hasRightToken(request) ? `${base}/signin` : `${base}/signin?csrf=true`),
    'POST /signin': (request, response) => goTo(request, response, `${base}/signin?csrf=true`),
    'GET /signin': sendToSignInPage,
    'GET /signin/credentials': sendToSignInPage,
    'POST /signout': signOut,
    'GET /signout': (request, response) => {
      callbackUrlFor(request, response);
      sendSignOutPage(response, localeOf(request.get('Accept-Language')), csrfTokenFor(request, response));
    },
    'GET /error': showError,
  };

  const ofProvider = providerRoutes({
    base,
    cookies,
    sessions,
    singleSignOn,
    hasRightToken,
    callbackUrlFor,
    goTo,
  });

  const router = Router();
  router.post('/_log', (request, response) => {
    request.resume();
    response.json({});
  });
  router.use(json(), urlencoded({ extended: false }), refuseDeepBodies);
  router.use(async (request, response) => {
    const name = `${request.method} /${request.path.split('/').filter(Boolean).join('/')}`;
    const [, route = '', kind = 'oidc', id = ''] = /^(.+)\/(oidc|saml)\/([0-9a-f]{24})$/.exec(name) ?? [];
    const at = { kind: kind as ProviderKind, id };
    if (Object.hasOwn(answers, name)) await answers[name]!(request, response);
    else if (Object.hasOwn(ofProvider[at.kind], route)) await ofProvider[at.kind][route]!(at, request, response);
    else response.status(400).type('text').send(`Error: This action with HTTP ${request.method} is not supported.`);
  });
  router.use(unreadableBody);
  return router;
}

const unreadableBody: ErrorRequestHandler = (error: { status?: number; type?: string }, _request, response, next) => {
  if (error.type === undefined || error.status === undefined || error.status >= 500) next(error);
  else response.status(error.status).type('text').send('Error: the body of the request could not be read.');
};
