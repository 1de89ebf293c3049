import type { EmployeeLeaveInput, EmployeeLeaveRecordFragment } from '../../../generated/leave/employee-leave';

/** How people say it: whole days, half of one day, or hours. The server knows the last two as parts and times. */
export type Length = 'days' | 'half' | 'hours';

export interface LeaveValues {
  employeeId: string | null;
  typeId: string | null;
  kind: EmployeeLeaveInput['kind'];
  length: Length;
  fromDate: string | null;
  toDate: string | null;
  /** Which half, of half a day. */
  part: 'am' | 'pm';
  /** Whether the first of several days is worked until noon, the last one from noon. */
  fromNoon: boolean;
  untilNoon: boolean;
  fromTime: string | null;
  toTime: string | null;
  reason: string | null;
  description: string | null;
  contact: string | null;
  replacementId: string | null;
  resolutionNumber: string | null;
  paidPercent: string | null;
  attachmentFileId: string | null;
}

type Part = 'am' | 'pm';
export type Span = Pick<EmployeeLeaveInput, 'fromDate' | 'toDate'> &
  Required<Pick<EmployeeLeaveInput, 'fromTime' | 'toTime'>> & {
    unit: 'daily' | 'hourly';
    fromPart: Part;
    toPart: Part;
  };

type Begun = Omit<Span, 'fromDate' | 'toDate'> & { fromDate: string | null; toDate: string | null };

/** The span as far as it is typed. */
export function spanBegun(values: Partial<LeaveValues>): Begun {
  const { length, fromDate = null, fromTime = null, toTime = null, part = 'am' } = values;
  const days = {
    fromDate,
    toDate: (length === 'days' ? values.toDate : fromDate) ?? null,
    fromPart: 'am',
    toPart: 'pm',
    fromTime: null,
    toTime: null,
  } as const;
  if (length === 'hours') return { ...days, unit: 'hourly', fromTime, toTime };
  if (length === 'half') return { ...days, unit: 'daily', fromPart: part, toPart: part };
  return { ...days, unit: 'daily', fromPart: values.fromNoon ? 'pm' : 'am', toPart: values.untilNoon ? 'am' : 'pm' };
}

/** The same once it is complete; null while a day or a time is missing. */
export function spanIn(values: Partial<LeaveValues>): Span | null {
  const span = spanBegun(values);
  const { unit, fromDate, toDate, fromTime, toTime } = span;
  if (!fromDate || !toDate || (unit === 'hourly' && !(fromTime && toTime))) return null;
  return { ...span, fromDate, toDate };
}

/** What a form begins with: that of a request, of a draft as far as it is filled in, or nothing. */
export function firstValues(
  leave: Partial<EmployeeLeaveRecordFragment> | null,
  employeeId: string | null,
): LeaveValues {
  const isHalf =
    leave !== null && leave.unit === 'daily' && leave.fromDate === leave.toDate && leave.fromPart === leave.toPart;
  return {
    employeeId: leave?.employeeId ?? employeeId,
    typeId: leave?.typeId ?? null,
    kind: leave?.kind ?? 'paid',
    length: leave?.unit === 'hourly' ? 'hours' : isHalf ? 'half' : 'days',
    fromDate: leave?.fromDate ?? null,
    toDate: leave?.toDate ?? null,
    part: leave?.fromPart ?? 'am',
    fromNoon: !isHalf && leave?.fromPart === 'pm',
    untilNoon: !isHalf && leave?.toPart === 'am',
    fromTime: leave?.fromTime ?? null,
    toTime: leave?.toTime ?? null,
    reason: leave?.reason ?? null,
    description: leave?.description ?? null,
    contact: leave?.contact ?? null,
    replacementId: leave?.replacementId ?? null,
    resolutionNumber: leave?.resolutionNumber ?? null,
    paidPercent: leave?.paidPercent ?? null,
    attachmentFileId: leave?.attachmentFileId ?? null,
  };
}

/**
 * What of it differs from the request as it is shown: what is hidden from whoever changes the rest is left as it is.
 */
export const changed = (
  input: ReturnType<typeof inputFrom<Span>>,
  leave: EmployeeLeaveRecordFragment,
): Partial<typeof input> =>
  Object.fromEntries(
    Object.entries(input).filter(
      ([name, value]) => value !== (leave[name as keyof EmployeeLeaveRecordFragment] ?? null),
    ),
  );

const filled = (text: string | null | undefined): string | null => text?.trim() || null;

/** What is sent, of new leave, of changed leave and of a draft alike. */
export function inputFrom<S extends Begun>(values: LeaveValues, span: S) {
  const { typeId, kind, reason, description, contact, replacementId, resolutionNumber, paidPercent, attachmentFileId } =
    values;
  return {
    ...(typeId ? { typeId } : { kind }),
    attachmentFileId,
    replacementId: replacementId ?? null,
    ...span,
    reason: filled(reason),
    description: filled(description),
    contact: filled(contact),
    resolutionNumber: filled(resolutionNumber),
    paidPercent: filled(paidPercent),
  };
}
