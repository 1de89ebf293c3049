import type { ShiftPeriodInput } from '../../../generated/time/shift';

/** Without the type's name that answers carry and the server does not take back. */
export const periodsIn = (value: unknown): ShiftPeriodInput[] =>
  Array.isArray(value)
    ? (value as ShiftPeriodInput[]).map(({ start, end, graceIn, graceOut }) => ({ start, end, graceIn, graceOut }))
    : [];
