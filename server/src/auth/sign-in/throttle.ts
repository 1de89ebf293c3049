import { limits, networkOf, type Limit, type Throttle } from '../../platform/access/throttle';

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

export interface Attempt {
  email: string;
  ip: string;
  /**
   * A browser that was signed in to this account before, or 'network' where its address was: then only their own tries
   * count. Neither a stranger who tries the account from elsewhere nor a noisy neighbour behind the same address locks
   * the owner out.
   */
  knownAs: string | null;
}

/**
 * What an attempt counts under: of whoever is known there their own tries alone, of strangers those of the sender and
 * of the account.
 */
function countersOf({ email, ip, knownAs }: Attempt): [Limit, string][] {
  const account = email.trim().toLowerCase();
  const network = networkOf(ip);
  const pair: [Limit, string] = [limits.signInPair, `${account} ${network}`];
  if (knownAs === 'network') return [pair];
  if (knownAs !== null) return [[limits.signInDevice, `${account} ${knownAs}`]];
  return [[limits.signInAddress, network], pair, [limits.signInAccount, account]];
}

/** Counts one attempt to sign in. Answers the seconds to wait when there were too many, else null. */
export async function countAttempt(throttle: Throttle, attempt: Attempt): Promise<number | null> {
  for (const [limit, key] of countersOf(attempt)) {
    const seconds = await throttle.count(limit, key);
    if (seconds !== null) return seconds;
  }
  return null;
}

/** Takes back what was counted, after the right password. */
export async function giveBackAttempt(throttle: Throttle, attempt: Attempt): Promise<void> {
  for (const [limit, key] of countersOf(attempt)) await throttle.giveBack(limit, key);
}
