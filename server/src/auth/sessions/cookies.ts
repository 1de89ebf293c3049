import type { CookieOptions, Request, Response } from 'express';

/** The cookies of a Cookie header by name; the first of a name counts, as it is the most specific. */
export function cookiesOf(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals < 0) continue;
    const name = part.slice(0, equals).trim();
    if (!cookies.has(name)) cookies.set(name, decoded(part.slice(equals + 1).trim()));
  }
  return cookies;
}

function decoded(value: string): string {
  const bare = value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  try {
    return decodeURIComponent(bare);
  } catch {
    return bare;
  }
}

export interface AuthCookies {
  readonly csrfToken: string;
  readonly callbackUrl: string;
  readonly sessionToken: string;
  /** Accounts a browser was signed in to; kept when it signs out. */
  readonly browser: string;
  /** The challenge a passkey is to sign. */
  readonly passkey: string;
  /** The question that was put to an identity provider, until it is answered. */
  readonly question: string;
  /** The session token a request carries, put together from its chunks where an older server cut it. */
  sessionTokenIn(cookieHeader: string | undefined): string | null;
  set(response: Response, name: string, value: string, expires?: Date): void;
  clear(response: Response, name: string): void;
  /** Issues the session cookie and removes chunks that an older one left behind. */
  setSession(request: Request, response: Response, token: string, expires: Date): void;
  /** Removes the session cookie with all its chunks. */
  clearSession(request: Request, response: Response): void;
}

/** The next-auth cookies: with Secure and the prefixed names exactly when the public origin is https. */
export function authCookies(publicOrigin: string): AuthCookies {
  const secure = publicOrigin.startsWith('https:');
  const options: CookieOptions = { httpOnly: true, sameSite: 'lax', path: '/', secure };
  const sessionToken = `${secure ? '__Secure-' : ''}next-auth.session-token`;

  const chunksIn = (header: string | undefined): [number, string, string][] =>
    [...cookiesOf(header)]
      .flatMap(([name, value]): [number, string, string][] => {
        const number = name.startsWith(`${sessionToken}.`) ? name.slice(sessionToken.length + 1) : '';
        return /^\d{1,2}$/.test(number) ? [[Number(number), name, value]] : [];
      })
      .sort(([a], [b]) => a - b);
  const clearChunks = (request: Request, response: Response): void => {
    for (const [, name] of chunksIn(request.headers.cookie)) response.clearCookie(name, options);
  };

  return {
    csrfToken: `${secure ? '__Host-' : ''}next-auth.csrf-token`,
    callbackUrl: `${secure ? '__Secure-' : ''}next-auth.callback-url`,
    sessionToken,
    question: `${secure ? '__Host-' : ''}muster.single-sign-on`,
    browser: `${secure ? '__Host-' : ''}muster.browser`,
    passkey: `${secure ? '__Host-' : ''}muster.passkey`,
    sessionTokenIn(header) {
      const whole = cookiesOf(header).get(sessionToken);
      return (
        (whole ??
          chunksIn(header)
            .map(([, , value]) => value)
            .join('')) ||
        null
      );
    },
    set(response, name, value, expires) {
      response.cookie(name, value, { ...options, ...(expires && { expires }) });
    },
    clear(response, name) {
      response.clearCookie(name, options);
    },
    setSession(request, response, token, expires) {
      clearChunks(request, response);
      response.cookie(sessionToken, token, { ...options, expires });
    },
    clearSession(request, response) {
      clearChunks(request, response);
      response.clearCookie(sessionToken, options);
    },
  };
}
