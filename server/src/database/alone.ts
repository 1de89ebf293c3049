import { Client } from 'pg';

const lock = 7_263_014;

/** Does what one starting server may do at a time, as the owner of the database; the others wait until it is done, or its process gone. */
export async function alone<T>(ownerUrl: string, work: (owner: Client) => Promise<T>): Promise<T> {
  const client = new Client(ownerUrl);
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
