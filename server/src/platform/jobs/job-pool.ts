import type { Pool, PoolClient } from 'pg';
import { isConnectionLost } from '../database/connections';

const againMs = 500;
/**
 * graphile-worker asks again, for minutes, what failed with this code: that a job is done gets to a database that comes
 * back.
 */
const askedAgain = '40P01';

/**
 * Makes a pool bear that its database goes away, for graphile-worker, which ends the process where it cannot note that
 * a job is done: whoever asks for a connection waits until there is one, and a statement that was cut off is sent
 * again. Answers how to give up, after which whoever waits does so for ever.
 */
export function bearOutages(pool: Pool): { giveUp(): void; givenUp: Promise<void> } {
  let isGivenUp = false;
  let tell = (): void => undefined;
  const givenUp = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<PoolClient>;
  const wait = async (): Promise<PoolClient> => {
    for (;;) {
      try {
        return tagged(await connect());
      } catch (error) {
        if (!isGivenUp && !isConnectionLost(error)) throw error;
      }
      if (isGivenUp) {
        tell();
        return new Promise<PoolClient>(() => undefined);
      }
      await new Promise((resolve) => {
        setTimeout(resolve, againMs).unref();
      });
    }
  };
  // With a callback, which the driver itself and whoever listens use, it is as it was.
  pool.connect = ((callback?: unknown) => (callback ? connect(callback) : wait())) as Pool['connect'];
  return {
    givenUp,
    giveUp: () => {
      isGivenUp = true;
    },
  };
}

const seen = new WeakSet<PoolClient>();

function tagged(client: PoolClient): PoolClient {
  if (seen.has(client)) return client;
  seen.add(client);
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    const answer = query(...args);
    return answer instanceof Promise
      ? answer.catch((error: unknown) => {
          throw isConnectionLost(error) ? Object.assign(error as Error, { code: askedAgain }) : error;
        })
      : answer;
  }) as PoolClient['query'];
  return client;
}
