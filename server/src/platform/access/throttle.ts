import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { quantity } from '../../kernel/numbers/quantity';
import { tooMany } from '../errors';
import { t } from '../texts/text';

/** How often something may be tried before it waits: `points` within `seconds` of the first, counted under `name`. */
export interface Limit {
  name: string;
  points: number;
  seconds: number;
  /** Counted with RATE_LIMITS off as well: it protects a secret of a few digits. */
  isKept?: true;
}

const quarter = 15 * 60;

/** Every limit on trying; what succeeds is given back. */
export const limits = {
  /** Of one sender at one account. */
  signInPair: { name: 'pair', points: 10, seconds: quarter },
  /** Of a browser that was signed in to the account before. */
  signInDevice: { name: 'device', points: 10, seconds: quarter },
  /** Of all unknown senders at one account. */
  signInAccount: { name: 'account', points: 50, seconds: quarter },
  /** Of one sender at all accounts. */
  signInAddress: { name: 'address', points: 100, seconds: quarter },
  /** Of one sender through identity providers, whichever. */
  throughProvider: { name: 'provider', points: 100, seconds: quarter },
  /** Answers of an identity provider to one question: a second one is a replay. */
  providerAnswer: { name: 'answer', points: 1, seconds: quarter, isKept: true },
  /** Questions of one sender which providers answer for a domain. */
  providersOffered: { name: 'domain', points: 600, seconds: quarter },
  /** Links to choose a password that one sender asks for, whoever's. */
  resetAddress: { name: 'reset', points: 30, seconds: 3600 },
  /** Tokens nobody was given that one sender shows: of devices, links, calendars, papers. */
  unknownToken: { name: 'unknown', points: 60, seconds: quarter },
  /** Codes of a second factor at one account, by who knows its password. */
  secondFactor: { name: 'factor', points: 5, seconds: quarter, isKept: true },
  /** A challenge that a passkey signs: it is taken once, and remembered for longer than it holds. */
  passkeyChallenge: { name: 'passkey', points: 1, seconds: quarter, isKept: true },
  /** PINs at one number of a company, whether somebody has it or not. */
  pinOfNumber: { name: 'pin', points: 5, seconds: quarter, isKept: true },
  /** Refusals of one person or token in one network that the audit log of the company tells of. */
  offNetwork: { name: 'off network', points: 1, seconds: 3600, isKept: true },
  /** Numbers and badges that one tablet shows in vain. */
  wrongAtDevice: { name: 'kiosk', points: 100, seconds: quarter, isKept: true },
} as const satisfies Record<string, Limit>;

/** Keys that wait, remembered so that who goes on trying costs no statement; the oldest go first. */
const mostRemembered = 10_000;
const clearedAtOnce = 2_000;
const clearingMs = 60_000;

/**
 * Counts tries in the database, so that all server processes count together and a restart forgets nothing; keys are
 * digests of a fixed length. Rows that ended are cleared away by whoever counts, once a minute.
 */
export class Throttle {
  private readonly waiting = new Map<string, number>();
  private clearedAt = 0;

  constructor(
    private readonly pool: Pool,
    private readonly clock: () => Date,
    private readonly isOn: boolean,
  ) {}

  /** Counts one try. Answers the seconds to wait where there were too many, else null. */
  async count(limit: Limit, key: string): Promise<number | null> {
    const known = this.waits(limit, key);
    if (known !== null || !this.counts(limit)) return known;
    const now = this.clock().getTime();
    const name = nameOf(limit, key);
    const {
      rows: [row],
    } = await this.pool.query<{ points: number; expire: string }>(
      `INSERT INTO auth_throttle AS t (key, points, expire) VALUES ($1, 1, $3) ON CONFLICT (key) DO UPDATE SET
         points = CASE WHEN t.expire <= $2 THEN 1 ELSE t.points + 1 END,
         expire = CASE WHEN t.expire <= $2 OR t.points = $4 THEN $3 ELSE t.expire END
       RETURNING points, expire`,
      [name, now, now + limit.seconds * 1000, limit.points],
    );
    this.clearSoon(now);
    if (row!.points <= limit.points) return null;
    this.remember(name, Number(row!.expire));
    return secondsUntil(Number(row!.expire), now);
  }

  private waits(limit: Limit, key: string): number | null {
    const now = this.clock().getTime();
    const until = this.waiting.get(nameOf(limit, key));
    return until !== undefined && until > now && this.counts(limit) ? secondsUntil(until, now) : null;
  }

  /** Takes back what one `count` counted, after a success. */
  async giveBack(limit: Limit, key: string): Promise<void> {
    if (this.counts(limit))
      await this.pool.query('UPDATE auth_throttle SET points = points - 1 WHERE key = $1 AND points > 0', [
        nameOf(limit, key),
      ]);
  }

  /** Forgets what was counted. */
  async forget(limit: Limit, key: string): Promise<void> {
    this.waiting.delete(nameOf(limit, key));
    await this.pool.query('DELETE FROM auth_throttle WHERE key = $1', [nameOf(limit, key)]);
  }

  private counts({ isKept }: Limit): boolean {
    return this.isOn || isKept === true;
  }

  private remember(name: string, until: number): void {
    this.waiting.delete(name);
    this.waiting.set(name, until);
    if (this.waiting.size > mostRemembered) this.waiting.delete(this.waiting.keys().next().value!);
  }

  private clearSoon(now: number): void {
    if (Math.abs(now - this.clearedAt) < clearingMs) return;
    this.clearedAt = now;
    this.pool
      .query(
        `DELETE FROM auth_throttle WHERE ctid = ANY (ARRAY(SELECT ctid FROM auth_throttle WHERE expire <= $1 LIMIT ${clearedAtOnce}))`,
        [now],
      )
      .catch(() => undefined);
  }
}

/** One household or office, not one machine: an IPv6 sender owns a whole /64. */
export function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const groups = (part: string): string[] => part.split(':').filter(Boolean);
  const missing = address.includes('::') ? 8 - groups(head).length - groups(tail).length : 0;
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * What `find` finds for a secret that was shown from an address; whoever shows many that nobody was given is told to
 * wait. A right one is never refused for the wrong ones of a neighbour.
 */
export async function secretShown<T>(throttle: Throttle, ip: string, find: () => Promise<T | null>): Promise<T | null> {
  const found = await find();
  const seconds = found === null ? await throttle.count(limits.unknownToken, networkOf(ip)) : null;
  if (seconds !== null) throw tooManyTries(seconds);
  return found;
}

export function tooManyTries(seconds: number) {
  const minutes = quantity(Math.ceil(seconds / 60), 'minute');
  return tooMany(t('throttle.too_many_tries_wait_try', { minutes }), seconds);
}

const nameOf = ({ name }: Limit, key: string): string =>
  `${name}:${createHash('sha256').update(key).digest('hex').slice(0, 40)}`;
const secondsUntil = (until: number, now: number): number => Math.max(1, Math.ceil((until - now) / 1000));
