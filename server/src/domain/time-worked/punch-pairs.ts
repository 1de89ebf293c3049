import { isStillIn } from '../attendance';
import type { Instant } from '../zone-time';
import { shiftHolding, type PlannedShift } from './shift-window';

export const punchDirections = ['in', 'out', 'unknown'] as const;
export type PunchDirection = (typeof punchDirections)[number];

export interface TakenPunch { at: Instant; direction: PunchDirection }

/** From one punch to another; without an end where the way out is missing or still to come. */
export interface PunchPair { startedAt: Instant; endedAt: Instant | null }

/** The pairs, and the ways out to which no way in was found. */
export interface PairedPunches { pairs: PunchPair[]; strays: Instant[] }

/** Who taps again within this means the same. */
const sameTap: Instant = 60_000;
const order: Record<PunchDirection, number> = { in: 0, unknown: 1, out: 2 };

/**
 * Punches of one person as presences, in whatever order they came. A terminal that does not tell in from out is taken
 * to mean out while somebody is in on the same shift; the next shift begins anew, and a forgotten way out stays missing.
 */
export function pairPunches(punches: readonly TakenPunch[], shifts: readonly PlannedShift[]): PairedPunches {
  const pairs: PunchPair[] = [];
  const strays: Instant[] = [];
  let open: { at: Instant; shift: PlannedShift | null } | null = null;
  for (const punch of meant(punches)) {
    const shift = shiftHolding(punch.at, shifts);
    const isIn: boolean = open !== null && isStillIn(open.at, punch.at);
    const role = punch.direction === 'unknown' ? isIn && (shift === null || shift === open!.shift) ? 'out' : 'in' : punch.direction;
    if (role === 'in') {
      if (open) pairs.push({ startedAt: open.at, endedAt: null });
      open = { at: punch.at, shift };
    } else if (open && isIn) {
      pairs.push({ startedAt: open.at, endedAt: punch.at });
      open = null;
    } else strays.push(punch.at);
  }
  if (open) pairs.push({ startedAt: open.at, endedAt: null });
  return { pairs, strays };
}

/** In the order of time, taps of the same meaning once. */
function meant(punches: readonly TakenPunch[]): TakenPunch[] {
  const kept: TakenPunch[] = [];
  for (const punch of punches.toSorted((one, other) => one.at - other.at || order[one.direction] - order[other.direction])) {
    const before = kept.at(-1);
    if (before && before.direction === punch.direction && punch.at - before.at < sameTap) continue;
    kept.push(punch);
  }
  return kept;
}
