import { setTimeout } from 'node:timers/promises';
import type { Client, DatabaseError } from 'pg';
import { alone } from './embedded/alone';
import { longestWaitMs } from './data-source';

/** Tables of which each month has a partition of its own; what fits none lies in the one named `…_rest`. */
const tables = ['audit_event', 'punch'];
const monthsAhead = 24;
const lockNotAvailable = '55P03';

/**
 * Does what waits for locks of running servers, again where they were not to be had soon: what was done until then
 * stays.
 */
export async function patiently(work: () => Promise<unknown>, tries = 60): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (tries === 1 || (error as DatabaseError).code !== lockNotAvailable) throw error;
    await setTimeout(500);
    await patiently(work, tries - 1);
  }
}

/**
 * The partitions of this month and the next two years, as the owner of the tables; those that are there are left alone.
 */
export async function makePartitions(client: Client, now: Date): Promise<void> {
  for (const table of tables) {
    for (let ahead = 0; ahead < monthsAhead; ahead += 1)
      await makePartition(client, table, monthFrom(now, ahead), monthFrom(now, ahead + 1));
  }
}

/** The same beside a running server: what a server that runs for years needs anew every month. */
export const keepPartitions = (ownerUrl: string, now: Date): Promise<void> =>
  alone(ownerUrl, async (client) => {
    await client.query(`SET lock_timeout = ${longestWaitMs}`);
    await makePartitions(client, now);
  });

const monthFrom = (now: Date, ahead: number): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + ahead, 1)).toISOString().slice(0, 10);

/** Rows of the month that came before their partition, as from a clock that is wrong by years, move into it. */
async function makePartition(client: Client, table: string, from: string, to: string): Promise<void> {
  const name = `${table}_${from.slice(0, 7).replace('-', '_')}`;
  const { rows } = await client.query('SELECT to_regclass($1) IS NOT NULL AS "isThere"', [name]);
  if (rows[0].isThere) return;
  const [begin, end] = [`'${from} 00:00Z'`, `'${to} 00:00Z'`];
  // Nobody writes another one meanwhile. Readers of a partition by its own name are none: the rest is open to the owner
  // alone, whom no row security of the whole binds there.
  await patiently(() =>
    inOne(
      client,
      `
    LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE;
    CREATE TABLE ${name} (LIKE ${table} INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING GENERATED INCLUDING STORAGE);
    WITH moved AS (DELETE FROM ${table}_rest WHERE at >= ${begin} AND at < ${end} RETURNING *) INSERT INTO ${name} SELECT * FROM moved;
    ALTER TABLE ${table} ATTACH PARTITION ${name} FOR VALUES FROM (${begin}) TO (${end})`,
    ),
  );
}

async function inOne(client: Client, statements: string): Promise<void> {
  try {
    await client.query(`BEGIN; ${statements}; COMMIT`);
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}
