import type { KeyObject } from 'node:crypto';
import { domainOfMail } from '../../modules/administration/domain/mail-domain';
import { limits, networkOf, type Limit } from '../../platform/access/throttle';
import type { Services } from '../../platform/context';
import { inTransaction, type Tx } from '../../platform/database/transaction';
import { isId } from '../../platform/records/ids';
import { providerTokenOf } from '../sessions/session-rows';
import type { IssuedToken, Sessions, Visitor } from '../sessions/sessions';
import { admit, endSignedOut, noteRefusal, type Shut } from './admit';
import { signedOutThere, type SignedOut } from './back-channel';
import { ProviderProblem } from './discovery';
import { oidcWire } from './provider-client';
import { alikeProviders, liveProvider, providersOf, type LiveProvider, type OfferedProvider } from './provider-rows';
import { questionEnds, readQuestion, signQuestion } from './question';
import { signOutAddress } from './redirect-address';
import { ourCertificates } from './saml/our-keys';
import { samlWire, signOutAnswered } from './saml/saml-wire';
import { signOutIn, type SignOut } from './saml/sign-out-request';
import { TurnedBack, type ProviderKind, type Said, type Wire } from './wire';

/** Why nobody is signed in: as the sign-in page is told, and the audit of the company. */
export type Refusal =
  | Shut
  /** Another browser, another question, one that was answered before or too long ago. */
  | 'expired'
  /** The provider sent them by itself, which nobody here asked it for. */
  | 'unasked'
  /** They turned back at the provider. */
  | 'cancelled'
  /** What came back does not hold. */
  | 'notProven'
  | 'unavailable'
  | 'tooMany';

export type Through =
  | ({ kind: 'signedIn'; callbackUrl: string } & IssuedToken)
  | { kind: 'refused'; why: Refusal; retryAfterSeconds?: number };
export type Asked =
  | { kind: 'asked'; url: string; cookie: string; expires: Date }
  | Extract<Through, { kind: 'refused' }>;

/** A provider as an address names it. */
export interface ProviderAt {
  id: string;
  kind: ProviderKind;
}

const refused = (why: Refusal): Extract<Through, { kind: 'refused' }> => ({ kind: 'refused', why });

const wires: Record<ProviderKind, Wire<never>> = { oidc: oidcWire, saml: samlWire };
const wireOf = (provider: LiveProvider): Wire => wires[provider.kind] as Wire;

/** From the button to the session, whatever a provider is spoken to by. */
export class SingleSignOn {
  constructor(
    private readonly services: () => Services,
    private readonly sessions: Sessions,
    private readonly key: KeyObject,
    private readonly publicOrigin: string,
  ) {}

  /** The providers for the domain of an address, or the one a link names; none for who asks too often. */
  async offered({ email, id }: { email: string; id: string }, ip: string): Promise<OfferedProvider[]> {
    const domain = domainOfMail(email);
    if (!domain && !isId(id)) return [];
    if ((await this.waits(limits.providersOffered, networkOf(ip))) !== null) return [];
    return this.inPlatform((tx) => providersOf(tx, domain ? { domain } : { id }, this.services().clock()));
  }

  /** Sends a browser to its provider. Counts as an attempt to sign in until it succeeds. */
  async ask(at: ProviderAt, callbackUrl: string, email: string, ip: string): Promise<Asked> {
    const wait = await this.waits(limits.throughProvider, networkOf(ip));
    if (wait !== null) return { ...refused('tooMany'), retryAfterSeconds: wait };
    const services = this.services();
    const provider = await this.provider(at);
    if (!provider) return refused('off');
    try {
      const to = { callbackUrl, email: email.slice(0, 254) };
      const { url, question } = await wireOf(provider).asked(services, provider, to);
      const now = services.clock();
      return { kind: 'asked', url, cookie: signQuestion(this.key, question, now), expires: questionEnds(now) };
    } catch (error) {
      return this.unusable(provider, error);
    }
  }

  /**
   * Signs in who comes back from their provider: in the browser that was sent there, once, and where the provider's
   * word holds.
   */
  async answer(at: ProviderAt, cookie: string | undefined, given: URLSearchParams, visitor: Visitor): Promise<Through> {
    const services = this.services();
    const question = readQuestion(this.key, cookie, services.clock());
    if (question?.providerId !== at.id || given.get(wires[at.kind].state) !== question.state) return refused('expired');
    if ((await this.waits(limits.providerAnswer, question.state)) !== null) return refused('expired');
    const provider = await this.provider(at);
    if (!provider) return refused('off');
    let said: Said;
    try {
      said = await wireOf(provider).answered(services, provider, question, given);
    } catch (error) {
      return this.unusable(provider, error);
    }
    if (said.id && !(await this.isNew(provider.id, said.id))) return this.noted(provider, 'notProven');
    const network = networkOf(visitor.ip);
    const admitted = await admit(services, this.sessions, provider, said, { ...visitor, ip: network });
    if (admitted.kind === 'shut') return this.noted(provider, admitted.why);
    await services.throttle.giveBack(limits.throughProvider, network);
    return {
      kind: 'signedIn',
      callbackUrl: question.callbackUrl,
      token: admitted.token,
      expires: admitted.expires,
    };
  }

