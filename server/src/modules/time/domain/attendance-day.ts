import { isStillIn } from './attendance';
import { automaticClockOut, type ClosingShift } from './automatic-clock-out';
import { addDays, type PlainDate } from '../../../kernel/dates/plain-date';
import {
  expectedMinutes,
  plannedPeriods,
  usualWindow,
  type Counting,
  type PlannedPeriod,
  type ShiftPlan,
} from './shift';
import { plannedInstant, type Instant } from '../../../kernel/dates/zone-time';

export const dayMarks = [
  'present',
  'absent',
  'half_day',
  'leave',
  'holiday',
  'weekly_off',
  'remote',
  'missing_punch',
] as const;

/** How a day of attendance stands when looked at afterwards. */
export type DayMark = (typeof dayMarks)[number];

/** The same while it is not over yet, outside the employment, and before anybody could have taken their times down. */
export type DayStatus = DayMark | 'in_now' | 'upcoming' | 'not_employed' | 'not_recorded';

export interface Presence {
  startedAt: Instant;
  endedAt: Instant | null;
}

/**
 * The presences of a day as its shift counts them. From the first way in to the last way out nothing in between
 * matters, a way out forgotten there neither; who came in again after the last way out is in still, or their way out is
 * missing.
 */
export function countedPresences(presences: readonly Presence[], counting: Counting = 'pairs'): readonly Presence[] {
  const ends = presences.flatMap(({ endedAt }) => endedAt ?? []);
  if (counting === 'pairs' || !ends.length) return presences;
  const lastOut = Math.max(...ends);
  return [
    { startedAt: Math.min(...presences.map(({ startedAt }) => startedAt)), endedAt: lastOut },
    ...presences.filter(({ startedAt, endedAt }) => endedAt === null && startedAt >= lastOut),
  ];
}

export interface DayFacts {
  date: PlainDate;
  hireDate: PlainDate;
  exitDate: PlainDate | null;
  /**
   * The first day their times could be known, which is that of their record or of a presence before it; nobody is
   * absent earlier.
   */
  knownFrom?: PlainDate;
  isWeekend: boolean;
  /** A whole day nobody expects them on, by the holidays of the company or leave approved. */
  dayOff: 'leave' | 'holiday' | null;
  /** What somebody decided about the day; it goes before all that follows from the times. */
  mark: DayMark | null;
  presences: readonly Presence[];
}

/** A day of a shift in its zone, worked out once for all who work it. */
export interface PlannedDay extends Pick<ShiftPlan, 'leastOvertime' | 'isShiftWork'> {
  expected: number | null;
  periods: PlannedPeriod[];
  endsAt: Instant;
  counting: Counting;
  /** The shifts worked on it, in order, with their rules for a way out that was not taken. */
  closing: readonly ClosingShift[];
  /** What lies between the times of the shift: whoever stays is not paid for it. */
  pauses: readonly (readonly [Instant, Instant])[];
  /** Minutes it would ask for if no part of it were free, and what share of it is. */
  whole: number | null;
  freeShare: number;
}

/**
 * Minutes. `late` and `early` are planned minutes missed at the beginning and the end, breaks left out, and 0 within
 * the grace; together never more than the day asks for.
 */
export interface AttendanceDayResult {
  status: DayStatus;
  worked: number;
  expected: number | null;
  late: number;
  early: number;
}

export function planDay(
  shift: (ShiftPlan & { parts?: readonly ShiftPlan[] }) | null,
  date: PlainDate,
  zone: string,
): PlannedDay {
  const periods = shift ? plannedPeriods(shift, date, zone) : [];
  const last = periods.at(-1);
  const expected = shift && expectedMinutes(shift);
  return {
    expected,
    periods,
    whole: expected,
    freeShare: 0,
    pauses: periods.slice(1).map((period, at) => [periods[at]!.end, period.start]),
    endsAt: last
      ? last.end + (shift?.windowAfter ?? usualWindow) * 60_000
      : plannedInstant(addDays(date, 1), '00:00:00', zone),
    leastOvertime: shift?.leastOvertime ?? 0,
    isShiftWork: shift?.isShiftWork ?? false,
    counting: shift?.counting ?? 'pairs',
    closing: (shift?.parts ?? (shift ? [shift] : [])).map((part) => ({
      end: plannedPeriods(part, date, zone).at(-1)?.end ?? null,
      after: part.clockOutAfter ?? null,
    })),
  };
}

const wholeMinutes = (span: Instant): number => Math.floor(span / 60_000);

