import autocannon from 'autocannon';
import { startChild } from './child.mjs';

/**
 * Requests a second that `target` answers, asked as fast as it does or at its `rate`, and the time of the slowest
 * hundredth in ms; refuses an answer that is not a success.
 */
export async function load({ url, requests, rate }, seconds, connections = 32) {
  const result = await autocannon({ url, requests, connections, duration: seconds, overallRate: rate });
  if (result.non2xx || result.errors || result['2xx'] === 0) {
    throw new Error(`${url}: ${result['2xx']} answers, ${result.non2xx} of them refused, ${result.errors} errors`);
  }
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 };
}

/** Seconds in which node has compiled what a server does all day: before, a request costs up to half as much again. */
const warmUp = 10;

/**
 * Both targets loaded in turns; the median of the ratios of neighbouring turns bears other work on the machine best.
 */
export async function compare(ours, theirs, { turns = 3, seconds = 5 } = {}) {
  for (const target of [ours, theirs]) await load(target, warmUp);
  const pairs = [];
  for (let turn = 0; turn < turns; turn += 1)
    pairs.push({ ours: (await load(ours, seconds)).rate, theirs: (await load(theirs, seconds)).rate });
  return {
    ours: median(pairs.map((pair) => pair.ours)),
    theirs: median(pairs.map((pair) => pair.theirs)),
    ratio: median(pairs.map((pair) => pair.ours / pair.theirs)),
  };
}

const rounds = 40;

/** Of each question the milliseconds that nineteen of twenty answers stay under; of these the longest. */
export async function slowestTwentieth(questions, ask) {
  const times = [];
  for (const question of questions) {
    await ask(question(0));
    const taken = [];
    for (let round = 1; round <= rounds; round += 1) taken.push(await ask(question(round)));
    times.push(taken.toSorted((a, b) => a - b)[Math.ceil(rounds * 0.95) - 1]);
  }
  return Math.max(...times);
}

export const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

/** Seconds that hand-written code takes for the same; it copies what the product wrote, so it comes after it. */
export async function byHand(url, question, times = 3) {
  const child = await startChild('hand-written/work.mjs', { database: url });
  try {
    const seconds = [];
    for (let nth = 0; nth < times; nth += 1) seconds.push((await child.ask(question)).seconds);
    return median(seconds);
  } finally {
    await child.stop();
  }
}

/** A line of the report: how many times the time of hand-written code the product takes. */
export const timesByHand = (what, seconds, handWritten, aim, detail) => ({
  what: `${what}, times hand-written`,
  value: seconds / handWritten,
  aim,
  isAtLeast: false,
  detail: `${inUnits(seconds)} and ${inUnits(handWritten)}; ${detail}`,
});

const inUnits = (seconds) => (seconds < 1 ? `${Math.round(seconds * 1000)} ms` : `${seconds.toFixed(1)} s`);
