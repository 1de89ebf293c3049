import type { ShiftPatternSlotInput } from '../../../generated/time/shift-pattern';

/** Without the type's name that answers carry and the server does not take back. */
export const slotsIn = (value: unknown): ShiftPatternSlotInput[] =>
  Array.isArray(value) ? (value as ShiftPatternSlotInput[]).map(({ day, shiftId }) => ({ day, shiftId })) : [];
