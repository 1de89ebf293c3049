import { isDayOfAbsence, reasonOf, timeKept, type DayReason, type PlannedDay, type TimeKept } from '../attendance-day';
import type { PlainDate } from '../../../../kernel/dates/plain-date';
import type { Instant } from '../../../../kernel/dates/zone-time';
import { rolesOf, type PunchRole } from './punch-pairs';
import { shiftHolding, type PlannedShift } from './shift-window';
import type { TakenPunch } from './taps';
import { isDayOff, overlap, wholeMinutes, workedDay, type WorkedDay, type WorkedDayFacts } from './worked-day';

export const punchFates = [
  'way_in',
  'way_out',
  'between',
  'same_tap',
  'no_way_in',
  'set_aside',
  'corrected',
  'other_day',
] as const;

/**
 * What became of a punch. `between`: the shift counts from the first way in to the last way out; `set_aside`: it began
 * or ended a presence that was changed, removed or taken the place of by hand;
 * `corrected`: it was written by a correction; `other_day`: the shift of another day holds it.
 */
export type PunchFate = (typeof punchFates)[number];

export interface KnownPunch extends TakenPunch {
  isManual: boolean;
  localDate: PlainDate;
}
export interface ExplainedPunch<P> {
  punch: P;
  fate: PunchFate;
  day: PlainDate;
}

/**
 * The punches taken on a day or belonging to it, and what became of each; those of the days around it say what they
 * mean.
 */
export function explainedPunches<P extends KnownPunch>(
  date: PlainDate,
  punches: readonly P[],
  presences: WorkedDayFacts['presences'],
  shifts: readonly PlannedShift[],
  counted = presences,
): ExplainedPunch<P>[] {
  const read = punches.filter(({ isManual }) => !isManual).toSorted((one, other) => one.at - other.at);
  const roles = new Map(rolesOf(read, shifts).map((role, at) => [read[at]!, role]));
  const [starts, ends] = sidesOf(presences);
  const [firsts, lasts] = sidesOf(counted);
  const fateOf = (punch: P, role: PunchRole | undefined): PunchFate => {
    if (!role) return 'corrected';
    if (role === 'way_in') return firsts.has(punch.at) ? role : starts.has(punch.at) ? 'between' : 'set_aside';
    return role !== 'way_out' || lasts.has(punch.at) ? role : ends.has(punch.at) ? 'between' : 'set_aside';
  };
  let begun: PlainDate | null = null;
  return punches
    .toSorted((one, other) => one.at - other.at)
    .flatMap((punch) => {
      const role = roles.get(punch);
      const own = shiftHolding(punch.at, shifts)?.date ?? punch.localDate;
      // A way out belongs to the day of its way in.
      const day = role === 'way_out' && begun ? begun : own;
      if (role === 'way_in') begun = own;
      if (day !== date && punch.localDate !== date) return [];
      return [{ punch, day, fate: day === date ? fateOf(punch, role) : ('other_day' as const) }];
    });
}

const sidesOf = (presences: WorkedDayFacts['presences']): [Set<Instant>, Set<Instant | null>] => [
  new Set(presences.map(({ startedAt }) => startedAt)),
  new Set(presences.map(({ endedAt }) => endedAt)),
];

export interface ExplainedBreak {
  from: Instant;
  to: Instant;
  taken: number;
}

export interface ExplainedDay {
  day: WorkedDay;
  reason: DayReason;
  late: TimeKept | null;
  early: TimeKept | null;
  breaks: ExplainedBreak[];
}

/**
 * A day as it is worked out, with what it follows from. Nothing here decides: all of it is what the day itself was
 * worked out by.
 */
export function explainedDay(facts: WorkedDayFacts, planned: PlannedDay, now: Instant): ExplainedDay {
  const day = workedDay(facts, planned, now);
  const [reason, isOff] = [reasonOf(facts, planned, now), isDayOff(day, planned)];
  const kept =
    isOff || reason === 'not_employed' || isDayOfAbsence(day, facts.mark, planned) ? null : timeKept(facts, planned);
  const isShort = reason === 'came' && day.status !== 'present';
  return {
    day,
    late: kept?.late ?? null,
    early: kept?.early ?? null,
    reason: day.isShortSoFar ? 'not_over' : isShort ? (day.status === 'absent' ? 'too_little' : 'half') : reason,
    breaks: isOff
      ? []
      : planned.pauses.map(([from, to]) => ({
          from,
          to,
          taken: wholeMinutes(
            facts.presences.reduce(
              (sum, { startedAt, endedAt }) => sum + (endedAt === null ? 0 : overlap([startedAt, endedAt], [from, to])),
              0,
            ),
          ),
        })),
  };
}
