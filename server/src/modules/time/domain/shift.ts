import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { nextInstantAt, plannedInstant, type Instant } from '../../../kernel/dates/zone-time';
import { t } from '../texts/text';

/**
 * `times`: from and to fixed times; `daily_hours`: so many hours whenever in the day; `monthly_hours`: so many in the
 * month.
 */
export type ShiftKind = 'times' | 'daily_hours' | 'monthly_hours';

/**
 * `pairs`: from each way in to its way out; `first_to_last`: from the first way in to the last way out. The breaks of
 * the shift are left out of both.
 */
export const countings = ['pairs', 'first_to_last'] as const;
export type Counting = (typeof countings)[number];

/** A stretch of work, 'HH:mm' each; an end not later than the start is on the next day. Grace in minutes. */
export interface ShiftPeriod {
  start: string;
  end: string;
  graceIn: number;
  graceOut: number;
}

export interface ShiftPlan {
  kind: ShiftKind;
  totalHours: string | null;
  periods: readonly ShiftPeriod[];
  /** Minutes before its start and after its end within which a punch is one of the shift. */
  windowBefore?: number;
  windowAfter?: number;
  /** Minutes worked from which on a day counts as half and as whole; null where any presence makes it whole. */
  leastHalf?: number | null;
  leastFull?: number | null;
  /** Minutes of overtime a working day must come to before any of them counts. */
  leastOvertime?: number;
  /** Whether people take turns on it: laws that pay more by night may leave them out. */
  isShiftWork?: boolean;
  /** What of a day of it counts as worked. */
  counting?: Counting;
  /** How much an hour worked in it counts for pay, a decimal text; '1' an hour. */
  multiplier?: string;
  /**
   * Minutes after its end from which on a way out that was not taken is put there, for somebody to confirm; null:
   * never.
   */
  clockOutAfter?: number | null;
}

/** What a shift asked for from a day on; null: always, until the next. */
export interface ShiftVersion extends ShiftPlan {
  from: PlainDate | null;
}

/** A shift with what it asked for before `timesFrom`, oldest first; null: it never was otherwise. */
export interface DatedShift extends ShiftPlan {
  timesFrom: PlainDate | null;
  earlier: readonly ShiftVersion[];
}

/** A shift, and where several are worked on one day as one, each of them. */
export interface WorkedShift extends DatedShift {
  id: string;
  parts?: readonly (ShiftPlan & { id: string })[];
}

/** What tells the shift worked on a day from all others. */
export const workedName = (shift: WorkedShift | null): string =>
  shift?.parts?.map(({ id }) => id).join() ?? String(shift?.id);

/** The shift as it is worked on a day: a day of the past keeps what held then. */
export function shiftOn<S extends DatedShift>(shift: S, date: PlainDate): S {
  if (shift.timesFrom === null || date >= shift.timesFrom) return shift;
  const version = shift.earlier.findLast(({ from }) => from === null || from <= date) ?? shift.earlier[0];
  if (!version) return shift;
  return { ...shift, ...planOf(version) };
}

export const usualWindow = 60;

const planOf = ({
  kind,
  totalHours,
  periods,
  windowBefore = usualWindow,
  windowAfter = usualWindow,
  leastHalf = null,
  leastFull = null,
  leastOvertime = 0,
  isShiftWork = false,
  counting = 'pairs',
  multiplier = '1',
  clockOutAfter = null,
}: ShiftPlan): Required<ShiftPlan> => ({
  kind,
  totalHours,
  periods,
  windowBefore,
  windowAfter,
  leastHalf,
  leastFull,
  leastOvertime,
  isShiftWork,
  counting,
  multiplier,
  clockOutAfter,
});

const asText = (plan: ShiftPlan): string =>
  JSON.stringify({
    ...planOf(plan),
    totalHours: Number(plan.totalHours),
    multiplier: Number(plan.multiplier ?? '1'),
    periods: plan.periods.map(({ start, end, graceIn, graceOut }) => [start, end, graceIn, graceOut]),
  });

/** Whether days may come out otherwise by one than by the other. */
export const asksTheSame = (one: ShiftPlan, other: ShiftPlan): boolean => asText(one) === asText(other);

/**
 * What becomes of the versions when a shift asks for something else from a day on: what held from that day or later is
 * superseded.
 */
export function changedFrom(before: DatedShift, day: PlainDate): Pick<DatedShift, 'timesFrom' | 'earlier'> {
  const versions: ShiftVersion[] = [...before.earlier, { from: before.timesFrom, ...planOf(before) }];
  const earlier = versions.filter(({ from }) => from === null || from < day);
  return { earlier, timesFrom: earlier.length ? day : null };
}

/** A shift as it was before changes, given by what each of them replaced, the first in front. */
export function beforeChanges<S extends DatedShift>(shift: S, replaced: readonly Partial<DatedShift>[]): S {
  const then = { ...shift, ...(Object.assign({}, ...replaced.toReversed()) as Partial<DatedShift>) };
  return { ...then, multiplier: Number(then.multiplier ?? '1').toFixed(2) };
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const wholeDay = 24 * 60;

/** Minutes by the clock from start to end; the same time twice is a whole day. */
export const periodMinutes = ({ start, end }: Pick<ShiftPeriod, 'start' | 'end'>): number =>
  ((minutesOf(end) - minutesOf(start) + wholeDay - 1) % wholeDay) + 1;

/** Whether its times go round the clock: it ends at the time it began. */
export const isWholeDay = ({ kind, periods }: ShiftPlan): boolean =>
  kind === 'times' && periods.length > 0 && periods.at(-1)!.end === periods[0]!.start;

/** Minutes a day of the shift asks for; null where only the month has a measure. */
export function expectedMinutes({ kind, totalHours, periods }: ShiftPlan): number | null {
  if (kind === 'times') return periods.reduce((sum, period) => sum + periodMinutes(period), 0);
  return kind === 'daily_hours' ? Math.round(Number(totalHours) * 60) : null;
}

/**
 * What is wrong with the periods of a shift, at which of them. They follow each other within one round of the clock.
 */
export function periodProblem(periods: readonly ShiftPeriod[]): Text | null {
  let taken = 0;
  for (const [at, period] of periods.entries()) {
    const pause = at === 0 ? 0 : (minutesOf(period.start) - minutesOf(periods[at - 1]!.end) + wholeDay) % wholeDay;
    taken += pause + periodMinutes(period);
    if (taken > wholeDay) {
      return t('shift.times_begin_before_ones_above', { at: at + 1 });
    }
    if (period.graceIn > periodMinutes(period) || period.graceOut > periodMinutes(period)) {
      return t('shift.grace_times_longer_times_themselves', { at: at + 1 });
    }
  }
  return null;
}

export interface PlannedPeriod {
  start: Instant;
  end: Instant;
  graceIn: number;
  graceOut: number;
}

/** The instants of a shift on the day it begins; night shifts and clock changes fall into place by themselves. */
export function plannedPeriods({ kind, periods }: ShiftPlan, date: PlainDate, zone: string): PlannedPeriod[] {
  if (kind !== 'times') return [];
  const planned: PlannedPeriod[] = [];
  for (const { start, end, graceIn, graceOut } of periods) {
    const before = planned.at(-1)?.end;
    const from =
      before === undefined
        ? plannedInstant(date, `${start}:00`, zone)
        : (nextInstantAt(before - 1, `${start}:00`, zone) ?? before);
    planned.push({
      start: from,
      end: nextInstantAt(from, `${end}:00`, zone) ?? from + periodMinutes({ start, end }) * 60_000,
      graceIn,
      graceOut,
    });
  }
  return planned;
}
