import type { Client } from 'pg';
import { openClient } from '../platform/database/connections';

type Asked = Pick<Client, 'query' | 'end'>;

/** Poolers may hand their connections out in turns: then another one comes to light only with some of them. */
const looks = 4;

async function connected(ownerUrl: string): Promise<Asked> {
  const client = openClient({ url: ownerUrl, name: 'muster start' });
  await client.connect();
  return client;
}

const behind = async (client: Asked): Promise<number> =>
  (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]!.pid;

/**
 * Refuses a database behind a pooler that gives a connection away at the end of each transaction: prepared statements,
 * the locks that show that a process lives, and LISTEN are of a connection and would be lost, some of them without a
 * word. Two connections tell: one that asks again meets another server process, or both meet the same.
 */
export async function refusePooledTransactions(ownerUrl: string, connect = connected): Promise<void> {
  const [one, two] = [await connect(ownerUrl), await connect(ownerUrl)];
  try {
    const first = await behind(one);
    await two.query('BEGIN');
    let isShared = (await behind(two)) === first;
    const lookAgain = async () => {
      for (let look = 0; look < looks && !isShared; look += 1) isShared = (await behind(one)) !== first;
    };
    await lookAgain();
    await two.query('ROLLBACK');
    await lookAgain();
    if (isShared) {
      throw new Error(
        'a pooler stands before it that gives every transaction another connection, as PgBouncer does with pool_mode = transaction. ' +
          'Name PostgreSQL itself in DATABASE_URL, or set pool_mode = session.',
      );
    }
  } finally {
    await Promise.all([one.end(), two.end()]);
  }
}
