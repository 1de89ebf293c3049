import { setTimeout as sleep } from 'node:timers/promises';
import { inSlices, noteRequest, rest } from './pace';

// A clock of its own: how busy the machine is must not be told from the sizes of the slices.
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const people = Array.from({ length: 100 }, (_, at) => at);
/** Sizes of the slices, and milliseconds of work and of everything, where each item takes so long. */
async function sliced(msEach: number, most = 200) {
  const sizes: number[] = [];
  const done: number[] = [];
  let worked = 0;
  const began = performance.now();
  const all = inSlices(people, most, async (some) => {
    sizes.push(some.length);
    done.push(...some);
    if (msEach) await sleep(some.length * msEach);
    worked += some.length * msEach;
  }).then(() => performance.now() - began);
  await jest.runAllTimersAsync();
  return { sizes, done, worked, all: await all };
}

it('catching up takes some fifty milliseconds at a stretch, whatever one person takes', async () => {
  const { sizes, done } = await sliced(5);
  expect(done).toEqual(people);
  expect(sizes).toEqual(Array(10).fill(10));
  expect((await sliced(20)).sizes).toEqual([10, ...Array(18).fill(5)]);
});

it('what takes no time is done in ever larger slices, up to the most', async () => {
  expect((await sliced(0, 40)).sizes).toEqual([10, 20, 40, 30]);
});

it('while somebody asks something two thirds of the time are theirs', async () => {
  noteRequest();
  const { worked, all } = await sliced(1);
  expect(worked).toBe(100);
  expect(all).toBe(3 * worked);
});

it('a rest ends after half a second at most', async () => {
  noteRequest();
  const rested = jest.fn();
  const resting = rest(60_000).then(rested);
  await jest.advanceTimersByTimeAsync(499);
  expect(rested).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(rested).toHaveBeenCalled();
  await resting;
});
