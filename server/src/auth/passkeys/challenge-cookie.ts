import type { Request } from 'express';
import { cookiesOf, type AuthCookies } from '../sessions/cookies';
import type { IssuedChallenge } from './challenges';

/** The challenge that the browser of a request was given last, and a way to give it another. */
export interface ChallengeCookie {
  readonly cookie: string | undefined;
  keep(issued: IssuedChallenge): void;
}

export const challengeCookie = (cookies: AuthCookies, request: Request): ChallengeCookie => ({
  cookie: cookiesOf(request.headers.cookie).get(cookies.passkey),
  keep: ({ cookie, expires }) => cookies.set(request.res!, cookies.passkey, cookie, expires),
});
