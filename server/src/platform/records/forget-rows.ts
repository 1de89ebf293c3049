import { daysKept, type Passing } from '../privacy/domain/retention';
import type { Services } from '../context';
import { onPlatform } from '../system-ctx';
import { platformId } from './write-rows';

/** Rows that go in one transaction, so that nobody waits long for their table. */
export const forgottenAtOnce = 2_000;

/** Before which moment such rows are kept no longer. */
export function keptSince(services: Services, what: Passing): Date {
  const now = services.clock();
  return new Date(now.getTime() - daysKept(what, now.toISOString().slice(0, 10)) * 86_400_000);
}

/** Batch after batch; `some` tells how many rows it removed. */
export async function inBatches(some: () => Promise<number>): Promise<void> {
  while ((await some()) === forgottenAtOnce);
}

/** Removes the rows `t` of a table of no company for good; `where` takes the moment before which they ended as $1. */
export function forgetRows(services: Services, what: Passing, table: string, where: string): Promise<void> {
  const text = `delete from ${table} where ctid = any(array(select t.ctid from ${table} t where ${where}
    limit ${forgottenAtOnce}))`;
  const since = keptSince(services, what);
  return inBatches(() =>
    onPlatform(services, platformId, 'write', async ({ tx }) => (await tx.query(text, [since])).rowCount ?? 0),
  );
}
