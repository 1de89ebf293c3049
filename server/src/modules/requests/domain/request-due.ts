import { leaveDays, workingDaysOf, type LeaveSpan, type WorkCalendar } from '../../organisation/domain/leave-days';
import { addDays, daysBetween, type PlainDate } from '../../../kernel/dates/plain-date';
import type { RequestAction } from './request-state';

export const dueFroms = ['submission', 'approval'] as const;
export type DueFrom = (typeof dueFroms)[number];

/** Within how many working days of what a form wants its requests to be answered; null: they have no due day. */
export interface DueRule {
  dueWithinDays: number | null;
  dueFrom: DueFrom;
}

/** States in which somebody still owes an answer. */
export const owedStates = ['submitted', 'approved'] as const;

/** What is done to the due day of a request: counted anew, taken away, or left as it is. */
export function dueAfter(action: RequestAction, { dueWithinDays, dueFrom }: DueRule): 'anew' | 'none' | 'kept' {
  const counted = (begins: boolean) => (begins && dueWithinDays !== null ? 'anew' : 'none');
  switch (action) {
    case 'submit':
      return counted(dueFrom === 'submission');
    case 'approve':
      return dueFrom === 'approval' ? counted(true) : 'kept';
    // It waits for who asked, and not for those who answer.
    case 'return':
      return 'none';
    case 'dispute':
      return counted(true);
    default:
      return 'kept';
  }
}

/** Days after which it is clear that nobody ever works. */
const farthest = 1_000;

/**
 * The first day by whose end so many working days have passed since `from`, which is not counted itself: weekends and
 * holidays are none, and half a holiday leaves the part of a day that is worked. Null where nobody ever works.
 */
export function dueDay(from: PlainDate, days: number, calendar: WorkCalendar): PlainDate | null {
  const first = addDays(from, 1);
  for (let last = first; daysBetween(from, last) <= farthest; last = addDays(last, 1)) {
    const span: LeaveSpan = {
      unit: 'daily',
      fromDate: first,
      toDate: last,
      fromPart: 'am',
      toPart: 'pm',
      fromTime: null,
      toTime: null,
    };
    if (Number(workingDaysOf(leaveDays(span, calendar))) >= days) return last;
  }
  return null;
}
