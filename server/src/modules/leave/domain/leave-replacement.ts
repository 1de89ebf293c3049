import { overlaps, type LeaveSpan } from '../../organisation/domain/leave-days';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import { leaveInForce, type LeaveState } from './leave-request';
import type { Text } from '../../../kernel/text/text';
import { t } from '../texts/text';

/** Who is to stand in for somebody on leave. */
export interface Replacement {
  id: string;
  hireDate: PlainDate;
  exitDate: PlainDate | null;
}

/**
 * Why they cannot stand in: nobody replaces themselves, nor before their first or after their last day. Null where they
 * can.
 */
export function replacementProblem(
  leave: { employeeId: string; fromDate: PlainDate; toDate: PlainDate },
  { id, hireDate, exitDate }: Replacement,
): Text | null {
  if (id === leave.employeeId) return t('leave_replacement.nobody_stands_self_choose_somebody');
  if (leave.fromDate < hireDate) {
    return t('leave_replacement.employment_who_stands_begins_after', { hireDate });
  }
  if (exitDate && leave.toDate > exitDate) {
    return t('leave_replacement.employment_who_stands_ends_before', { exitDate });
  }
  return null;
}

/**
 * Whether somebody else may be named to stand in now that it is approved: while it is in force and not over. Before,
 * the request itself is changed.
 */
export const mayChangeReplacement = (
  { status, toDate }: { status: LeaveState; toDate: PlainDate },
  today: PlainDate,
): boolean => leaveInForce.includes(status) && toDate >= today;

/**
 * The leave in force of who stands in that falls into the same time. It is told, not refused: they may be away for one
 * day of ten, and who approves decides whether that will do.
 */
export const awayMeanwhile = <L extends LeaveSpan>(leave: LeaveSpan, ofReplacement: readonly L[]): L[] =>
  ofReplacement.filter((other) => overlaps(leave, other));
