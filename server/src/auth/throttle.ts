import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** The counters live in the database, so that all server processes count together. */
export const throttleTableSql = `
CREATE TABLE auth_throttle (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX auth_throttle_expire ON auth_throttle (expire);
GRANT SELECT, INSERT, UPDATE, DELETE ON auth_throttle TO muster_app;
`;

/** Attempts within a quarter of an hour; an attempt that succeeds is given back. */
export const signInLimits = { pair: 10, account: 50, address: 100, seconds: 15 * 60 } as const;

type Counter = 'address' | 'pair' | 'account';
const orderForStrangers: Counter[] = ['address', 'pair', 'account'];

export interface Attempt {
  email: string;
  ip: string;
  /**
   * Has this address signed in to this account before? Then only their own pair counts: neither a stranger who tries
   * the account from elsewhere nor a noisy neighbour behind the same address can lock the owner out.
   */
  isKnownPair: boolean;
}

export interface Throttle {
  /** Counts one attempt. Answers the seconds to wait when there were too many, else null. */
  count(attempt: Attempt): Promise<number | null>;
  /** Takes back what `count` counted, after the right password. */
  giveBack(attempt: Attempt): Promise<void>;
}

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 40);

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

function keysOf({ email, ip }: Attempt): Record<Counter, string> {
  const account = digest(email.trim().toLowerCase());
  const address = digest(networkOf(ip));
  return { account, address, pair: `${account}:${address}` };
}

/** Counts sign-in attempts in `auth_throttle`, per address, per account and per pair of both. */
export function createThrottle(pool: Pool): Throttle {
  const limiter = (counter: Counter): RateLimiterPostgres =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'auth_throttle',
      tableCreated: true,
      keyPrefix: counter,
      points: signInLimits[counter],
      duration: signInLimits.seconds,
      inMemoryBlockOnConsumed: signInLimits[counter] + 1,
    });
  const limiters = { address: limiter('address'), pair: limiter('pair'), account: limiter('account') };
  const countersFor = (attempt: Attempt): Counter[] => (attempt.isKnownPair ? ['pair'] : orderForStrangers);

  return {
    async count(attempt) {
      const keys = keysOf(attempt);
      for (const counter of countersFor(attempt)) {
        try {
          await limiters[counter].consume(keys[counter]);
        } catch (refusal) {
          if (!(refusal instanceof RateLimiterRes)) throw refusal;
          return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
        }
      }
      return null;
    },
    async giveBack(attempt) {
      const keys = keysOf(attempt);
      for (const counter of countersFor(attempt)) await limiters[counter].reward(keys[counter]);
    },
  };
}

export const noThrottle: Throttle = { count: async () => null, giveBack: async () => undefined };
