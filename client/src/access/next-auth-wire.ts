/** The browser's side of the sign-in wire under /api/auth: the same requests a stock next-auth client sends. */
import { offeredPasskey, showPasskey } from './proof/passkeys';

async function csrfToken(): Promise<string> {
  const answer = await fetch('/api/auth/csrf', { credentials: 'same-origin' });
  const body = (await answer.json()) as { csrfToken: string };
  return body.csrfToken;
}

async function post(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`/api/auth/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      callbackUrl: window.location.origin,
      ...fields,
      csrfToken: await csrfToken(),
      json: 'true',
    }),
  });
}

/** Tells the other tabs that the session changed, as next-auth's clients do. */
export function announceSession(trigger: 'signin' | 'signout' | 'update'): void {
  const message = { event: 'session', data: { trigger }, timestamp: Math.floor(Date.now() / 1000) };
  localStorage.setItem('nextauth.message', JSON.stringify(message));
}

let isLeft = false;
window.addEventListener('pagehide', () => (isLeft = true));
window.addEventListener('pageshow', () => (isLeft = false));

/**
 * Tells the console and the server that the session could not be read, under next-auth's name for it. What a page asked
 * for that is left meanwhile has not failed.
 */
export function logSessionError(error: Error): void {
  if (isLeft) return;
  const code = 'CLIENT_SESSION_ERROR';
  console.error(`[next-auth][error][${code}]`, error.message);
  const body = new URLSearchParams({
    level: 'error',
    code,
    client: 'true',
    message: error.message,
    url: window.location.href,
  });
  void fetch('/api/auth/_log', { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

export type SignInResult =
  | 'signed-in'
  | 'refused'
  | 'code-needed'
  | 'code-wrong'
  | 'passkey-needed'
  | 'passkey-refused'
  | 'cancelled'
  | 'only-way'
  | 'too-many'
  | 'unavailable';

const refusals: Record<string, SignInResult> = {
  SecondFactorNeeded: 'code-needed',
  SecondFactorWrong: 'code-wrong',
  PasskeyNeeded: 'passkey-needed',
  PasskeyRefused: 'passkey-refused',
};

/** How the server begins the name of what went wrong with a provider. */
const ofProvider = /^SingleSignOn_(\w+)$/;
/** What went wrong on the way through an identity provider, as the server calls it; null for anything else. */
export const providerErrorIn = (error: string | null): string | null => ofProvider.exec(error ?? '')?.[1] ?? null;

/** An identity provider the sign-in page offers. */
export interface Provider {
  /** Behind its kind, as addresses name it. */
  id: string;
  name: string;
  company: string;
  host: string;
}

/** The identity providers for the domain of an address, or the one of an id; none where they cannot be asked for. */
export async function providersFor(asked: { email: string } | { provider: string }): Promise<Provider[]> {
  const answer = await fetch(`/api/auth/providers?${new URLSearchParams(asked)}`, { credentials: 'same-origin' });
  if (!answer.ok) return [];
  const listed = Object.values((await answer.json()) as Record<string, Provider & { type: string }>);
  return listed
    .filter(({ type }) => type === 'oidc' || type === 'saml')
    .map(({ id, name, company, host }) => ({ id, name, company, host }));
}

/** Leaves for an identity provider. Answers only where that does not work: what went wrong. */
export async function leaveForProvider(id: string, email: string, callbackUrl: string): Promise<string> {
  const answer = await post(`signin/${id}`, { email, callbackUrl });
  const { url } = (await answer.json()) as { url: string };
  const error = new URL(url, window.location.origin).searchParams.get('error');
  if (!answer.ok || error) return providerErrorIn(error) ?? 'unavailable';
  window.location.assign(url);
  return new Promise<string>(() => undefined);
}

/** `code` is of the second factor, where the account has one. */
export async function signInWithPassword(email: string, password: string, code?: string): Promise<SignInResult> {
  return resultOf(await post('callback/credentials', { email, password, ...(code && { code }), redirect: 'false' }));
}

let lastAsked: Promise<unknown> = Promise.resolve();
/** What a passkey is to sign. One after the other, for the browser keeps the challenge that comes last. */
function askChallenge(): Promise<Response> {
  const asked = lastAsked.catch(() => undefined).then(() => post('passkey', {}));
  lastAsked = asked;
  return asked;
}

/**
 * A passkey of the browser signs its owner in, without address and password: one they are asked for, or one they choose
 * where it is offered in a field, unless `isLeft` by the time it could be.
 */
export async function signInWithPasskey(offer?: { isLeft: boolean }): Promise<SignInResult> {
  const asked = await askChallenge();
  if (!asked.ok) return 'unavailable';
  const options: unknown = await asked.json();
  if (offer?.isLeft) return 'cancelled';
  const credential = await (offer ? offeredPasskey : showPasskey)(options as Parameters<typeof showPasskey>[0]);
  if (!credential) return 'cancelled';
  return resultOf(await post('callback/passkey', { credential: JSON.stringify(credential) }));
}

async function resultOf(answer: Response): Promise<SignInResult> {
  if (answer.status === 429) return 'too-many';
  const body = (await answer.json().catch(() => ({}))) as { url?: string };
  const url = body.url ? new URL(body.url, window.location.origin) : null;
  if (answer.ok && url && !url.searchParams.has('error') && !url.searchParams.has('csrf')) {
    announceSession('signin');
    return 'signed-in';
  }
  if (answer.status !== 401) return 'unavailable';
  const why = url?.searchParams.get('error') ?? null;
  if (providerErrorIn(why) === 'onlyWay') return 'only-way';
  return refusals[why ?? ''] ?? 'refused';
}

/**
 * Answers where to go: to the identity provider one came through, to be signed out there too, or to the sign-in page.
 */
export async function signOutHere(): Promise<string> {
  const answer = await post('signout', {});
  const { url } = (await answer.json().catch(() => ({}))) as { url?: string };
  announceSession('signout');
  return url && new URL(url, window.location.origin).origin !== window.location.origin ? url : '/login';
}
