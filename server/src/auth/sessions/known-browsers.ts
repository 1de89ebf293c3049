import { createHmac, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';

const mostAccounts = 5;
const days = 365;
const dayMs = 24 * 60 * 60 * 1000;
const form = /^([0-9a-f]{24})\.([0-9a-z]{1,9})\.([\w-]{12})\.([\w-]{22})$/;

/**
 * What a browser keeps of the accounts it was signed in to, so that its owner gets in while strangers try the account
 * (OWASP, "device cookies"). It opens nothing: whoever holds it has tries of their own, as few as anybody.
 */
export class KnownBrowsers {
  constructor(
    private readonly key: KeyObject,
    private readonly clock: () => Date,
  ) {}

  /** By which name this browser is known to the account, or null where it is not. */
  nameOf(cookie: string | undefined, userId: string): string | null {
    return this.entriesOf(cookie).find((entry) => entry.userId === userId)?.name ?? null;
  }

  /** The cookie with one account more, or with it again. */
  remember(cookie: string | undefined, userId: string): string {
    const before = this.entriesOf(cookie);
    const name = before.find((entry) => entry.userId === userId)?.name ?? randomBytes(9).toString('base64url');
    const others = before
      .filter((entry) => entry.userId !== userId)
      .slice(0, mostAccounts - 1)
      .map(({ text }) => text);
    const claim = `${userId}.${Math.floor(this.clock().getTime() / dayMs).toString(36)}.${name}`;
    return [`${claim}.${this.signatureOf(claim)}`, ...others].join('~');
  }

  /** Until when a browser keeps what it is given now. */
  expiry(): Date {
    return new Date(this.clock().getTime() + days * dayMs);
  }

  private entriesOf(cookie = ''): { userId: string; name: string; text: string }[] {
    const today = this.clock().getTime() / dayMs;
    return cookie.split('~', mostAccounts).flatMap((text) => {
      const [, userId, since, name, signature] = form.exec(text) ?? [];
      if (!userId || today - parseInt(since!, 36) > days) return [];
      const right = Buffer.from(this.signatureOf(`${userId}.${since}.${name}`));
      return timingSafeEqual(right, Buffer.from(signature!)) ? [{ userId, name: name!, text }] : [];
    });
  }

  private signatureOf(claim: string): string {
    return createHmac('sha256', this.key).update(claim).digest('base64url').slice(0, 22);
  }
}
