import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds of background work at a stretch, and for which somebody who asked is taken to be there still. */
const [stretchMs, presenceMs] = [50, 1_000];
/**
 * While somebody is there, background work rests so many times as long as it worked, and at least and at most so many
 * milliseconds.
 */
const [share, shortestMs, longestMs] = [2, 5, 500];
const fewest = 5;

let askedAt = -Infinity;

/** To be called for each request: background work of this process then takes turns with them. */
export function noteRequest(): void {
  askedAt = performance.now();
}

/**
 * After some work of the background: goes on at once where nobody asks anything, else leaves the others two thirds of
 * the time.
 */
export async function rest(workedMs: number): Promise<void> {
  if (performance.now() - askedAt > presenceMs) await nextTurn();
  else await sleep(Math.min(Math.max(workedMs * share, shortestMs), longestMs));
}

/**
 * Hands on all items in order, at most `most` at once and as many as are done within some 50 ms, and rests in between.
 */
export async function inSlices<T>(
  items: readonly T[],
  most: number,
  work: (some: readonly T[]) => Promise<void>,
): Promise<void> {
  let size = Math.min(most, 2 * fewest);
  for (let at = 0; at < items.length;) {
    const some = items.slice(at, at + size);
    const began = performance.now();
    await work(some);
    const took = performance.now() - began;
    at += some.length;
    // Never twice as many at once: what comes next may take longer.
    size = Math.max(fewest, Math.min(most, 2 * size, Math.round((size * stretchMs) / took)));
    await rest(took);
  }
}
