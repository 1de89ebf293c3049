import { overlaps, type LeaveSpan } from '../../organisation/domain/leave-days';
import type { PlainDate } from '../../../kernel/dates/plain-date';
import { leaveInForce, type LeaveState } from './leave-request';
import type { Text } from '../../../kernel/text/text';

/** Who is to stand in for somebody on leave. */
export interface Replacement {
  id: string;
  hireDate: PlainDate;
  exitDate: PlainDate | null;
}

/** Why he cannot stand in: nobody replaces himself, nor before his first or after his last day. Null where he can. */
export function replacementProblem(
  leave: { employeeId: string; fromDate: PlainDate; toDate: PlainDate },
  { id, hireDate, exitDate }: Replacement,
): Text | null {
  if (id === leave.employeeId)
    return { en: 'Nobody stands in for himself. Choose somebody else.', ar: 'لا ينوب أحد عن نفسه. اختر شخصاً آخر.' };
  if (leave.fromDate < hireDate) {
    return {
      en: `Employment of who stands in begins on ${hireDate}, after this leave begins.`,
      ar: `يبدأ توظيف النائب في ${hireDate}، بعد بداية هذه الإجازة.`,
    };
  }
  if (exitDate && leave.toDate > exitDate) {
    return {
      en: `Employment of who stands in ends on ${exitDate}, before this leave is over.`,
      ar: `ينتهي توظيف النائب في ${exitDate}، قبل نهاية هذه الإجازة.`,
    };
  }
  return null;
}

/** Whether somebody else may be named to stand in now that it is approved: while it is in force and not over. Before, the request itself is changed. */
export const mayChangeReplacement = (
  { status, toDate }: { status: LeaveState; toDate: PlainDate },
  today: PlainDate,
): boolean => leaveInForce.includes(status) && toDate >= today;

/**
 * The leave in force of who stands in that falls into the same time. It is told, not refused: he may be away for one day of
 * ten, and who approves decides whether that will do.
 */
export const awayMeanwhile = <L extends LeaveSpan>(leave: LeaveSpan, ofReplacement: readonly L[]): L[] =>
  ofReplacement.filter((other) => overlaps(leave, other));
