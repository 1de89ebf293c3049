/** The browser's side of the sign-in wire under /api/auth: the same requests a stock next-auth client sends. */
import { showPasskey } from './proof/passkeys';

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
      ...fields,
      csrfToken: await csrfToken(),
      callbackUrl: window.location.origin,
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
  | 'too-many'
  | 'unavailable';

const refusals: Record<string, SignInResult> = {
  SecondFactorNeeded: 'code-needed',
  SecondFactorWrong: 'code-wrong',
  PasskeyNeeded: 'passkey-needed',
  PasskeyRefused: 'passkey-refused',
};

/** `code` is of the second factor, where the account has one. */
export async function signInWithPassword(email: string, password: string, code?: string): Promise<SignInResult> {
  return resultOf(await post('callback/credentials', { email, password, ...(code && { code }), redirect: 'false' }));
}

/** A passkey of the browser signs its owner in, without address and password. */
export async function signInWithPasskey(): Promise<SignInResult> {
  const asked = await post('passkey', {});
  if (!asked.ok) return 'unavailable';
  const credential = await showPasskey(await asked.json());
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
  return refusals[url?.searchParams.get('error') ?? ''] ?? 'refused';
}

export async function signOutHere(): Promise<void> {
  await post('signout', {});
  announceSession('signout');
}
