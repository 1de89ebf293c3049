import type { PlainDate } from '../../../../kernel/dates/plain-date';
import {
  plannedPeriods,
  usualWindow as usualMinutes,
  type Counting,
  type PlannedPeriod,
  type ShiftPlan,
} from '../shift';
import type { Instant } from '../../../../kernel/dates/zone-time';

/** Minutes before its start and after its end within which a punch is one of the shift. */
export interface ShiftWindow {
  before: number;
  after: number;
}

export const usualWindow: ShiftWindow = { before: usualMinutes, after: usualMinutes };
export const windowOf = ({ windowBefore = usualMinutes, windowAfter = usualMinutes }: ShiftPlan): ShiftWindow => ({
  before: windowBefore,
  after: windowAfter,
});

/** A shift of fixed times on the day it begins. */
export interface PlannedShift {
  date: PlainDate;
  start: Instant;
  end: Instant;
  opensAt: Instant;
  closesAt: Instant;
  periods: readonly PlannedPeriod[];
  counting: Counting;
}

const minute = 60_000;

/** The shift of a day in its zone; null where no times are fixed. */
export function plannedShift(
  plan: ShiftPlan,
  date: PlainDate,
  zone: string,
  { before, after }: ShiftWindow,
): PlannedShift | null {
  const periods = plannedPeriods(plan, date, zone);
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last) return null;
  return {
    date,
    start: first.start,
    end: last.end,
    opensAt: first.start - before * minute,
    closesAt: last.end + after * minute,
    periods,
    counting: plan.counting ?? 'pairs',
  };
}

/** The day something belongs to: that of the shift whose window holds it, else the one on the calendar. */
export const dayHolding = (instant: Instant, date: PlainDate, around: readonly PlannedShift[]): PlainDate =>
  shiftHolding(instant, around)?.date ?? date;

/** How long before its window opens somebody who comes is taken to come for a shift. */
const longestAhead: Instant = 6 * 3_600_000;

/**
 * The shift somebody comes too early for, or the one that holds the instant: what is nearer to the close of a shift
 * before is no coming.
 */
export function shiftComeFor(instant: Instant, shifts: readonly PlannedShift[]): PlannedShift | null {
  const held = shiftHolding(instant, shifts);
  if (held) return held;
  const ahead = (shift: PlannedShift): Instant => shift.opensAt - instant;
  const next = shifts
    .filter((shift) => ahead(shift) > 0)
    .reduce<PlannedShift | null>((first, shift) => (!first || ahead(shift) < ahead(first) ? shift : first), null);
  const lastClose = shifts.reduce(
    (last, { closesAt }) => (closesAt < instant ? Math.max(last, closesAt) : last),
    -Infinity,
  );
  return next && ahead(next) <= longestAhead && ahead(next) < instant - lastClose ? next : null;
}

/** The shift whose window holds the instant; of several the one that starts nearest to it. */
export function shiftHolding(instant: Instant, shifts: readonly PlannedShift[]): PlannedShift | null {
  let nearest: PlannedShift | null = null;
  for (const shift of shifts) {
    if (instant < shift.opensAt || instant > shift.closesAt) continue;
    if (!nearest || Math.abs(instant - shift.start) < Math.abs(instant - nearest.start)) nearest = shift;
  }
  return nearest;
}
