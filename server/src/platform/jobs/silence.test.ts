import { EventEmitter } from 'node:events';
import type { ClientBase } from 'pg';
import type { Pulse } from './pulse';
import { endWhenSilent, type Watch } from './silence';

/** A connection on which something was asked, looked at as time goes by. */
class Asked extends EventEmitter {
  bytesRead = 0;
  endedAfter: number | null = null;
  private readonly began = performance.now();
  private timer: NodeJS.Timeout | null = null;

  setTimeout(ms: number): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.emit('timeout'), ms);
  }

  destroy(): void {
    this.endedAfter ??= Math.round((performance.now() - this.began) / 1000);
    clearTimeout(this.timer!);
  }
}

/**
 * Whether others are answered, second by second; the answer comes at once, or its absence is told after three seconds.
 */
const pulseOf = (answers: () => boolean): Pulse =>
  ({
    answers: async () => answers() || (await new Promise((resolve) => setTimeout(resolve, 3_000)), false),
  }) as unknown as Pulse;

let answersOthers: boolean;
beforeEach(() => {
  jest.useFakeTimers();
  answersOthers = true;
});
afterEach(() => jest.useRealTimers());

function asked(watch: Omit<Watch, 'pulse'>): Asked {
  const stream = new Asked();
  endWhenSilent({ connection: { stream }, _activeQuery: {}, _sentQueryQueue: [] } as unknown as ClientBase, {
    ...watch,
    pulse: pulseOf(() => answersOthers),
  });
  return stream;
}
const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

const web: Omit<Watch, 'pulse'> = { longestMs: 35_000 };
const job: Omit<Watch, 'pulse'> = { longestMs: 900_000, unansweredMs: 60_000 };

describe('a statement that says nothing', () => {
  it('is borne as long as it may take while the database answers others', async () => {
    const [ofWeb, ofJob] = [asked(web), asked(job)];
    await pass(200);
    expect([ofWeb.endedAfter, ofJob.endedAfter]).toEqual([40, null]);
  });

  it('of a job is borne while a busy machine answers nobody for most of a minute, one of the web is not', async () => {
    answersOthers = false;
    const [ofWeb, ofJob] = [asked(web), asked(job)];
    await pass(50);
    answersOthers = true;
    await pass(100);
    answersOthers = false;
    await pass(50);
    expect([ofWeb.endedAfter, ofJob.endedAfter]).toEqual([8, null]);
  });

  it('of a job is ended once the database answered nobody for a minute: it is dead', async () => {
    answersOthers = false;
    const ofJob = asked(job);
    await pass(120);
    expect(ofJob.endedAfter).toBe(68);
  });

  it('of a job that was answered meanwhile is given the whole minute again', async () => {
    answersOthers = false;
    const ofJob = asked(job);
    await pass(40);
    ofJob.bytesRead += 1;
    await pass(60);
    expect(ofJob.endedAfter).toBeNull();
    await pass(60);
    expect(ofJob.endedAfter).toBeGreaterThanOrEqual(100);
  });
});
