import { longestPresence } from '../attendance';
import {
  attendanceDay,
  autoOutOf,
  countedPresences,
  isDayOfAbsence,
  noneMissed,
  type AttendanceDayResult,
  type DayFacts,
  type DayMark,
  type PlannedDay,
  dayMarks,
} from '../attendance-day';
import type { WorkingTimeLaw } from '../working-time';
import type { ShiftPlan } from '../shift';
import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import { plannedInstant, type Instant } from '../../../../kernel/dates/zone-time';

export type Span = readonly [Instant, Instant];

/** Minutes from which on a day counts as half and as whole; null where any presence makes it whole. */
export interface DayThresholds {
  half: number | null;
  full: number | null;
}

export const thresholdsOf = (plan: ShiftPlan | null): DayThresholds => ({
  half: plan?.leastHalf ?? null,
  full: plan?.leastFull ?? null,
});

export interface WorkedDayFacts extends DayFacts {
  /** The nights that may touch the day. */
  nights: readonly Span[];
  thresholds: DayThresholds;
  /** Ways out to which no way in was found. */
  strays: number;
  /** Punches taken outside the place of the shift that somebody has to look at. */
  outside?: number;
  /** Punches without the photo the company asks for. */
  photoless?: number;
}

/**
 * What a day amounts to, in whole minutes: `worked` and `break` are what they were present. What has no way out is
 * worth nothing until somebody says when it was.
 */
export interface WorkedDay extends Omit<AttendanceDayResult, 'worked'> {
  presence: number;
  worked: number;
  break: number;
  overtime: number;
  night: number;
  firstIn: Instant | null;
  lastOut: Instant | null;
  /** Why somebody has to look at it. */
  problem: 'missing_out' | 'automatic_clock_out' | 'missing_in' | 'too_long' | 'outside' | 'no_photo' | null;
  /**
   * The way out by the rule of the shift where none was taken, and what would be worked with it: worth nothing until
   * somebody confirms it.
   */
  autoOut: Instant | null;
  autoWorked: number | null;
  /**
   * Whether their hours would be too few if they did not come again, while the window of their last shift is open:
   * nothing is said of them yet.
   */
  isShortSoFar: boolean;
}

export const wholeMinutes = (span: Instant): number => Math.floor(span / 60_000);
export const overlap = ([from, to]: Span, [start, end]: Span): Instant =>
  Math.max(0, Math.min(to, end) - Math.max(from, start));

export function workedDay(facts: WorkedDayFacts, planned: PlannedDay, now: Instant): WorkedDay {
  const result = attendanceDay(facts, planned, now);
  const ended = facts.presences.flatMap(({ startedAt, endedAt }): Span[] =>
    endedAt === null ? [] : [[startedAt, endedAt]],
  );
  const isOff = isDayOff(result, planned);
  const paused = isOff ? [] : pausedIn(ended, planned);
  const pause = wholeMinutes(sum(paused));
  const worked = result.worked - pause;
  const night = wholeMinutes(
    sum(ended.flatMap((presence) => facts.nights.map((dark) => cut(presence, dark)))) -
      paused.reduce((all, span) => all + facts.nights.reduce((dark, each) => dark + overlap(span, each), 0), 0),
  );
  const asked = isOff ? 0 : planned.expected;
  const byHours = byThresholds(result, facts.thresholds, worked, facts.mark);
  const isShortSoFar = byHours !== result.status && now < planned.endsAt;
  const status = isShortSoFar ? result.status : byHours;
  const out = status === 'missing_punch' ? autoOutOf(facts, planned, now) : null;
  return {
    ...result,
    ...(isDayOfAbsence({ status }, facts.mark, planned) ? noneMissed : {}),
    status,
    isShortSoFar,
    presence: result.worked,
    worked,
    break: pause,
    night: Math.max(0, Math.min(night, worked)),
    overtime:
      asked === null || result.status === 'not_employed'
        ? 0
        : counted(worked - asked, asked > 0 ? planned.leastOvertime : 0),
    firstIn: least(facts.presences.map(({ startedAt }) => startedAt)),
    lastOut: facts.presences.some(({ endedAt }) => endedAt === null) ? null : greatest(ended.map(([, to]) => to)),
    autoOut: out,
    autoWorked: out === null ? null : workedUntil(out, facts, planned),
    problem: problemOf(facts, status, out, sum(ended) > longestOn(planned)),
  };
}

function problemOf(
  { mark, strays, outside, photoless }: WorkedDayFacts,
  status: AttendanceDayResult['status'],
  out: Instant | null,
  isTooLong: boolean,
): WorkedDay['problem'] {
  if (out !== null) return 'automatic_clock_out';
  if (status === 'missing_punch') return 'missing_out';
  if (mark !== null) return null;
  return strays > 0 ? 'missing_in' : isTooLong ? 'too_long' : outside ? 'outside' : photoless ? 'no_photo' : null;
}

/**
 * How long somebody may be there on a day before that has to be looked at: longer only where the shift itself asks for
 * it.
 */
function longestOn({ periods, endsAt }: PlannedDay): Instant {
  const [first, last] = [periods[0], periods.at(-1)];
  return first && last && last.end - first.start >= longestPresence ? endsAt - first.start : longestPresence;
}

