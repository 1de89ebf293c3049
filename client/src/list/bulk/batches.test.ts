import type { RowResult } from '../area';
import { batchSize, inBatches } from './batches';

const ids = Array.from({ length: batchSize * 2 + 1 }, (_, at) => `row ${at}`);
const doneAll = (part: string[]): Promise<RowResult[]> => Promise.resolve(part.map((id) => ({ id, done: true })));

it('goes through every row once, in order, and tells how far it is', async () => {
  const told: number[] = [];
  const results = await inBatches(
    ids,
    doneAll,
    (done) => told.push(done),
    () => false,
  );
  expect(results.map(({ id }) => id)).toEqual(ids);
  expect(told).toEqual([batchSize, batchSize * 2, ids.length]);
});

it('stops after the part under way and answers what was done', async () => {
  let asked = 0;
  const results = await inBatches(
    ids,
    (part) => {
      asked += 1;
      return doneAll(part);
    },
    () => undefined,
    () => asked === 1,
  );
  expect(results).toHaveLength(batchSize);
});
