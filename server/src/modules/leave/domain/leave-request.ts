import { overlaps, type LeaveDay, type LeaveSpan } from '../../organisation/domain/leave-days';
import { daysBetween, type PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';
import { t } from '../texts/text';

/** `cancel_requested`: approved and in force, and its employee asks to have it cancelled. */
export type LeaveState = 'submitted' | 'approved' | 'cancel_requested' | 'rejected' | 'cancelled';
/** Leave of which the reason and the papers tell of somebody's health. */
export const isMedicalLeave = (kind: string): boolean => kind === 'sick' || kind === 'maternity';

export type LeaveAction = 'approve' | 'reject' | 'cancel';

/** Where an action leads from a state. One that leads to the state it starts from is a harmless repeat. */
const transitions: Record<LeaveState, Partial<Record<LeaveAction, LeaveState>>> = {
  submitted: { approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
  approved: { approve: 'approved', cancel: 'cancelled' },
  cancel_requested: { approve: 'cancelled', reject: 'approved', cancel: 'cancelled' },
  rejected: { reject: 'rejected' },
  cancelled: { cancel: 'cancelled' },
};

const stateNames: Record<LeaveState, Text> = {
  submitted: t('leave_request.state_names.submitted'),
  approved: t('leave_request.state_names.approved'),
  cancel_requested: t('leave_request.state_names.cancel_requested'),
  rejected: t('leave_request.state_names.rejected'),
  cancelled: t('leave_request.state_names.cancelled'),
};
const actionNames: Record<LeaveAction, Text> = {
  approve: t('leave_request.action_names.approve'),
  reject: t('leave_request.action_names.reject'),
  cancel: t('leave_request.action_names.cancel'),
};

/** `repeated`: it is in that state already, so there is nothing to save. */
export type LeaveDecision = { allowed: true; to: LeaveState; repeated: boolean } | { allowed: false; because: Text };

export interface LeaveForDecision {
  status: LeaveState;
  employeeId: string;
  requestedById: string | null;
}
export interface Decider {
  userId: string;
  employeeId: string | null;
}

/**
 * The states in which a row counts as leave: approved, and until somebody decides also what its employee asks to
 * cancel.
 */
export const leaveInForce: readonly LeaveState[] = ['approved', 'cancel_requested'];
export const isInForce = (status: LeaveState): boolean => leaveInForce.includes(status);

/**
 * Whether this person may take the request there now, apart from grants. Nobody decides about their own leave: who
 * cancels their own once it is approved asks for it. Where that is asked, to approve is to cancel and to reject is to
 * keep the leave.
 */
export function decideLeave(leave: LeaveForDecision, action: LeaveAction, by: Decider): LeaveDecision {
  const isOwn = by.employeeId === leave.employeeId;
  const to =
    action === 'cancel' && isOwn && isInForce(leave.status) ? 'cancel_requested' : transitions[leave.status][action];
  if (!to) {
    const [is, done] = [stateNames[leave.status], actionNames[action]];
    return refused(t('leave_request.leave_cannot', { is, done }));
  }
  if (to === leave.status) return { allowed: true, to, repeated: true };
  if (action !== 'cancel' && isOwn) {
    return refused(t('leave_request.your_own_leave_another_person'));
  }
  // Who entered it does not approve it, but may decide about the wish of the employee to cancel it.
  if (action !== 'cancel' && leave.status === 'submitted' && by.userId === leave.requestedById) {
    return refused(t('leave_request.you_entered_request_another_person'));
  }
  return { allowed: true, to, repeated: false };
}

/**
 * Whether this person may take back the wish to have approved leave cancelled: only whose leave it is wished that, and
 * until somebody has decided. The leave stays as it was.
 */
export function withdrawWish({ status, employeeId }: LeaveForDecision, by: Decider): LeaveDecision {
  if (by.employeeId !== employeeId) return refused(t('leave_request.only_whose_leave_takes_back'));
  if (!isInForce(status)) return refused(t('leave_request.nobody_asks_any_more_cancel'));
  return { allowed: true, to: 'approved', repeated: status === 'approved' };
}

export interface Employment {
  hireDate: PlainDate;
  exitDate: PlainDate | null;
}

/** What is wrong with a span, and the field to correct. */
export interface SpanProblem {
  field: 'fromDate' | 'toDate' | 'fromPart' | 'toPart' | 'fromTime' | 'toTime';
  text: Text;
}

const longestDays = 366;

/** Order, clock times, employment. Asked before anything is counted. */
export function spanProblem(span: LeaveSpan, { hireDate, exitDate }: Employment): SpanProblem | null {
  const { unit, fromDate, toDate, fromPart, toPart, fromTime, toTime } = span;
  if (toDate < fromDate) return problem('toDate', t('leave_request.last_day_lies_before_first'));
  if (daysBetween(fromDate, toDate) >= longestDays) {
    return problem('toDate', t('leave_request.request_covers_most_days_split', { longestDays }));
  }
  if (unit === 'hourly') {
    if (!fromTime) return problem('fromTime', t('leave_request.say_what_time'));
    if (!toTime) return problem('toTime', t('leave_request.say_until_what_time'));
    if (fromDate === toDate && toTime <= fromTime)
      return problem('toTime', t('leave_request.end_lies_before_beginning'));
  } else if (fromDate === toDate && fromPart === 'pm' && toPart === 'am') {
    return problem('toPart', t('leave_request.day_cannot_end_noon_before'));
  }
  if (fromDate < hireDate) {
    return problem('fromDate', t('leave_request.employment_begins_leave_cannot_begin', { hireDate }));
  }
  if (exitDate && toDate > exitDate) {
    return problem('toDate', t('leave_request.employment_ends_leave_cannot_go', { exitDate }));
  }
  return null;
}

/**
 * Half of a day nobody works is no leave, and a request must take some time; `days` are its days as they are counted.
 */
export function countProblem(span: LeaveSpan, days: readonly LeaveDay[]): SpanProblem | null {
  const [first, last] = [
    days.find(({ date }) => date === span.fromDate)!,
    days.find(({ date }) => date === span.toDate)!,
  ];
  if (span.unit === 'daily' && span.fromPart === 'pm' && first.kind !== 'work') return offDay('fromPart', first.name);
  if (span.unit === 'daily' && span.toPart === 'am' && last.kind !== 'work') return offDay('toPart', last.name);
  if (days.every(({ minutes }) => minutes === 0)) {
    return problem('fromDate', t('leave_request.weekends_holidays_only_no_leave'));
  }
  return null;
}

const offDay = (field: SpanProblem['field'], name: string | null): SpanProblem =>
  name
    ? problem(field, t('leave_request.half_holiday_cannot_taken_leave', { name }))
    : problem(field, t('leave_request.half_weekend_day_cannot_taken'));

/** The first of the approved leaves that the span runs into. */
export const clashWith = <L extends LeaveSpan>(span: LeaveSpan, approved: readonly L[]): L | undefined =>
  approved.find((other) => overlaps(span, other));

function problem(field: SpanProblem['field'], text: Text): SpanProblem {
  return { field, text };
}

function refused(because: Text): LeaveDecision {
  return { allowed: false, because };
}
