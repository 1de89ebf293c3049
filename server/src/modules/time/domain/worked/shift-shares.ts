import type { PlannedDay } from '../attendance-day';
import type { PlannedPeriod } from '../shift';
import type { Instant } from '../../../../kernel/dates/zone-time';
import type { SecondStep } from './second-step';
import { isDayOff, overlap, wholeMinutes, without, type Span, type WorkedDay, type WorkedDayFacts } from './worked-day';

/** One of several shifts of a day, and how much an hour of it counts for pay, a decimal text. */
export interface SharingShift {
  id: string;
  factor: string;
  periods: readonly PlannedPeriod[];
}

/** What of a day counts by one of its shifts; the shares of a day add up to it. */
export interface ShiftShare {
  shiftId: string;
  factor: string;
  worked: number;
  overtime: number;
  nightOvertime: number;
  night: number;
  /** Of the overtime, and of that by night, what is of the second step; none unless told. */
  secondOvertime?: number;
  secondNightOvertime?: number;
}

type Shared = Pick<WorkedDay, 'expected' | 'worked' | 'overtime' | 'night'> & { nightOvertime: number } & Partial<
    Pick<SecondStep, 'secondOvertime' | 'secondNightOvertime'>
  >;

/**
 * The minutes of a day by its shifts, where an hour does not count the same in all of them; null where it does. Work
 * belongs to the shift it lies nearest to, and overtime is what is worked last.
 */
export function sharesOf(
  { presences, nights }: Pick<WorkedDayFacts, 'presences' | 'nights'>,
  planned: PlannedDay,
  day: Shared,
  shifts: readonly SharingShift[],
): ShiftShare[] | null {
  if (new Set(shifts.map(({ factor }) => Number(factor))).size < 2) return null;
  const reaches = reachesOf(shifts);
  if (reaches.length < 2) return null;
  const pauses = isDayOff(day, planned) ? [] : planned.pauses;
  const spans = presences.flatMap(({ startedAt, endedAt }) =>
    endedAt === null ? [] : without([startedAt, endedAt], pauses),
  );
  const last = lastOf(spans, day.overtime * 60_000);
  const dark = (of: readonly Span[]): Span[] => of.flatMap((span) => nights.map((night) => cut(span, night)));
  const within = (of: readonly Span[]): Instant[] =>
    shifts.map(({ id }) =>
      sum(
        of.flatMap((span) => reaches.filter((reach) => reach.id === id).map(({ span: reach }) => overlap(span, reach))),
      ),
    );
  const { secondOvertime = 0, secondNightOvertime = 0 } = day;
  const beyond = lastOf(spans, secondOvertime * 60_000);
  const byNight = (of: readonly Span[], minutes: number): Instant[] =>
    minutes ? within(dark(of)) : shifts.map(() => 0);
  const [all, over, overByNight] = [within(spans), within(last), byNight(last, day.nightOvertime)];
  const [second, secondByNight] = [within(beyond), byNight(beyond, secondNightOvertime)];
  const less = (whole: Instant[], part: Instant[]): Instant[] => whole.map((span, at) => span - part[at]!);
  // Each minute is of one of these five: so no share has more overtime than work, nor more of it by night or of the
  // second step than it has.
  const [ordinary, firstByDay, firstByNight, secondByDay, secondInNight] = [
    addingUpTo(day.worked - day.overtime, less(all, over)),
    addingUpTo(
      day.overtime - day.nightOvertime - secondOvertime + secondNightOvertime,
      less(less(over, overByNight), less(second, secondByNight)),
    ),
    addingUpTo(day.nightOvertime - secondNightOvertime, less(overByNight, secondByNight)),
    addingUpTo(secondOvertime - secondNightOvertime, less(second, secondByNight)),
    addingUpTo(secondNightOvertime, secondByNight),
  ];
  const night = addingUpTo(day.night, within(dark(spans)));
  return shifts.map(({ id, factor }, at) => {
    const [ofSecond, nightOvertime] = [secondByDay[at]! + secondInNight[at]!, firstByNight[at]! + secondInNight[at]!];
    const overtime = firstByDay[at]! + secondByDay[at]! + nightOvertime;
    return {
      shiftId: id,
      factor,
      worked: ordinary[at]! + overtime,
      overtime,
      nightOvertime,
      night: night[at]!,
      ...(ofSecond && { secondOvertime: ofSecond, secondNightOvertime: secondInNight[at]! }),
    };
  });
}

/** From when to when work is nearest to which shift. */
function reachesOf(shifts: readonly SharingShift[]): { id: string; span: Span }[] {
  const periods = shifts
    .flatMap(({ id, periods: own }) => own.map((period) => ({ id, ...period })))
    .sort((one, other) => one.start - other.start);
  const borders = periods
    .slice(1)
    .map((period, at) => Math.max(periods[at]!.start, Math.min(period.start, (periods[at]!.end + period.start) / 2)));
  return periods.map(({ id }, at) => ({ id, span: [borders[at - 1] ?? -Infinity, borders[at] ?? Infinity] }));
}

/** What is worked last of some spans. */
function lastOf(spans: readonly Span[], length: Instant): Span[] {
  let left = length;
  return spans
    .toSorted(([, one], [, other]) => other - one)
    .flatMap(([from, to]): Span[] => {
      const start = Math.max(from, to - left);
      left -= to - start;
      return to > start ? [[start, to]] : [];
    });
}

/**
 * Whole minutes that add up to a total, each as near to its span as can be: what is left over goes to the largest
 * rests.
 */
function addingUpTo(total: number, spans: readonly Instant[]): number[] {
  const minutes = spans.map(wholeMinutes);
  const byRest = spans
    .map((span, at) => ({ at, rest: span % 60_000 }))
    .sort((one, other) => other.rest - one.rest || one.at - other.at);
  for (let left = total - sum(minutes), turn = 0; left !== 0; turn += 1) {
    const { at } = byRest[turn % byRest.length]!;
    if (left < 0 && minutes[at]! === 0) continue;
    minutes[at]! += Math.sign(left);
    left -= Math.sign(left);
  }
  return minutes;
}

const cut = ([from, to]: Span, [start, end]: Span): Span => [
  Math.max(from, start),
  Math.max(Math.max(from, start), Math.min(to, end)),
];
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
