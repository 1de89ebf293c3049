import { scaled } from './fixed-point';

/** Factors are told in parts of this: finer than any amount is. */
export const factorScale = 10n ** 24n;

const months = 12n;
const finePercent = 10_000n;

/** What one becomes at a yearly rate, decimal text in percent, compounded over so many months. */
export function compounded(percent: string, monthsOn: number): bigint {
  const year = factorScale + (scaled(percent, finePercent) * factorScale) / (100n * finePercent);
  return times(power(year, Math.floor(monthsOn / 12)), power(monthlyOf(year), monthsOn % 12));
}

const times = (factor: bigint, other: bigint): bigint => (factor * other) / factorScale;

function power(factor: bigint, count: number): bigint {
  let result = factorScale;
  for (let at = 0; at < count; at += 1) result = times(result, factor);
  return result;
}

/** The twelfth root, by Newton's steps from above. */
function monthlyOf(year: bigint): bigint {
  const wanted = year * factorScale ** (months - 1n);
  let root = year;
  for (;;) {
    const next = ((months - 1n) * root + wanted / root ** (months - 1n)) / months;
    if (next >= root) return root;
    root = next;
  }
}
