import { attendanceDay, type AttendanceDayResult, type DayFacts, type DayMark, type PlannedDay, dayMarks } from '../attendance-day';
import type { PlannedPeriod } from '../shift';
import { addDays, type PlainDate } from '../plain-date';
import { plannedInstant, type Instant } from '../zone-time';

type Span = readonly [Instant, Instant];

/** Minutes from which on a day counts as half and as whole; null where any presence makes it whole. */
export interface DayThresholds { half: number | null; full: number | null }

export interface WorkedDayFacts extends DayFacts {
  /** The nights that may touch the day. */
  nights: readonly Span[];
  thresholds: DayThresholds;
  /** Ways out to which no way in was found. */
  strays: number;
}

/**
 * What a day amounts to, in whole minutes: `worked` and `break` are what he was present. What has no way out is worth
 * nothing until somebody says when it was.
 */
export interface WorkedDay extends Omit<AttendanceDayResult, 'worked'> {
  presence: number; worked: number; break: number; overtime: number; night: number;
  firstIn: Instant | null; lastOut: Instant | null;
  /** Why somebody has to look at it. */
  problem: 'missing_out' | 'missing_in' | null;
}

const minutes = (span: Instant): number => Math.floor(span / 60_000);
const overlap = ([from, to]: Span, [start, end]: Span): Instant => Math.max(0, Math.min(to, end) - Math.max(from, start));

export function workedDay(facts: WorkedDayFacts, planned: PlannedDay, now: Instant): WorkedDay {
  const result = attendanceDay(facts, planned, now);
  const ended = facts.presences.flatMap(({ startedAt, endedAt }): Span[] => endedAt === null ? [] : [[startedAt, endedAt]]);
  const isOff = result.expected === 0 && planned.expected !== 0;
  const paused = isOff ? [] : pausesOf(planned.periods).flatMap((pause) => ended.map((presence): Span => cut(presence, pause))).filter(([from, to]) => to > from);
  const pause = minutes(sum(paused));
  const worked = result.worked - pause;
  const night = minutes(sum(ended.flatMap((presence) => facts.nights.map((dark) => cut(presence, dark))))
    - paused.reduce((all, span) => all + facts.nights.reduce((dark, each) => dark + overlap(span, each), 0), 0));
  const asked = isOff ? 0 : planned.expected;
  const status = byThresholds(result, facts.thresholds, worked, facts.mark);
  return {
    ...result, status, presence: result.worked, worked, break: pause, night: Math.max(0, Math.min(night, worked)),
    overtime: asked === null || result.status === 'not_employed' ? 0 : Math.max(0, worked - asked),
    firstIn: least(facts.presences.map(({ startedAt }) => startedAt)), lastOut: facts.presences.some(({ endedAt }) => endedAt === null) ? null : greatest(ended.map(([, to]) => to)),
    problem: status === 'missing_punch' ? 'missing_out' : facts.strays > 0 && facts.mark === null ? 'missing_in' : null,
  };
}

/** Whether a day stands for good: it is neither going on nor yet to come, and was one of employment. */
export const isSettled = ({ status }: Pick<WorkedDay, 'status'>): boolean => (dayMarks as readonly string[]).includes(status);

/** The nights that begin on the day before, the day and the one after, by clocks on the wall. */
export const nightsAround = (date: PlainDate, zone: string, { from, to }: { from: string; to: string }): Span[] =>
  [-1, 0, 1].map((days): Span => {
    const night = addDays(date, days);
    return [plannedInstant(night, `${from}:00`, zone), plannedInstant(to > from ? night : addDays(night, 1), `${to}:00`, zone)];
  });

function byThresholds({ status }: AttendanceDayResult, { half, full }: DayThresholds, worked: number, mark: DayMark | null): AttendanceDayResult['status'] {
  if (status !== 'present' || mark !== null) return status;
  if (half !== null && worked < half) return 'absent';
  return full !== null && worked < full ? 'half_day' : status;
}

/** What lies between the times of a shift is its break: whoever stays is not paid for it. */
const pausesOf = (periods: readonly PlannedPeriod[]): Span[] => periods.slice(1).map((period, at): Span => [periods[at]!.end, period.start]);

const cut = ([from, to]: Span, [start, end]: Span): Span => [Math.max(from, start), Math.min(to, end)];
const sum = (spans: readonly Span[]): Instant => spans.reduce((all, [from, to]) => all + Math.max(0, to - from), 0);
const least = (instants: Instant[]): Instant | null => instants.length ? Math.min(...instants) : null;
const greatest = (instants: Instant[]): Instant | null => instants.length ? Math.max(...instants) : null;
