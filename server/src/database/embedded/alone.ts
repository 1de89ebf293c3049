import { setTimeout } from 'node:timers/promises';
import type { Client } from 'pg';
import { openClient } from '../../platform/database/connections';

const lock = 7_263_014;

/**
 * Does what one starting server may do at a time, as the owner of the database; the others wait until it is done, or
 * its process gone.
 */
export async function alone<T>(ownerUrl: string, work: (owner: Client) => Promise<T>): Promise<T> {
  const client = openClient({ url: ownerUrl, name: 'muster start' });
  await client.connect();
  try {
    // Asked for again and again: a statement that waits is an open transaction, which an index made concurrently would
    // wait for in turn.
    while (!(await client.query('SELECT pg_try_advisory_lock($1) AS "isOurs"', [lock])).rows[0].isOurs)
      await setTimeout(200);
    return await work(client);
  } finally {
    await client.end();
  }
}
