import { setTimeout as sleep } from 'node:timers/promises';
import { inSlices, noteRequest, rest } from './pace';

const people = Array.from({ length: 100 }, (_, at) => at);
/** Sizes of the slices, and milliseconds of work and of everything, where each item takes so long. */
async function sliced(msEach: number, most = 200) {
  const sizes: number[] = [];
  const done: number[] = [];
  let worked = 0;
  const began = performance.now();
  await inSlices(people, most, async (some) => {
    sizes.push(some.length);
    done.push(...some);
    const from = performance.now();
    await sleep(some.length * msEach);
    worked += performance.now() - from;
  });
  return { sizes, done, worked, all: performance.now() - began };
}

it('catching up takes some fifty milliseconds at a stretch, whatever one person takes', async () => {
  const { sizes, done } = await sliced(5);
  expect(done).toEqual(people);
  // 10 people of 5 ms are a stretch; a machine that is busy makes it fewer, never more.
  expect(Math.max(...sizes)).toBeLessThanOrEqual(12);
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThanOrEqual(5);
});

it('what takes no time is done in ever larger slices, up to the most', async () => {
  expect((await sliced(0, 40)).sizes).toEqual([10, 20, 40, 30]);
});

it('while somebody asks something two thirds of the time are theirs', async () => {
  noteRequest();
  const { worked, all } = await sliced(1);
  expect(all).toBeGreaterThanOrEqual(worked * 2.5);
});

it('a rest ends after half a second at most', async () => {
  noteRequest();
  const began = performance.now();
  await rest(60_000);
  expect(performance.now() - began).toBeLessThan(1_000);
});
