import type { Services } from '../../platform/context';
import type { LiveProvider } from './provider-rows';
import type { Question } from './question';

/** How a provider is spoken to: by OpenID Connect or by SAML 2.0. */
export type ProviderKind = LiveProvider['kind'];

/** How far the clock of a provider may be from ours. */
export const toleranceSeconds = 60;

/** What a provider said of who signed in there, once all of it was found to hold. */
export interface Said {
  /** Who calls them so: the same subject of another is another person. */
  issuer: string;
  subject: string;
  /** In small letters, and only where the provider answers for it. */
  verifiedEmail: string | null;
  name: string | null;
  /** What it calls its own session. */
  session: string | null;
  /** What it is shown again to sign them out there: the ID token, or what SAML calls them. */
  idToken: string;
  /** What this word is called, where it may be said once. */
  id?: string;
}

/** They turned back at the provider. */
export class TurnedBack extends Error {}

/** What speaking to a kind of provider takes. */
export interface Wire<P extends LiveProvider = LiveProvider> {
  /** What the answer calls the state of the question. */
  state: string;
  /** Where to send a browser to sign in, and what has to be kept to understand the answer. */
  asked(
    services: Services,
    provider: P,
    to: { callbackUrl: string; email: string },
  ): Promise<{ url: string; question: Question }>;
  /** Who signed in, by what a browser was sent back with. Throws where any of it does not hold. */
  answered(services: Services, provider: P, question: Question, answer: URLSearchParams): Promise<Said>;
  /** Where a browser is sent to sign out there too; null where the provider has no such address. */
  leaving(services: Services, provider: P, shown: string | null, returnTo: string): Promise<string | null>;
}

/** An e-mail address in small letters; null for what is none. */
export function emailIn(given: string | null): string | null {
  const email = given?.trim().toLowerCase() ?? '';
  return email.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(email) ? email : null;
}
