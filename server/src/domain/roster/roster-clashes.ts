import { weekOf, type PlainDate, type Weekday } from '../plain-date';
import type { Instant } from '../zone-time';

/** A shift of somebody on the day it begins. `breakMinutes`: what of it is no work; `needs`: the profession of the licence it is worked with. */
export interface RosteredShift { id: string; date: PlainDate; start: Instant; end: Instant; breakMinutes: number; needs?: string | null }

/** A licence to practise; `validTo` null: it does not end. */
export interface Licence { profession: string | null; number: string; validFrom: PlainDate; validTo: PlainDate | null }

export interface RosterLimits {
  /** Between the end of one shift and the start of the next. */
  restMinutes: number;
  weekMinutes: number;
  weekStart: Weekday;
}

/** What stands against somebody's working on a day: leave approved, by instants, and the licences he has. */
export interface RosterFacts {
  person: string;
  leave: readonly { start: Instant; end: Instant }[];
  licences: readonly Licence[];
}

export type ClashKind = 'overlap' | 'rest' | 'week' | 'leave' | 'licence';

/** Whose licence of what is not valid; without a number he has none, else it ended, or begins later. */
export interface LicenceProblem { person: string; profession: string | null; number: string | null; validFrom: PlainDate | null; validTo: PlainDate | null }

/** `minutes`: by how many the rest is too short or the week too long. */
export interface Clash { kind: ClashKind; shiftId: string; otherId: string | null; minutes: number | null; licence: LicenceProblem | null }

const minute = 60_000;
export const workedMinutes = ({ start, end, breakMinutes }: RosteredShift): number => Math.max(0, Math.round((end - start) / minute) - breakMinutes);

/**
 * All that stands against the shifts of one person, in order of their start. Rest is counted from the latest end before a
 * shift; who works two shifts at once has no rest between them, so that is told as an overlap alone.
 */
export function clashesOf(shifts: readonly RosteredShift[], facts: RosterFacts, limits: RosterLimits): Clash[] {
  const ordered = shifts.toSorted((one, other) => one.start - other.start || one.end - other.end || (one.id < other.id ? -1 : 1));
  const clashes: Clash[] = [];
  let latest: RosteredShift | null = null;
  for (const shift of ordered) {
    if (latest) {
      const rest = Math.floor((shift.start - latest.end) / minute);
      if (rest < 0) clashes.push({ kind: 'overlap', shiftId: shift.id, otherId: latest.id, minutes: null, licence: null });
      // Two parts of one day are one day of work: rest is between days.
      else if (rest < limits.restMinutes && shift.date !== latest.date) clashes.push({ kind: 'rest', shiftId: shift.id, otherId: latest.id, minutes: limits.restMinutes - rest, licence: null });
    }
    if (facts.leave.some(({ start, end }) => start < shift.end && shift.start < end)) clashes.push({ kind: 'leave', shiftId: shift.id, otherId: null, minutes: null, licence: null });
    const licence = licenceProblem(facts, shift);
    if (licence) clashes.push({ kind: 'licence', shiftId: shift.id, otherId: null, minutes: null, licence });
    if (!latest || shift.end > latest.end) latest = shift;
  }
  return [...clashes, ...tooLongWeeks(ordered, limits)];
}

const asOne = (profession: string | null): string => (profession ?? '').normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');

/**
 * Why somebody may not work a shift by his licences: one that needs a licence is worked with a valid one of that profession;
 * who has licences at all works nothing once none of them is valid.
 */
export function licenceProblem({ person, licences }: Pick<RosterFacts, 'person' | 'licences'>, { date, needs = null }: Pick<RosteredShift, 'date' | 'needs'>): LicenceProblem | null {
  const asked = needs === null ? licences : licences.filter(({ profession }) => asOne(profession) === asOne(needs));
  if (needs === null && !asked.length) return null;
  if (asked.some(({ validFrom, validTo }) => validFrom <= date && (validTo === null || validTo >= date))) return null;
  const last = asked.toSorted((one, other) => (one.validTo ?? '9') < (other.validTo ?? '9') ? 1 : -1)[0];
  return { person, profession: needs ?? last?.profession ?? null, number: last?.number ?? null, validFrom: last?.validFrom ?? null, validTo: last?.validTo ?? null };
}

/** Each week with more work than may be, told at the shift that goes beyond it. */
function tooLongWeeks(ordered: readonly RosteredShift[], { weekMinutes, weekStart }: RosterLimits): Clash[] {
  const worked = new Map<PlainDate, number>();
  return ordered.flatMap((shift): Clash[] => {
    const week = weekOf(shift.date, weekStart);
    const before = worked.get(week) ?? 0;
    const sum = before + workedMinutes(shift);
    worked.set(week, sum);
    return sum > weekMinutes && before <= weekMinutes ? [{ kind: 'week', shiftId: shift.id, otherId: null, minutes: sum - weekMinutes, licence: null }] : [];
  });
}

/** So many people between two instants: whom a department wants, or who is planned. */
export interface Cover { start: Instant; end: Instant; people: number }

/** Where fewer people work than are needed: from when to when, and how many are missing. */
export interface CoverGap { start: Instant; end: Instant; missing: number }

export function coverGaps(need: Cover, shifts: readonly Cover[]): CoverGap[] {
  const cuts = [...new Set([need.start, need.end, ...shifts.flatMap(({ start, end }) => [start, end])])]
    .filter((at) => at >= need.start && at <= need.end).sort((one, other) => one - other);
  const gaps: CoverGap[] = [];
  for (const [at, start] of cuts.slice(0, -1).entries()) {
    const end = cuts[at + 1]!;
    const missing = shifts.reduce((left, shift) => shift.start <= start && shift.end >= end ? left - shift.people : left, need.people);
    const last = gaps.at(-1);
    if (missing <= 0) continue;
    if (last?.end === start && last.missing === missing) last.end = end;
    else gaps.push({ start, end, missing });
  }
  return gaps;
}
