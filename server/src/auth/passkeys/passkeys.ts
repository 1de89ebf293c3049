import type { Pool } from 'pg';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import type { SessionUser } from '../../platform/access/session-user';
import { limits, networkOf, type Throttle } from '../../platform/access/throttle';
import { inTransaction, type Tx } from '../../platform/database/transaction';
import type { Sessions, Visitor } from '../sessions/sessions';
import { noteEntry, noteOfAccount } from '../sign-in/note-sign-in';
import type { SignIn } from '../sign-in/sign-in';
import {
  countSigned,
  creationOptions,
  passkeyMade,
  requestOptions,
  shownBy,
  siteOf,
  type MadePasskey,
  type Site,
} from './ceremonies';
import { Challenges, type IssuedChallenge } from './challenges';
import { passkeyOf, passkeysOf, usePasskey, type ShownPasskey } from './passkey';

export interface PasskeyParts {
  pool: Pool;
  sessions: Sessions;
  throttle: Throttle;
  clock: () => Date;
}

/** What a browser hands to an authenticator, and the cookie it shows with what that signed. */
export interface Asked<Options> {
  options: Options;
  issued: IssuedChallenge;
}

/** What the authenticator signed, and the cookie that tells for which challenge. */
export interface Signed {
  credential: unknown;
  cookie: string | undefined;
}

export type PasskeySignIn = Extract<SignIn, { kind: 'signedIn' | 'refused' | 'throttled' }>;

/** The passkeys of accounts at this site: made, asked and checked. */
export class Passkeys {
  private readonly site: Site;

  constructor(
    private readonly parts: PasskeyParts,
    private readonly challenges: Challenges,
    publicOrigin: string,
  ) {
    this.site = siteOf(publicOrigin);
  }

  async askToSignIn(): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
    const issued = this.challenges.issue('sign-in', null);
    return { issued, options: await requestOptions(this.site, issued.challenge) };
  }

  /** A new session for whoever shows a passkey of their account, which has verified its owner: no password is asked. */
  async signIn({ credential, cookie }: Signed, visitor: Visitor): Promise<PasskeySignIn> {
    const challenge = await this.challenges.take(cookie, 'sign-in', null);
    const shown = challenge === null ? null : await this.shown(challenge, credential);
    const begun =
      shown &&
      (await this.parts.sessions.beginIf(
        { id: shown.passkey.userId, status: shown.passkey.status },
        { ip: networkOf(visitor.ip), userAgent: visitor.userAgent },
        (tx) => this.taken(tx, shown, 'sign-in'),
      ));
    if (begun) {
      await noteEntry(this.parts, begun.session, networkOf(visitor.ip));
      return { kind: 'signedIn', ...begun };
    }
    const retryAfterSeconds = await this.parts.throttle.count(limits.unknownToken, networkOf(visitor.ip));
    return retryAfterSeconds === null ? { kind: 'refused' } : { kind: 'throttled', retryAfterSeconds };
  }

  async askForProof({ id }: SessionUser): Promise<Asked<PublicKeyCredentialRequestOptionsJSON>> {
    const issued = this.challenges.issue('proof', id);
    return { issued, options: await requestOptions(this.site, issued.challenge, await this.ofAccount(id)) };
  }

  /** Whether the signed-in user showed a passkey of theirs now. */
  async proves({ id }: SessionUser, { credential, cookie }: Signed, requestId: string): Promise<boolean> {
    const challenge = await this.challenges.take(cookie, 'proof', id);
    const shown = challenge === null ? null : await this.shown(challenge, credential);
    if (shown?.passkey.userId !== id) return false;
    return inTransaction(this.parts.pool, { platform: true }, 'write', (tx) => this.taken(tx, shown, requestId));
  }

  async askToMake(owner: SessionUser): Promise<Asked<PublicKeyCredentialCreationOptionsJSON>> {
    const issued = this.challenges.issue('adding', owner.id);
    const existing = await this.ofAccount(owner.id);
    return { issued, options: await creationOptions(this.site, owner, issued.challenge, existing) };
  }

  /** The passkey that was made for the signed-in user; null for anything else. */
  async made({ id }: SessionUser, { credential, cookie }: Signed): Promise<MadePasskey | null> {
    const challenge = await this.challenges.take(cookie, 'adding', id);
    return challenge === null ? null : passkeyMade(this.site, challenge, credential);
  }

  private async ofAccount(userId: string) {
    return inTransaction(this.parts.pool, { platform: true }, 'read', (tx) => passkeysOf(tx, userId));
  }

  private async shown(challenge: string, sent: unknown): Promise<{ passkey: ShownPasskey; counter: number } | null> {
    const says = shownBy(sent);
    if (!says) return null;
    const passkey = await inTransaction(this.parts.pool, { platform: true }, 'read', (tx) =>
      passkeyOf(tx, says.credentialId),
    );
    if (!passkey || (says.userId !== null && says.userId !== passkey.userId)) return null;
    const counter = await countSigned(this.site, challenge, { ...says, publicKey: passkey.publicKey }, sent);
    return counter === null ? null : { passkey, counter };
  }

  /** Counts the signature. One whose count did not go up is refused, and its owner reads so in the audit. */
  private async taken(
    tx: Tx,
    { passkey, counter }: { passkey: ShownPasskey; counter: number },
    requestId: string,
  ): Promise<boolean> {
    const now = this.parts.clock();
    if (await usePasskey(tx, passkey, counter, now)) return true;
    const owner = { id: passkey.userId, company: null };
    await noteOfAccount({ tx, now, requestId, user: owner }, owner.id, 'passkey_refused', passkey.name);
    return false;
  }
}