  /** Where a browser signs out at its provider too, before it comes back; null where there is nothing to do there. */
  async leave(sessionId: string): Promise<string | null> {
    const services = this.services();
    const held = await this.inPlatform((tx) => providerTokenOf(tx, sessionId));
    const provider = held && (await this.provider({ id: held.providerId }));
    if (!provider) return null;
    const idToken = held.idToken && services.cipher.decrypt(held.idToken);
    // Signing out here never waits for a provider that does not answer.
    return wireOf(provider)
      .leaving(services, provider, idToken, `${this.publicOrigin}/login`)
      .catch(() => null);
  }

  /**
   * Ends what somebody began through a provider that says it has signed them out, once; false for a wrong word. It says
   * so to an application it knows: whichever companies have entered that one.
   */
  async signedOut(providerId: string, token: string, ip: string): Promise<boolean> {
    const services = this.services();
    const provider = await this.provider({ id: providerId, kind: 'oidc' });
    const who = provider && (await signedOutThere(services, provider, token).catch(() => null));
    const alike = who ? await this.inPlatform((tx) => alikeProviders(tx, provider, services.clock())) : [];
    return this.endOnce(alike, who && [who], ip);
  }

  /**
   * The same in the address of a browser that a provider by SAML sends round: ends it, once, and answers where the
   * browser goes on to; null for a wrong word.
   */
  async sentToSignOut(providerId: string, search: string, ip: string): Promise<string | null> {
    const services = this.services();
    const provider = await this.provider({ id: providerId, kind: 'saml' });
    const at = signOutAddress(services.publicUrl, providerId);
    const said = provider && signOutSaid(() => signOutIn(provider, search, at, services.clock()));
    if (!(await this.endOnce(provider ? [provider] : [], said?.sessions ?? null, ip)) || !provider || !said)
      return null;
    return (await signOutAnswered(services, provider, said)) ?? `${this.publicOrigin}/login`;
  }

  /** The certificates of ours that a provider by SAML is shown; none where there is no such provider. */
  async certificates(providerId: string, ip: string): Promise<string[]> {
    const shown = isId(providerId) ? await ourCertificates(this.services(), providerId) : [];
    if (!shown.length) await this.waits(limits.throughProvider, networkOf(ip));
    return shown;
  }

  /** Whether somebody has said too much that was wrong. */
  async isWaiting(ip: string): Promise<boolean> {
    const network = networkOf(ip);
    const wait = await this.waits(limits.throughProvider, network);
    if (wait === null) await this.services().throttle.giveBack(limits.throughProvider, network);
    return wait !== null;
  }

  /** Ends what a word names that nobody said before; one that does not hold counts against who brought it. */
  private async endOnce(through: LiveProvider[], said: SignedOut[] | null, ip: string): Promise<boolean> {
    if (!through[0] || !said?.[0] || !(await this.isNew(through[0].id, said[0].id))) {
      await this.waits(limits.throughProvider, networkOf(ip));
      return false;
    }
    for (const provider of through) for (const who of said) await endSignedOut(this.services(), provider, who);
    this.sessions.forgetCached();
    return true;
  }

  private async unusable(provider: LiveProvider, error: unknown): Promise<Extract<Through, { kind: 'refused' }>> {
    const { log } = this.services();
    if (error instanceof TurnedBack) return this.noted(provider, 'cancelled');
    const { code, error: told, message, cause } = error as Error & { code?: string; error?: string };
    log.info(
      { provider: provider.id, code, told, problem: (cause as Error | undefined)?.message ?? message },
      'an identity provider failed',
    );
    return this.noted(provider, error instanceof ProviderProblem ? 'unavailable' : 'notProven');
  }

  private async noted(provider: LiveProvider, why: Refusal): Promise<Extract<Through, { kind: 'refused' }>> {
    await noteRefusal(this.services(), provider, why);
    return refused(why);
  }

  private async provider<K extends ProviderKind>({
    id,
    kind,
  }: {
    id: string;
    kind?: K;
  }): Promise<Extract<LiveProvider, { kind: K }> | null> {
    const found = isId(id) ? await this.inPlatform((tx) => liveProvider(tx, id, this.services().clock())) : null;
    return found && (!kind || found.kind === kind) ? (found as Extract<LiveProvider, { kind: K }>) : null;
  }

  /** Whether somebody says a word of this name for the first time. */
  private async isNew(who: string, id: string): Promise<boolean> {
    return (await this.waits(limits.providerAnswer, `${who} ${id}`)) === null;
  }

  private waits(limit: Limit, key: string): Promise<number | null> {
    return this.services().throttle.count(limit, key);
  }

  private inPlatform<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return inTransaction(this.services().pool, { platform: true }, 'read', work);
  }
}

function signOutSaid(read: () => SignOut): SignOut | null {
  try {
    return read();
  } catch {
    return null;
  }
}