/**
 * The day of an employee as it stands now. Nobody is absent before the window of the last of their times has closed.
 */
export function attendanceDay(facts: DayFacts, planned: PlannedDay, now: Instant): AttendanceDayResult {
  const { date, presences, mark } = facts;
  const reason = mark ?? facts.dayOff;
  const isOff = facts.isWeekend || reason === 'holiday' || reason === 'leave' || reason === 'weekly_off';
  const worked = wholeMinutes(
    presences.reduce((sum, { startedAt, endedAt }) => sum + (endedAt === null ? 0 : endedAt - startedAt), 0),
  );
  const outside = { status: 'not_employed', worked, expected: null, late: 0, early: 0 } as const;
  if (date < facts.hireDate || (facts.exitDate !== null && date > facts.exitDate)) return outside;
  const status = statusOf(facts, planned, now);
  if (status === 'not_recorded') return { ...outside, status };
  if (isOff) return { status, worked, expected: 0, late: 0, early: 0 };
  const missed =
    reasonOf(facts, planned, now) === 'nobody_came' && isHalfFree(planned)
      ? { late: planned.expected ?? 0, early: 0 }
      : null;
  const kept = isDayOfAbsence({ status }, mark, planned) ? noneMissed : (missed ?? punctuality(facts, planned));
  return { status, worked, expected: expectedOn(mark, planned), ...kept };
}

/** Who is absent for the day misses it once, and not its minutes beside. */
export const noneMissed = { late: 0, early: 0 } as const;

/** Who misses what is left of a day has missed no whole one, but its minutes. */
const isHalfFree = ({ freeShare }: PlannedDay): boolean => freeShare >= 0.5;

/**
 * Whether a day counts as one of absence: what was decided about it does, and what follows by itself where more than
 * half was to be worked.
 */
export const isDayOfAbsence = (
  { status }: Pick<AttendanceDayResult, 'status'>,
  mark: DayMark | null,
  planned: PlannedDay,
): boolean => status === 'absent' && (mark !== null || !isHalfFree(planned));

const expectedOn = (mark: DayMark | null, { expected, whole }: PlannedDay): number | null =>
  mark === 'half_day' && expected !== null && whole !== null ? Math.min(expected, Math.round(whole / 2)) : expected;

export const dayReasons = [
  'decided',
  'not_employed',
  'automatic_clock_out',
  'still_in',
  'no_way_out',
  'came',
  'too_little',
  'half',
  'free',
  'holiday',
  'leave',
  'not_recorded',
  'not_over',
  'nobody_came',
] as const;

/** Why a day stands as it does. */
export type DayReason = (typeof dayReasons)[number];

const statusBecause: Record<Exclude<DayReason, 'decided'>, DayStatus> = {
  not_employed: 'not_employed',
  automatic_clock_out: 'missing_punch',
  still_in: 'in_now',
  no_way_out: 'missing_punch',
  came: 'present',
  too_little: 'absent',
  half: 'half_day',
  free: 'weekly_off',
  holiday: 'holiday',
  leave: 'leave',
  not_recorded: 'not_recorded',
  not_over: 'upcoming',
  nobody_came: 'absent',
};

function statusOf(facts: DayFacts, planned: PlannedDay, now: Instant): DayStatus {
  const reason = reasonOf(facts, planned, now);
  return reason === 'decided' ? facts.mark! : statusBecause[reason];
}

type OpenDay = Pick<DayFacts, 'mark' | 'isWeekend' | 'dayOff' | 'presences'>;

/**
 * What the rule of the shift makes of a way out that is missing; it says nothing of days on which nothing was to be
 * worked, nor of what somebody decided.
 */
const automaticClockOutOf = (
  { mark, isWeekend, dayOff, presences }: OpenDay,
  planned: PlannedDay,
): ReturnType<typeof automaticClockOut> => (mark || isWeekend || dayOff ? null : automaticClockOut(presences, planned));

/** The way out by that rule once it stands, for somebody to confirm. */
export function autoOutOf(facts: OpenDay, planned: PlannedDay, now: Instant): Instant | null {
  const closing = automaticClockOutOf(facts, planned);
  return closing && now >= closing.standsFrom ? closing.out : null;
}

