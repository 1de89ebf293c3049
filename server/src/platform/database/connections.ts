import { Client, Pool, type ClientBase } from 'pg';
import type { Logger } from 'pino';
import type { Pulse } from '../jobs/pulse';
import { endWhenSilent } from '../jobs/silence';
import './pg-types';

/** Milliseconds until a connection that does not come about is given up. */
const patienceMs = 5_000;
/** Milliseconds of silence after which the machine asks whether the other side is still there. */
const keepAliveMs = 10_000;

/** What is known of a connection before it is made. */
export interface Connecting {
  /** Address of the database with its role. */
  url: string;
  /** What the database calls the connection. */
  name: string;
  /** Where it is told that one broke; nowhere if absent. */
  log?: Pick<Logger, 'warn'>;
}

/** What a pool is of. */
export interface PoolOf extends Connecting {
  max: number;
  pipeline?: boolean;
  /**
   * Settings of each session. Sent as statements: a pooler between us and the database passes no options of the start
   * on.
   */
  settings?: Record<string, string | number>;
  /** Milliseconds for which a statement may run and say nothing while the database answers others. */
  longestSilenceMs: number;
  /** Milliseconds for which the database may answer nobody; none unless told. */
  unansweredMs?: number;
  /** Tells whether it does. */
  pulse: Pulse;
}

const addressed = ({ url, name }: Connecting) => ({
  connectionString: url,
  application_name: name,
  connectionTimeoutMillis: patienceMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: keepAliveMs,
});

const teller =
  ({ name, log }: Connecting) =>
  ({ message }: Error): void =>
    log?.warn({ connection: name, message }, 'a database connection broke');

/**
 * Connections to be shared. One that breaks is told and left out, whether somebody holds it or nobody; one on which
 * nothing comes while the database answers nobody is ended, so that whoever waits for it hears of it.
 */
export function openPool(of: PoolOf): Pool {
  const { max, pipeline = false, settings = {}, longestSilenceMs, unansweredMs = 0, pulse } = of;
  const tell = teller(of);
  const setting = Object.entries(settings)
    .map(([name, value]) => `SET ${name} = '${value}'`)
    .join(';');
  const settle = async (client: ClientBase) => {
    client.on('error', tell);
    endWhenSilent(client, { pulse, longestMs: longestSilenceMs, unansweredMs });
    if (setting) await client.query(setting);
  };
  const pool = new Pool({
    ...addressed(of),
    max,
    pipeline,
    idleTimeoutMillis: 60_000,
    onConnect: (client) => settle(client),
  });
  pool.on('error', tell);
  // graphile-worker looks whether somebody listens.
  pool.on('connect', () => undefined);
  return pool;
}

/** One connection, not yet made, that may break: `end` is emitted then, and what was asked is refused. */
export function openClient(of: Connecting): Client {
  const client = new Client(addressed(of));
  client.on('error', teller(of));
  return client;
}

/**
 * A connection that mostly waits, made. It is asked again and again whether it is there, and ended where it does not
 * answer.
 */
export async function openListener(of: Connecting): Promise<Client> {
  const client = openClient(of);
  await client.connect();
  endWhenSilent(client, { longestMs: patienceMs, isAsked: true });
  return client;
}

/** Shutdown, crash, starting up; all of class 08. */
const ofTheDatabase = /^(57P0[123]|08...)$/;
const ofTheNetwork = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH']);
const ofTheDriver = new RegExp(
  '^(Connection terminated|timeout expired|Client has encountered a connection error|Client was closed' +
    '|timeout exceeded when trying to connect|the database did not answer)',
);

/** Whether an error says that the database is gone or going, and not that it refused what was asked. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', message } = error as NodeJS.ErrnoException;
  // The store of files has errors of the network too.
  const isOfStore = '$metadata' in error;
  return ofTheDatabase.test(code) || ofTheDriver.test(message) || (ofTheNetwork.has(code) && !isOfStore);
}
