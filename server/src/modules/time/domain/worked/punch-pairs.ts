import { isStillIn } from '../attendance';
import type { Instant } from '../../../../kernel/dates/zone-time';
import { shiftComeFor, shiftHolding, type PlannedShift } from './shift-window';
import { tapsOf, type TakenPunch, type Tap } from './taps';

/** From one punch to another; without an end where the way out is missing or still to come. */
export interface PunchPair {
  startedAt: Instant;
  endedAt: Instant | null;
}

/**
 * What one punch came to be: a way in or out of a presence, between them where only the first and the last count, the
 * same tap once more, or a way out to which no way in was found.
 */
export type PunchRole = 'way_in' | 'way_out' | 'between' | 'same_tap' | 'no_way_in';

/** The pairs, and the ways out to which no way in was found. */
export interface PairedPunches {
  pairs: PunchPair[];
  strays: Instant[];
}

interface Open {
  tap: Tap;
  shift: PlannedShift | null;
}
interface Ended {
  pair: PunchPair;
  tap: Tap;
  shift: PlannedShift;
}

const hour: Instant = 3_600_000;

/**
 * So long two taps that tell no direction are taken for a way in and out; more is as likely the way home in the morning
 * and back in the evening, and left for somebody to look at. 13 hours leave the 11 of rest that Directive 2003/88/EC,
 * Art. 3, asks for between two days; a shift they come for lets overtime be longer; and who comes before dawn and
 * without a shift may be going: from then to when they come again is longer than a working day.
 */
const longestUntold = { byShift: 14 * hour, usual: 13 * hour, sinceBeforeDawn: 10 * hour };

/**
 * Punches of one person as presences, in whatever order they came. A terminal that does not tell in from out is taken
 * to mean out while somebody is in on the same shift, for which they may have come early, or without a shift on the
 * same calendar day; the next shift or day begins anew, and a forgotten way out stays missing.
 * Where a shift counts from the first to the last, its last tap is the way out, however many were before.
 */
export function pairPunches(punches: readonly TakenPunch[], shifts: readonly PlannedShift[]): PairedPunches {
  const { pairs, strays } = readPunches(punches, shifts);
  return { pairs, strays };
}

/** What each punch came to be, in the order given. */
export function rolesOf(punches: readonly TakenPunch[], shifts: readonly PlannedShift[]): PunchRole[] {
  const { roles } = readPunches(punches, shifts);
  return punches.map((punch) => roles.get(punch) ?? 'same_tap');
}

function readPunches(
  punches: readonly TakenPunch[],
  shifts: readonly PlannedShift[],
): PairedPunches & { roles: Map<TakenPunch, PunchRole> } {
  const pairs: PunchPair[] = [];
  const strays: Instant[] = [];
  const roles = new Map<TakenPunch, PunchRole>();
  let open = null as Open | null;
  let ended = null as Ended | null;
  for (const tap of tapsOf(punches)) {
    if (tap.direction === 'unknown' && !open && ended && ended.shift === shiftHolding(tap.first.at, shifts)) {
      roles.set(ended.tap.last, 'between');
      ended.tap = tap;
      ended.pair.endedAt = tap.last.at;
      roles.set(tap.last, 'way_out');
    } else if (isWayIn(tap, open, shifts)) {
      if (open) pairs.push({ startedAt: open.tap.first.at, endedAt: null });
      open = { tap, shift: shiftComeFor(tap.first.at, shifts) };
      ended = null;
      roles.set(tap.first, 'way_in');
    } else if (open && isStillIn(open.tap.first.at, tap.first.at, open.shift)) {
      const pair = { startedAt: open.tap.first.at, endedAt: tap.last.at };
      pairs.push(pair);
      ended = open.shift?.counting === 'first_to_last' ? { pair, tap, shift: open.shift } : null;
      open = null;
      roles.set(tap.last, 'way_out');
    } else {
      strays.push(tap.last.at);
      roles.set(tap.last, 'no_way_in');
    }
  }
  if (open) pairs.push({ startedAt: open.tap.first.at, endedAt: null });
  return { pairs, strays, roles };
}

function isWayIn(tap: Tap, open: Open | null, shifts: readonly PlannedShift[]): boolean {
  if (tap.direction !== 'unknown') return tap.direction === 'in';
  if (!open || !isStillIn(open.tap.first.at, tap.first.at, open.shift)) return true;
  const shift = shiftComeFor(tap.first.at, shifts);
  if (shift ? shift !== open.shift : !open.shift && tap.day !== open.tap.day) return true;
  return isDoubtful(open, tap, shifts);
}

/** Whether the two may as well be a way out and the next way in; not where the window of one shift holds both. */
function isDoubtful({ tap: from, shift }: Open, to: Tap, shifts: readonly PlannedShift[]): boolean {
  if (from.direction !== 'unknown') return false;
  if (shift && shiftHolding(from.first.at, shifts) === shift && shiftHolding(to.first.at, shifts) === shift)
    return false;
  return (
    to.last.at - from.first.at >
    (shift ? longestUntold.byShift : from.isBeforeDawn ? longestUntold.sinceBeforeDawn : longestUntold.usual)
  );
}
