import { addDays, daysBetween, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { Text } from '../../../../kernel/text/text';
import { t } from '../../texts/text';

/**
 * Which shift is worked on a day of the cycle, 0 the first; days without a slot are free, several slots are several
 * shifts.
 */
export interface PatternSlot {
  day: number;
  shiftId: string;
}

export interface ShiftPattern {
  cycleDays: number;
  slots: readonly PatternSlot[];
}

/**
 * Somebody works by a pattern from one day to another, both included; `startsAt`: the day of the cycle their first day
 * is.
 */
export interface PatternAssignment {
  pattern: ShiftPattern;
  validFrom: PlainDate;
  validTo: PlainDate | null;
  startsAt: number;
}

export interface PlannedShiftDay {
  date: PlainDate;
  shiftId: string;
}

const longestCycle = 366;
const mostOfDay = 3;

/** What is wrong with a pattern, or null. */
export function patternProblem({
  cycleDays,
  slots,
}: ShiftPattern): { field: 'cycleDays' | 'slots'; text: Text } | null {
  if (!Number.isInteger(cycleDays) || cycleDays < 1 || cycleDays > longestCycle) {
    return {
      field: 'cycleDays',
      text: t('shift_pattern.cycle_has_1_days', { longestCycle }),
    };
  }
  if (!slots.length) return { field: 'slots', text: t('shift_pattern.give_shift_least_day') };
  const outside = slots.find(({ day }) => !Number.isInteger(day) || day < 0 || day >= cycleDays);
  if (outside) {
    return {
      field: 'slots',
      text: t('shift_pattern.day_lies_outside_cycle_days', { day: outside.day + 1, cycleDays }),
    };
  }
  const twice = slots.find((slot, at) =>
    slots.some((other, before) => before < at && other.day === slot.day && other.shiftId === slot.shiftId),
  );
  if (twice)
    return {
      field: 'slots',
      text: t('shift_pattern.day_has_same_shift_twice', { day: twice.day + 1 }),
    };
  const full = slots.find(({ day }) => slots.filter((other) => other.day === day).length > mostOfDay);
  return full
    ? {
        field: 'slots',
        text: t('shift_pattern.day_has_more_shifts', { day: full.day + 1, mostOfDay }),
      }
    : null;
}

/** The shifts a pattern gives somebody between two days, both included. */
export function patternDays(
  { pattern, validFrom, validTo, startsAt }: PatternAssignment,
  from: PlainDate,
  to: PlainDate,
): PlannedShiftDay[] {
  const first = from > validFrom ? from : validFrom;
  const last = validTo !== null && validTo < to ? validTo : to;
  return Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, at) => addDays(first, at)).flatMap(
    (date) => {
      const day = (startsAt + daysBetween(validFrom, date)) % pattern.cycleDays;
      return pattern.slots.filter((slot) => slot.day === day).map(({ shiftId }) => ({ date, shiftId }));
    },
  );
}
