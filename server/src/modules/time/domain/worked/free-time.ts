import type { PlannedDay } from '../attendance-day';
import type { CalendarDay, DayPart } from '../../../organisation/domain/leave-days';
import type { PlannedPeriod } from '../shift';
import { without, type DayThresholds, type Span } from './worked-day';

/**
 * A part of a day that leave or a half holiday takes, by its share of the day. Hours lie where the clock shows them; a
 * half is as much of the shift's own times from its beginning or its end, whenever in the day it is worked.
 */
export interface FreeTime {
  share: number;
  from: 'leave' | 'holiday';
  lies: DayPart | Span;
}

/** What a half holiday takes of a working day. */
export const freeByHoliday = ({ kind, freeHalf, minutes, usualMinutes }: CalendarDay): FreeTime[] =>
  kind === 'work' && freeHalf && usualMinutes > 0
    ? [{ share: 1 - minutes / usualMinutes, from: 'holiday', lies: freeHalf }]
    : [];

/**
 * The day as it is to be worked when parts of it are free: nobody comes too late for those or leaves them too early.
 */
export function plannedBeside(free: readonly FreeTime[], planned: PlannedDay): PlannedDay {
  if (!free.length) return planned;
  const share = Math.min(
    1,
    free.reduce((sum, each) => sum + each.share, 0),
  );
  const { periods, whole } = planned;
  if (!periods.length) return { ...planned, freeShare: share, expected: whole && Math.round(whole * (1 - share)) };
  const taken = free.map((each) => spanOf(each, periods)).sort(([one], [other]) => one - other);
  const left = periods.flatMap((period) =>
    without([period.start, period.end], taken).map(([start, end]): PlannedPeriod => ({ ...period, start, end })),
  );
  const worked = lengthOf(left) / lengthOf(periods);
  return {
    ...planned,
    freeShare: 1 - worked,
    expected: whole && Math.round(whole * worked),
    periods: withGrace(left, periods),
    pauses: pausesBeside(left, planned),
  };
}

/** Minutes from which on what is left of a day counts as half and as whole. */
export const thresholdsBeside = ({ freeShare }: PlannedDay, { half, full }: DayThresholds): DayThresholds => ({
  half: half && Math.round(half * (1 - freeShare)),
  full: full && Math.round(full * (1 - freeShare)),
});

function spanOf({ share, lies }: FreeTime, periods: readonly PlannedPeriod[]): Span {
  if (typeof lies !== 'string') return lies;
  const minutes = lengthOf(periods) / 60_000;
  const taken = Math.round(minutes * share);
  return lies === 'am'
    ? [periods[0]!.start, afterMinutes(taken, periods, 'end')]
    : [afterMinutes(minutes - taken, periods, 'start'), periods.at(-1)!.end];
}

/** When so many minutes of the times have passed; at a break, its beginning or its end. */
function afterMinutes(minutes: number, periods: readonly PlannedPeriod[], side: 'start' | 'end'): number {
  let left = minutes * 60_000;
  for (const { start, end } of periods) {
    if (left < end - start || (side === 'end' && left === end - start)) return start + left;
    left -= end - start;
  }
  return periods.at(-1)!.end;
}

/** The grace of the shift goes with the first way in and the last way out, whenever those are. */
const withGrace = (left: readonly PlannedPeriod[], periods: readonly PlannedPeriod[]): PlannedPeriod[] =>
  left.map((period, at) => ({
    ...period,
    graceIn: at === 0 ? periods[0]!.graceIn : period.graceIn,
    graceOut: at === left.length - 1 ? periods.at(-1)!.graceOut : period.graceOut,
  }));

/** Breaks stay breaks for who works in their free time; hours of leave amid the others are one. */
function pausesBeside(left: readonly PlannedPeriod[], { pauses }: PlannedDay): Span[] {
  const [first, last] = [left[0]?.start ?? Infinity, left.at(-1)?.end ?? Infinity];
  return [
    ...pauses.filter(([, end]) => end <= first),
    ...left.slice(1).flatMap(({ start }, at): Span[] => (start > left[at]!.end ? [[left[at]!.end, start]] : [])),
    ...pauses.filter(([start]) => start >= last),
  ];
}

const lengthOf = (periods: readonly PlannedPeriod[]): number =>
  periods.reduce((sum, { start, end }) => sum + end - start, 0);
