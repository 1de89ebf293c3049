import type { Socket } from 'node:net';
import type { ClientBase } from 'pg';
import type { Pulse } from './pulse';

/** Milliseconds without a byte after which one looks what is the matter. */
const quietMs = 5_000;

/** What the driver knows of a connection and does not tell by its types. */
interface Inside {
  connection: { stream: Socket };
  _activeQuery: unknown;
  _sentQueryQueue: unknown[];
}

export interface Watch {
  /** Tells whether the database answers others; without it only how long it is silent counts. */
  pulse?: Pulse;
  /** Milliseconds of silence, while something was asked, that are borne from a database that answers others. */
  longestMs: number;
  /** Milliseconds for which it may answer nobody: a busy machine is not a dead one. None unless told. */
  unansweredMs?: number;
  /** While nothing is asked it is asked now and then whether it is there. */
  isAsked?: boolean;
}

/**
 * Ends a connection on which nothing comes although something was asked, so that whoever waits for it hears of it
 * within some ten seconds, and as much later as is borne, where the network swallows what is sent. A statement that
 * takes long is left alone as long as the database answers others.
 */
export function endWhenSilent(
  client: ClientBase,
  { pulse, longestMs, unansweredMs = 0, isAsked = false }: Watch,
): void {
  const inside = client as unknown as Inside;
  const { stream } = inside.connection;
  let [read, since] = [stream.bytesRead, performance.now()];
  /** When it was first asked in vain whether the database answers anybody. */
  let unansweredSince: number | null = null;
  const isWaiting = () => Boolean(inside._activeQuery) || inside._sentQueryQueue.length > 0;
  const look = async (): Promise<void> => {
    stream.setTimeout(quietMs);
    if (!isWaiting()) {
      since = performance.now();
      if (isAsked) client.query('select 1').catch(() => undefined);
      return;
    }
    const asked = performance.now();
    if (stream.bytesRead !== read) [read, since, unansweredSince] = [stream.bytesRead, asked, null];
    const before = read;
    if (!pulse || (await pulse.answers())) unansweredSince = null;
    else unansweredSince ??= asked;
    const isGone = asked - since > longestMs || (unansweredSince !== null && asked - unansweredSince >= unansweredMs);
    if (isGone && isWaiting() && stream.bytesRead === before) stream.destroy(new Error('the database did not answer'));
  };
  stream.setTimeout(quietMs);
  stream.on('timeout', () => void look());
}
