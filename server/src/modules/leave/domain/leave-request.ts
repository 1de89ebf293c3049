import { overlaps, type LeaveDay, type LeaveSpan } from '../../organisation/domain/leave-days';
import { daysBetween, type PlainDate } from '../../../kernel/dates/plain-date';
import type { Text } from '../../../kernel/text/text';

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
  submitted: { en: 'waiting for approval', ar: 'بانتظار الموافقة' },
  approved: { en: 'approved', ar: 'موافق عليه' },
  cancel_requested: { en: 'to be cancelled', ar: 'مطلوب إلغاؤه' },
  rejected: { en: 'rejected', ar: 'مرفوض' },
  cancelled: { en: 'cancelled', ar: 'ملغى' },
};
const actionNames: Record<LeaveAction, Text> = {
  approve: { en: 'approved', ar: 'الموافقة عليه' },
  reject: { en: 'rejected', ar: 'رفضه' },
  cancel: { en: 'cancelled', ar: 'إلغاؤه' },
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

/** The states in which a row counts as leave: approved, and until somebody decides also what its employee asks to cancel. */
export const leaveInForce: readonly LeaveState[] = ['approved', 'cancel_requested'];
export const isInForce = (status: LeaveState): boolean => leaveInForce.includes(status);

/**
 * Whether this person may take the request there now, apart from grants. Nobody decides about his own leave: who cancels his
 * own once it is approved asks for it. Where that is asked, to approve is to cancel and to reject is to keep the leave.
 */
export function decideLeave(leave: LeaveForDecision, action: LeaveAction, by: Decider): LeaveDecision {
  const isOwn = by.employeeId === leave.employeeId;
  const to =
    action === 'cancel' && isOwn && isInForce(leave.status) ? 'cancel_requested' : transitions[leave.status][action];
  if (!to) {
    const [is, done] = [stateNames[leave.status], actionNames[action]];
    return refused(`This leave is ${is.en}: it cannot be ${done.en}.`, `طلب الإجازة ${is.ar}: لا يمكن ${done.ar}.`);
  }
  if (to === leave.status) return { allowed: true, to, repeated: true };
  if (action !== 'cancel' && isOwn) {
    return refused(
      'This is your own leave. Another person has to decide about it.',
      'هذه إجازتك. يجب أن يبت فيها شخص آخر.',
    );
  }
  // Who entered it does not approve it, but may decide about the wish of the employee to cancel it.
  if (action !== 'cancel' && leave.status === 'submitted' && by.userId === leave.requestedById) {
    return refused(
      'You entered this request. Another person has to decide about it.',
      'أنت من أدخل هذا الطلب. يجب أن يبت فيه شخص آخر.',
    );
  }
  return { allowed: true, to, repeated: false };
}

/**
 * Whether this person may take back the wish to have approved leave cancelled: only whose leave it is wished that, and until
 * somebody has decided. The leave stays as it was.
 */
export function withdrawWish({ status, employeeId }: LeaveForDecision, by: Decider): LeaveDecision {
  if (by.employeeId !== employeeId)
    return refused('Only whose leave it is takes that back.', 'لا يتراجع عن ذلك إلا صاحب الإجازة.');
  if (!isInForce(status))
    return refused('Nobody asks any more to cancel this leave.', 'لم يعد إلغاء هذه الإجازة مطلوباً.');
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
  if (toDate < fromDate) return problem('toDate', 'The last day lies before the first.', 'آخر يوم يسبق أول يوم.');
  if (daysBetween(fromDate, toDate) >= longestDays) {
    return problem(
      'toDate',
      `One request covers at most ${longestDays} days. Split it.`,
      `يغطي الطلب الواحد ${longestDays} يوماً على الأكثر. قسّمه.`,
    );
  }
  if (unit === 'hourly') {
    if (!fromTime) return problem('fromTime', 'Say from what time.', 'حدد وقت البداية.');
    if (!toTime) return problem('toTime', 'Say until what time.', 'حدد وقت النهاية.');
    if (fromDate === toDate && toTime <= fromTime)
      return problem('toTime', 'The end lies before the beginning.', 'النهاية تسبق البداية.');
  } else if (fromDate === toDate && fromPart === 'pm' && toPart === 'am') {
    return problem(
      'toPart',
      'A day cannot end at noon before its afternoon.',
      'لا يمكن أن ينتهي اليوم ظهراً قبل فترة ما بعد الظهر.',
    );
  }
  if (fromDate < hireDate) {
    return problem(
      'fromDate',
      `Employment begins on ${hireDate}; leave cannot begin earlier.`,
      `يبدأ التوظيف في ${hireDate} ولا يمكن أن تبدأ الإجازة قبله.`,
    );
  }
  if (exitDate && toDate > exitDate) {
    return problem(
      'toDate',
      `Employment ends on ${exitDate}; leave cannot go on after it.`,
      `ينتهي التوظيف في ${exitDate} ولا يمكن أن تستمر الإجازة بعده.`,
    );
  }
  return null;
}

/** Half of a day nobody works is no leave, and a request must take some time; `days` are its days as they are counted. */
export function countProblem(span: LeaveSpan, days: readonly LeaveDay[]): SpanProblem | null {
  const [first, last] = [
    days.find(({ date }) => date === span.fromDate)!,
    days.find(({ date }) => date === span.toDate)!,
  ];
  if (span.unit === 'daily' && span.fromPart === 'pm' && first.kind !== 'work') return offDay('fromPart', first.name);
  if (span.unit === 'daily' && span.toPart === 'am' && last.kind !== 'work') return offDay('toPart', last.name);
  if (days.every(({ minutes }) => minutes === 0)) {
    return problem(
      'fromDate',
      'These are weekends and holidays only: no leave is needed.',
      'هذه أيام عطلة فقط: لا حاجة إلى إجازة.',
    );
  }
  return null;
}

const offDay = (field: SpanProblem['field'], name: string | null): SpanProblem =>
  name
    ? problem(
        field,
        `Half of a holiday (${name}) cannot be taken as leave.`,
        `لا يمكن أخذ نصف يوم عطلة رسمية (${name}) إجازة.`,
      )
    : problem(
        field,
        'Half of a weekend day cannot be taken as leave.',
        'لا يمكن أخذ نصف يوم من عطلة نهاية الأسبوع إجازة.',
      );

/** The first of the approved leaves that the span runs into. */
export const clashWith = <L extends LeaveSpan>(span: LeaveSpan, approved: readonly L[]): L | undefined =>
  approved.find((other) => overlaps(span, other));

function problem(field: SpanProblem['field'], en: string, ar: string): SpanProblem {
  return { field, text: { en, ar } };
}

function refused(en: string, ar: string): LeaveDecision {
  return { allowed: false, because: { en, ar } };
}
