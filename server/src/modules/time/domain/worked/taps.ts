import type { Instant } from '../../../../kernel/dates/zone-time';

export const punchDirections = ['in', 'out', 'unknown'] as const;
export type PunchDirection = (typeof punchDirections)[number];

/** `utcOffsetMin`: minutes the clock where it was taken was ahead of UTC, which tells its day there. */
export interface TakenPunch {
  at: Instant;
  direction: PunchDirection;
  utcOffsetMin: number;
}

/**
 * Who taps again within this means the same: as a way in the first counts, as a way out the last. Terminals call it
 * their duplicate punch period, from one minute to sixty (FingerTec TA500, user manual, "Duplicate Punch Period"); this
 * is short enough for the shortest break people go out for, and longer than who doubts that the terminal heard waits.
 */
export const sameTap: Instant = 5 * 60_000;

/** Punches that mean one. `day`: the day it was there, counted from 1970. */
export interface Tap {
  first: TakenPunch;
  last: TakenPunch;
  direction: PunchDirection;
  day: number;
  isBeforeDawn: boolean;
}

const order: Record<PunchDirection, number> = { in: 0, unknown: 1, out: 2 };
const minute = 60_000;
const wholeDay = 1_440 * minute;
/**
 * Who comes before four in the morning may be going: Federal Decree-Law 33/2021 of the Emirates, Art. 19 (2), lets the
 * night last until then.
 */
const dawn = 4 * 60 * minute;

/** In the order of time; what was told of one of several punches that mean one holds for all. */
export function tapsOf(punches: readonly TakenPunch[]): Tap[] {
  const taps: Tap[] = [];
  for (const punch of punches.toSorted(
    (one, other) => one.at - other.at || order[one.direction] - order[other.direction],
  )) {
    const before = taps.at(-1);
    if (before && isSame(before, punch)) {
      before.last = punch;
      if (before.direction === 'unknown') before.direction = punch.direction;
    } else taps.push(tapOf(punch));
  }
  return taps;
}

const isSame = ({ first, direction }: Tap, punch: TakenPunch): boolean =>
  punch.at - first.at < sameTap &&
  (direction === punch.direction || direction === 'unknown' || punch.direction === 'unknown');

function tapOf(punch: TakenPunch): Tap {
  const local = punch.at + punch.utcOffsetMin * minute;
  const day = Math.floor(local / wholeDay);
  return { first: punch, last: punch, direction: punch.direction, day, isBeforeDawn: local - day * wholeDay < dawn };
}
