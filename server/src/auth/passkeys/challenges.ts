import { createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';
import { limits, type Throttle } from '../../platform/access/throttle';

/** What a passkey signs a challenge for: one for the one is none for the other. */
export type ChallengePurpose = 'sign-in' | 'adding' | 'proof';

const minutes = 5;
const form = /^([a-z-]{5,8})\.([0-9a-f]{24}|-)\.([0-9a-z]{6,10})\.([\w-]{43})\.([\w-]{43})$/;

export interface IssuedChallenge {
  /** 32 random bytes in base64url. */
  challenge: string;
  /** What the browser keeps, and shows together with what the passkey signed. */
  cookie: string;
  expires: Date;
}

/**
 * What passkeys sign. A challenge is known by the signed cookie of the browser it was given to, holds for five minutes,
 * for one purpose and, of who is signed in, for their account, and is taken once (WebAuthn, section 13.4.3).
 */
export class Challenges {
  constructor(
    private readonly key: KeyObject,
    private readonly clock: () => Date,
    private readonly throttle: Throttle,
  ) {}

  issue(purpose: ChallengePurpose, userId: string | null): IssuedChallenge {
    const challenge = randomBytes(32).toString('base64url');
    const expires = new Date(this.clock().getTime() + minutes * 60_000);
    const claim = `${purpose}.${userId ?? '-'}.${expires.getTime().toString(36)}.${challenge}`;
    return { challenge, cookie: `${claim}.${this.signatureOf(claim)}`, expires };
  }

  /** The challenge that the browser was given for this; null for any other, one that ran out, and the second time. */
  async take(cookie: string | undefined, purpose: ChallengePurpose, userId: string | null): Promise<string | null> {
    const [, itsPurpose, itsUser, expires, challenge, signature] = form.exec(cookie ?? '') ?? [];
    if (!challenge) return null;
    const right = Buffer.from(this.signatureOf(`${itsPurpose}.${itsUser}.${expires}.${challenge}`));
    if (!timingSafeEqual(right, Buffer.from(signature!))) return null;
    if (itsPurpose !== purpose || itsUser !== (userId ?? '-')) return null;
    if (parseInt(expires!, 36) <= this.clock().getTime()) return null;
    return (await this.throttle.count(limits.passkeyChallenge, challenge)) === null ? challenge : null;
  }

  private signatureOf(claim: string): string {
    return createHmac('sha256', this.key).update(claim).digest('base64url');
  }
}
