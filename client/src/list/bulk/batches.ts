import type { RowResult } from '../area';

export const batchSize = 100;

/**
 * Asks for the rows part by part, telling after each how many are behind; ends early, with what was answered so far,
 * once told to stop. Each part is done or not as a whole should the connection break.
 */
export async function inBatches(
  ids: readonly string[],
  work: (ids: string[]) => Promise<RowResult[]>,
  tell: (done: number) => void,
  isStopped: () => boolean,
): Promise<RowResult[]> {
  const results: RowResult[] = [];
  for (let at = 0; at < ids.length && !isStopped(); at += batchSize) {
    results.push(...(await work(ids.slice(at, at + batchSize))));
    tell(results.length);
  }
  return results;
}