/** What decides about a day, hours that are too few for a whole one aside. */
export function reasonOf(facts: DayFacts, planned: PlannedDay, now: Instant): DayReason {
  const { date, mark, presences, isWeekend, dayOff, knownFrom, hireDate, exitDate } = facts;
  const { endsAt, periods } = planned;
  if (date < hireDate || (exitDate !== null && date > exitDate)) return 'not_employed';
  if (mark) return 'decided';
  const closing = automaticClockOutOf(facts, planned);
  if (closing) return now >= closing.standsFrom ? 'automatic_clock_out' : 'still_in';
  const open = presences.filter(({ endedAt }) => endedAt === null);
  const shift = periods.length ? { closesAt: endsAt } : null;
  if (open.some(({ startedAt }) => isStillIn(startedAt, now, shift))) return 'still_in';
  if (open.length) return 'no_way_out';
  if (presences.length) return 'came';
  // Leave takes nothing of a weekend; a holiday that falls on one is a holiday.
  if (isWeekend && dayOff !== 'holiday') return 'free';
  if (dayOff) return dayOff;
  if (knownFrom !== undefined && date < knownFrom) return 'not_recorded';
  return endsAt > now ? 'not_over' : 'nobody_came';
}

function punctuality(
  facts: Pick<DayFacts, 'presences' | 'mark'>,
  planned: PlannedDay,
): { late: number; early: number } {
  const kept = timeKept(facts, planned);
  return { late: kept?.late.counted ?? 0, early: kept?.early.counted ?? 0 };
}

/**
 * By how many minutes somebody missed a planned time (below zero: they did better than that), what is let pass, and
 * what counts.
 */
export interface TimeKept {
  by: number;
  grace: number;
  counted: number;
}

/**
 * How the first way in and the last way out stand to the planned times; null without times or presences, `early.by` 0
 * while a way out is missing. Breaks are nobody's to miss, nor is the half of a day that was decided to be one.
 */
export function timeKept(
  { presences, mark }: Pick<DayFacts, 'presences' | 'mark'>,
  planned: PlannedDay,
): { late: TimeKept; early: TimeKept } | null {
  const { periods } = planned;
  const [first, last] = [periods[0], periods.at(-1)];
  if (!presences.length || !first || !last) return null;
  const within = (from: Instant, to: Instant): number =>
    wholeMinutes(
      periods.reduce((sum, { start, end }) => sum + Math.max(0, Math.min(to, end) - Math.max(from, start)), 0),
    );
  const came = Math.min(...presences.map(({ startedAt }) => startedAt));
  const ends = presences.flatMap(({ endedAt }) => endedAt ?? []);
  const went = ends.length < presences.length ? last.end : Math.max(...ends);
  const late = came > first.start ? within(first.start, came) : wholeMinutes(came - first.start);
  const early = went < last.end ? within(went, last.end) : wholeMinutes(last.end - went);
  const [lateLeft, earlyLeft] = excused(late, early, (planned.expected ?? 0) - (expectedOn(mark, planned) ?? 0));
  const kept = (by: number, grace: number): TimeKept => ({ by, grace, counted: by > grace ? by : 0 });
  return { late: kept(lateLeft, first.graceIn), early: kept(earlyLeft, last.graceOut) };
}

/** What is missed beyond the minutes that need not be worked, which are taken off the larger of the two first. */
function excused(late: number, early: number, free: number): [late: number, early: number] {
  const off = (missed: number, most: number): number => Math.min(Math.max(0, missed), most);
  if (late < early) return excused(early, late, free).toReversed() as [number, number];
  const ofLate = off(late, free);
  return [late - ofLate, early - off(early, free - ofLate)];
}

export interface SheetTotals {
  worked: number;
  expected: number | null;
  late: number;
  absences: number;
}

/**
 * An employee's days added up; what lies ahead is not expected yet. Hours of a month are spread over its working days.
 */
export function sheetTotals(days: readonly AttendanceDayResult[], shift: ShiftPlan | null): SheetTotals {
  const sum = (value: (day: AttendanceDayResult) => number) => days.reduce((all, day) => all + value(day), 0);
  const employed = days.filter(({ status }) => status !== 'not_employed' && status !== 'not_recorded');
  const begun = employed.filter(({ status }) => status !== 'upcoming');
  const isWorkday = ({ expected }: AttendanceDayResult): boolean => expected !== 0;
  const ofMonth = () =>
    Math.round(
      (Number(shift!.totalHours) * 60 * begun.filter(isWorkday).length) /
        Math.max(1, employed.filter(isWorkday).length),
    );
  return {
    worked: sum(({ worked }) => worked),
    late: sum(({ late }) => late),
    absences: days.filter(({ status }) => status === 'absent').length,
    expected:
      shift === null
        ? null
        : shift.kind === 'monthly_hours'
          ? ofMonth()
          : begun.reduce((all, { expected }) => all + (expected ?? 0), 0),
  };
}
