import { isStillIn } from '../attendance';
import type { Instant } from '../zone-time';
import { shiftComeFor, shiftHolding, type PlannedShift } from './shift-window';

export const punchDirections = ['in', 'out', 'unknown'] as const;
export type PunchDirection = (typeof punchDirections)[number];

export interface TakenPunch { at: Instant; direction: PunchDirection }

/** From one punch to another; without an end where the way out is missing or still to come. */
export interface PunchPair { startedAt: Instant; endedAt: Instant | null }

/** What one punch came to be: a way in or out of a presence, between them where only the first and the last count, the same tap once more, or a way out to which no way in was found. */
export type PunchRole = 'way_in' | 'way_out' | 'between' | 'same_tap' | 'no_way_in';

/** The pairs, what lies between a way in and the last way out, and the ways out to which no way in was found. */
export interface PairedPunches { pairs: PunchPair[]; between: Instant[]; strays: Instant[] }

/** Who taps again within this means the same. */
const sameTap: Instant = 60_000;
const order: Record<PunchDirection, number> = { in: 0, unknown: 1, out: 2 };

/**
 * Punches of one person as presences, in whatever order they came. A terminal that does not tell in from out is taken
 * to mean out while somebody is in on the same shift, for which he may have come early; the next shift begins anew, and a forgotten way out stays missing.
 * Where a shift counts from the first to the last, its last tap is the way out, however many were before.
 */
export function pairPunches(punches: readonly TakenPunch[], shifts: readonly PlannedShift[]): PairedPunches {
  const pairs: PunchPair[] = [];
  const strays: Instant[] = [];
  const between: Instant[] = [];
  let open: { at: Instant; shift: PlannedShift | null } | null = null;
  let ended: { pair: { endedAt: Instant }; shift: PlannedShift } | null = null;
  for (const punch of meant(punches)) {
    const shift = shiftHolding(punch.at, shifts);
    const isIn: boolean = open !== null && isStillIn(open.at, punch.at, open.shift);
    if (punch.direction === 'unknown' && !open && ended && ended.shift === shift) {
      between.push(ended.pair.endedAt);
      ended.pair.endedAt = punch.at;
      continue;
    }
    const role = punch.direction === 'unknown' ? isIn && (shift === null || shift === open!.shift) ? 'out' : 'in' : punch.direction;
    if (role === 'in') {
      if (open) pairs.push({ startedAt: open.at, endedAt: null });
      open = { at: punch.at, shift: shiftComeFor(punch.at, shifts) };
      ended = null;
    } else if (open && isIn) {
      const pair: { startedAt: Instant; endedAt: Instant } = { startedAt: open.at, endedAt: punch.at };
      pairs.push(pair);
      ended = open.shift?.counting === 'first_to_last' ? { pair, shift: open.shift } : null;
      open = null;
    } else strays.push(punch.at);
  }
  if (open) pairs.push({ startedAt: open.at, endedAt: null });
  return { pairs, between, strays };
}

/** What each punch came to be, in the order given. */
export function rolesOf(punches: readonly TakenPunch[], shifts: readonly PlannedShift[]): PunchRole[] {
  const { pairs, between, strays } = pairPunches(punches, shifts);
  const kept = new Set(meant(punches));
  const left = { way_in: pairs.map(({ startedAt }) => startedAt), way_out: pairs.flatMap(({ endedAt }) => endedAt ?? []), between: [...between], no_way_in: [...strays] };
  const roles = new Map<TakenPunch, PunchRole>();
  for (const punch of kept) {
    const role = (['way_out', 'way_in', 'between', 'no_way_in'] as const).find((one) => left[one].includes(punch.at) && (one !== 'way_out' || punch.direction !== 'in') && (one !== 'way_in' || punch.direction !== 'out'))!;
    left[role].splice(left[role].indexOf(punch.at), 1);
    roles.set(punch, role);
  }
  return punches.map((punch) => roles.get(punch) ?? 'same_tap');
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
