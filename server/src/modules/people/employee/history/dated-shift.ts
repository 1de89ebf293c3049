import { shiftGivenFrom, shiftIdOn, type ShiftOnFile } from '../../domain/dated-shift';
import type { Values } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { invalid } from '../../../../platform/errors';
import { Question } from '../../../../platform/question';
import { todayIn } from '../../../../platform/today';
import { t } from '../../texts/text';

/** What a shift is called, for who may read shifts; null for others. */
export const shiftTitle = new Question<(ctx: Ctx, shiftId: string | null) => Promise<string | null>>();

interface Given extends ShiftOnFile {
  hireDate: string;
  newShiftFrom: string | null;
}

/** A shift written on file holds from a day on, today unless told; what is read there is the one of today. */
export function datedShift(ctx: Ctx, after: Given, before: ShiftOnFile | null): Values {
  if (!before) return { newShiftFrom: null };
  if (after.shiftId === before.shiftId && !after.newShiftFrom) return {};
  const today = todayIn(ctx);
  const day = after.newShiftFrom ?? (today < after.hireDate ? after.hireDate : today);
  if (day < after.hireDate) {
    throw invalid('newShiftFrom', t('dated_shift.employment_begins_shift_cannot_begin', { hireDate: after.hireDate }));
  }
  const shifts = shiftGivenFrom(before, after.shiftId, day);
  return { shifts, shiftId: shiftIdOn({ shiftId: after.shiftId, shifts }, today), newShiftFrom: null };
}

/**
 * The shift on file of an employee on a day, as SQL over their row: `modules/people/domain/dated-shift` in the
 * database.
 */
export const shiftOnFileSql = (employee: string, day: string): string =>
  `shift_on_file(${employee}.shifts, ${employee}.shift_id, ${day})`;
