import { availableParallelism } from 'node:os';
import { BcryptWorkers } from './bcrypt-workers';
import { assertLength, isTooLongForBcrypt } from './password-rule';

export interface Passwords {
  /**
   * The bcrypt hash of a password; whether it may be chosen was asked before. Throws INVALID on `field` when it is too
   * short or too long.
   */
  hashPassword(password: string, field?: string): Promise<string>;
  /** One bcrypt run whatever is given: an unknown user (no hash) takes as long as a wrong password. */
  verifyPassword(password: string, hash: string | null): Promise<boolean>;
  /** Was the hash made with less work than is asked for today? */
  needsRehash(hash: string): boolean;
  close(): Promise<void>;
}

const costOf = (hash: string): number => Number(/^\$2[aby]\$(\d\d)\$/.exec(hash)?.[1] ?? 0);

export function createPasswords(
  cost = 12,
  workers: Pick<BcryptWorkers, 'hash' | 'compare' | 'close'> = new BcryptWorkers(Math.min(2, availableParallelism())),
): Passwords {
  /** Well formed, of today's cost, and the hash of nothing anybody knows: the answer is refused in any case. */
  const nobodysHash = `$2b$${String(cost).padStart(2, '0')}$${'.'.repeat(53)}`;

  return {
    async hashPassword(password, field = 'password') {
      assertLength(password, field);
      return workers.hash(password, cost);
    },
    async verifyPassword(password, hash) {
      const usable = hash !== null && costOf(hash) > 0 && !isTooLongForBcrypt(password);
      const equal = await workers.compare(usable ? password : '', usable ? hash : nobodysHash);
      return usable && equal;
    },
    needsRehash: (hash) => costOf(hash) < cost,
    close: () => workers.close(),
  };
}
