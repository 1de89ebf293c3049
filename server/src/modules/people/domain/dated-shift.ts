import type { PlainDate } from '../../../kernel/dates/plain-date';

/**
 * Which shift somebody works by default from a day on, until the next; `from` null: since ever, `shiftId` null: none.
 */
export interface ShiftSpan {
  from: PlainDate | null;
  shiftId: string | null;
}

/** What is on file of somebody: the shift of today, and where that was ever changed, which held when, oldest first. */
export interface ShiftOnFile {
  shiftId: string | null;
  shifts: readonly ShiftSpan[] | null;
}

export function shiftIdOn({ shiftId, shifts }: ShiftOnFile, date: PlainDate): string | null {
  if (!shifts) return shiftId;
  return shifts.findLast(({ from }) => from === null || from <= date)?.shiftId ?? null;
}

/** Every shift somebody works or worked. */
export const shiftIdsOf = ({ shiftId, shifts }: ShiftOnFile): string[] =>
  [shiftId, ...(shifts ?? []).map((span) => span.shiftId)].flatMap((id) => id ?? []);

/**
 * What is on file once a shift holds from a day on: days before keep theirs, and what was to begin on that day or later
 * is superseded.
 */
export function shiftGivenFrom(before: ShiftOnFile, shiftId: string | null, day: PlainDate): ShiftSpan[] {
  const kept = (before.shifts ?? [{ from: null, shiftId: before.shiftId }]).filter(
    ({ from }) => from === null || from < day,
  );
  return kept.at(-1)?.shiftId === shiftId ? kept : [...kept, { from: day, shiftId }];
}