/** Minutes of a working day when whoever is in on it goes at an instant. */
function workedUntil(out: Instant, { presences }: WorkedDayFacts, planned: PlannedDay): number {
  const last = Math.max(...presences.map(({ startedAt }) => startedAt));
  const ended = countedPresences(
    presences.map((presence) => (presence.startedAt === last ? { ...presence, endedAt: out } : presence)),
    planned.counting,
  ).map(({ startedAt, endedAt }): Span => [startedAt, endedAt ?? startedAt]);
  return wholeMinutes(sum(ended)) - wholeMinutes(sum(pausedIn(ended, planned)));
}

/** Presence in the breaks of the shift. */
const pausedIn = (ended: readonly Span[], { pauses }: PlannedDay): Span[] =>
  pauses.flatMap((pause) => ended.map((presence): Span => cut(presence, pause))).filter(([from, to]) => to > from);

/** How a day stands that has enough or too few minutes, for whoever needs no more of it than that. */
export function standingOf(
  result: AttendanceDayResult,
  { presences, mark }: Pick<DayFacts, 'presences' | 'mark'>,
  planned: PlannedDay,
  thresholds: DayThresholds,
  now: Instant,
): AttendanceDayResult['status'] {
  if (now < planned.endsAt || (thresholds.half === null && thresholds.full === null)) return result.status;
  const ended = presences.flatMap(({ startedAt, endedAt }): Span[] => (endedAt === null ? [] : [[startedAt, endedAt]]));
  return byThresholds(
    result,
    thresholds,
    result.worked - (isDayOff(result, planned) ? 0 : wholeMinutes(sum(pausedIn(ended, planned)))),
    mark,
  );
}

/** Overtime of a working day counts once it comes to the least the shift asks for, and then all of it. */
const counted = (beyond: number, least = 0): number => (beyond < least ? 0 : Math.max(0, beyond));

/** Whether nothing is asked for on a day that a shift was planned for. */
export const isDayOff = ({ expected }: Pick<AttendanceDayResult, 'expected'>, planned: PlannedDay): boolean =>
  expected === 0 && planned.expected !== 0;

/**
 * Minutes of overtime the law pays more for since they lie in the night: overtime is what is worked last, and nobody
 * works in the breaks of their shift. None where it leaves out who works in shifts: theirs is overtime like any other.
 */
export function nightOvertime(
  { presences, nights }: Pick<WorkedDayFacts, 'presences' | 'nights'>,
  planned: PlannedDay,
  day: Pick<WorkedDay, 'expected' | 'overtime' | 'night'>,
  law: Pick<WorkingTimeLaw, 'nightCountsInShifts'>,
): number {
  if (!day.overtime || !day.night || (planned.isShiftWork && !law.nightCountsInShifts)) return 0;
  const pauses = isDayOff(day, planned) ? [] : planned.pauses;
  let left = day.overtime * 60_000;
  let dark = 0;
  for (const span of presences
    .flatMap(({ startedAt, endedAt }) => (endedAt === null ? [] : without([startedAt, endedAt], pauses)))
    .sort(([, one], [, other]) => other - one)) {
    const last: Span = [Math.max(span[0], span[1] - left), span[1]];
    dark += nights.reduce((all, night) => all + overlap(last, night), 0);
    left -= last[1] - last[0];
    if (left <= 0) break;
  }
  return Math.min(wholeMinutes(dark), day.overtime, day.night);
}

/** What is left of a span when others are taken out of it, these in order. */
export function without([from, to]: Span, out: readonly Span[]): Span[] {
  const left: Span[] = [];
  let start = from;
  for (const [begin, end] of out) {
    if (end <= start || begin >= to) continue;
    if (begin > start) left.push([start, begin]);
    start = Math.max(start, end);
  }
  return start < to ? [...left, [start, to]] : left;
}

/** Whether a day stands for good: it is neither going on nor yet to come, and was one of employment. */
export const isSettled = ({ status, isShortSoFar }: Pick<WorkedDay, 'status' | 'isShortSoFar'>): boolean =>
  !isShortSoFar && (dayMarks as readonly string[]).includes(status);

/** The nights that begin on the day before, the day and the one after, by clocks on the wall. */
export const nightsAround = (date: PlainDate, zone: string, { from, to }: { from: string; to: string }): Span[] =>
  [-1, 0, 1].map((days): Span => {
    const night = addDays(date, days);
    return [
      plannedInstant(night, `${from}:00`, zone),
      plannedInstant(to > from ? night : addDays(night, 1), `${to}:00`, zone),
    ];
  });

/** Who comes on a day nothing is asked of them for works as long as they like. */
function byThresholds(
  { status, expected }: AttendanceDayResult,
  { half, full }: DayThresholds,
  worked: number,
  mark: DayMark | null,
): AttendanceDayResult['status'] {
  if (status !== 'present' || mark !== null || expected === 0) return status;
  if (half !== null && worked < half) return 'absent';
  return full !== null && worked < full ? 'half_day' : status;
}

const cut = ([from, to]: Span, [start, end]: Span): Span => [Math.max(from, start), Math.min(to, end)];
const sum = (spans: readonly Span[]): Instant => spans.reduce((all, [from, to]) => all + Math.max(0, to - from), 0);
const least = (instants: Instant[]): Instant | null => (instants.length ? Math.min(...instants) : null);
const greatest = (instants: Instant[]): Instant | null => (instants.length ? Math.max(...instants) : null);
