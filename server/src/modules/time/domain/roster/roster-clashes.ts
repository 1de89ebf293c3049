import { groupBy } from '../../../../kernel/group-by';
import { weekOf, type PlainDate, type Weekday } from '../../../../kernel/dates/plain-date';
import type { Instant } from '../../../../kernel/dates/zone-time';
import {
  shortfallsOf,
  type Asked,
  type LicenceProblem,
  type Qualified,
  type SkillProblem,
} from '../../../people/domain/qualifications';

/** A shift of somebody on the day it begins. `breakMinutes`: what of it is no work. */
export interface RosteredShift extends Asked {
  id: string;
  start: Instant;
  end: Instant;
  breakMinutes: number;
}

/** A shift of somebody that asks for time, not for certain times of a day. */
export interface UntimedShift extends Asked {
  id: string;
  minutes: number;
}

export interface RosterLimits {
  /** Between the end of one shift and the start of the next. */
  restMinutes: number;
  weekMinutes: number;
  weekStart: Weekday;
}

/**
 * What stands against somebody's working on a day: leave approved, by instants, and the licences and skills they have.
 */
export interface RosterFacts extends Qualified {
  leave: readonly { start: Instant; end: Instant }[];
}

export type ClashKind = 'overlap' | 'rest' | 'week' | 'leave' | 'licence' | 'skill';

/** `minutes`: by how many the rest is too short or the week, by its first day, too long. */
export interface Clash {
  kind: ClashKind;
  shiftId: string;
  otherId: string | null;
  minutes: number | null;
  week: PlainDate | null;
  licence: LicenceProblem | null;
  skill: SkillProblem | null;
}

const clash = (kind: ClashKind, shiftId: string, more: Partial<Clash> = {}): Clash => ({
  kind,
  shiftId,
  otherId: null,
  minutes: null,
  week: null,
  licence: null,
  skill: null,
  ...more,
});

const minute = 60_000;
export const workedMinutes = ({ start, end, breakMinutes }: RosteredShift): number =>
  Math.max(0, Math.round((end - start) / minute) - breakMinutes);

/**
 * All that stands against the shifts of one person, in order of their start. Rest is counted from the latest end before
 * a shift; who works two shifts at once has no rest between them, so that is told as an overlap alone. Shifts without
 * fixed times count in their week and ask for licences and skills; nothing else can stand against them.
 */
export function clashesOf(
  shifts: readonly RosteredShift[],
  facts: RosterFacts,
  limits: RosterLimits,
  untimed: readonly UntimedShift[] = [],
): Clash[] {
  const ordered = shifts.toSorted(
    (one, other) => one.start - other.start || one.end - other.end || (one.id < other.id ? -1 : 1),
  );
  const clashes: Clash[] = [];
  let latest: RosteredShift | null = null;
  for (const shift of ordered) {
    if (latest) {
      const rest = Math.floor((shift.start - latest.end) / minute);
      if (rest < 0) clashes.push(clash('overlap', shift.id, { otherId: latest.id }));
      // Two parts of one day are one day of work: rest is between days.
      else if (rest < limits.restMinutes && shift.date !== latest.date)
        clashes.push(clash('rest', shift.id, { otherId: latest.id, minutes: limits.restMinutes - rest }));
    }
    if (facts.leave.some(({ start, end }) => start < shift.end && shift.start < end))
      clashes.push(clash('leave', shift.id));
    clashes.push(...shortfallClashes(facts, shift));
    if (!latest || shift.end > latest.end) latest = shift;
  }
  const asked = [
    ...ordered.map((shift) => ({ id: shift.id, date: shift.date, minutes: workedMinutes(shift) })),
    ...untimed,
  ].toSorted((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0));
  return [...clashes, ...untimed.flatMap((shift) => shortfallClashes(facts, shift)), ...tooLongWeeks(asked, limits)];
}

/** What somebody lacks for a shift, told at it; by itself where nothing else is asked. */
export const shortfallClashes = (facts: Qualified, shift: Asked & { id: string }): Clash[] =>
  shortfallsOf(facts, shift).map(({ kind, ...what }) => clash(kind, shift.id, what));

/** Each week with more work than may be, told at the shift that goes beyond it. */
const tooLongWeeks = (
  asked: readonly { id: string; date: PlainDate; minutes: number }[],
  { weekMinutes, weekStart }: RosterLimits,
): Clash[] =>
  [...groupBy(asked, ({ date }) => weekOf(date, weekStart))].flatMap(([week, shifts]): Clash[] => {
    let sum = 0;
    let beyond: string | null = null;
    for (const { id, minutes } of shifts) {
      sum += minutes;
      if (sum > weekMinutes) beyond ??= id;
    }
    return beyond === null ? [] : [clash('week', beyond, { week, minutes: sum - weekMinutes })];
  });

/** So many people between two instants: whom a department wants, or who is planned. */
export interface Cover {
  start: Instant;
  end: Instant;
  people: number;
}

/** Where fewer people work than are needed: from when to when, and how many are missing. */
export interface CoverGap {
  start: Instant;
  end: Instant;
  missing: number;
}

export function coverGaps(need: Cover, shifts: readonly Cover[]): CoverGap[] {
  const cuts = [...new Set([need.start, need.end, ...shifts.flatMap(({ start, end }) => [start, end])])]
    .filter((at) => at >= need.start && at <= need.end)
    .sort((one, other) => one - other);
  const gaps: CoverGap[] = [];
  for (const [at, start] of cuts.slice(0, -1).entries()) {
    const end = cuts[at + 1]!;
    const missing = shifts.reduce(
      (left, shift) => (shift.start <= start && shift.end >= end ? left - shift.people : left),
      need.people,
    );
    const last = gaps.at(-1);
    if (missing <= 0) continue;
    if (last?.end === start && last.missing === missing) last.end = end;
    else gaps.push({ start, end, missing });
  }
  return gaps;
}

/** Where people are missing whom a change takes away, not where they were missing before it. */
export const newGaps = (need: Cover, before: readonly Cover[], after: readonly Cover[]): CoverGap[] =>
  coverGaps(need, [
    ...after,
    ...coverGaps(need, before).map(({ start, end, missing }) => ({ start, end, people: missing })),
  ]);
