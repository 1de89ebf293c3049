import type { LeaveSpan } from '../../organisation/domain/leave-days';
import { leaveDays } from '../../organisation/domain/leave-days';
import {
  clashWith,
  countProblem,
  decideLeave,
  spanProblem,
  withdrawWish,
  type LeaveAction,
  type LeaveState,
} from './leave-request';
import { calendarOfWeek } from '../../organisation/domain/leave-calendar';

const leave = { status: 'submitted' as LeaveState, employeeId: 'mona', requestedById: 'mona-user' };
const manager = { userId: 'boss-user', employeeId: 'boss' };
const mona = { userId: 'mona-user', employeeId: 'mona' };

describe('a leave request', () => {
  const outcome = (status: LeaveState, action: LeaveAction) => {
    const decision = decideLeave({ ...leave, status }, action, manager);
    return decision.allowed ? `${decision.to}${decision.repeated ? ' already' : ''}` : 'refused';
  };
  it.each<[LeaveState, LeaveAction, string]>([
    ['submitted', 'approve', 'approved'],
    ['submitted', 'reject', 'rejected'],
    ['submitted', 'cancel', 'cancelled'],
    ['approved', 'approve', 'approved already'],
    ['approved', 'reject', 'refused'],
    ['approved', 'cancel', 'cancelled'],
    ['cancel_requested', 'approve', 'cancelled'],
    ['cancel_requested', 'reject', 'approved'],
    ['cancel_requested', 'cancel', 'cancelled'],
    ['rejected', 'approve', 'refused'],
    ['rejected', 'reject', 'rejected already'],
    ['rejected', 'cancel', 'refused'],
    ['cancelled', 'approve', 'refused'],
    ['cancelled', 'reject', 'refused'],
    ['cancelled', 'cancel', 'cancelled already'],
  ])('that is %s, asked to %s: %s', (status, action, expected) => {
    expect(outcome(status, action)).toBe(expected);
  });

  it.each<[string, LeaveAction, Partial<typeof manager>, boolean]>([
    ['the employee approving their own', 'approve', { employeeId: 'mona' }, false],
    ['the employee rejecting their own', 'reject', { employeeId: 'mona' }, false],
    ['who entered it approving it', 'approve', { userId: 'mona-user' }, false],
    ['who entered it rejecting it', 'reject', { userId: 'mona-user' }, false],
    ['the employee cancelling their own', 'cancel', { employeeId: 'mona' }, true],
    ['one without an employee record', 'approve', { employeeId: null as never }, true],
  ])('%s is allowed or not', (_what, action, by, isAllowed) => {
    expect(decideLeave(leave, action, { ...manager, ...by }).allowed).toBe(isAllowed);
  });

  it('once approved is cancelled by its employee only if somebody else agrees', () => {
    const [approved, asked] = [
      { ...leave, status: 'approved' as const },
      { ...leave, status: 'cancel_requested' as const },
    ];
    expect(decideLeave(approved, 'cancel', mona)).toEqual({ allowed: true, to: 'cancel_requested', repeated: false });
    expect(decideLeave(asked, 'cancel', mona)).toEqual({ allowed: true, to: 'cancel_requested', repeated: true });
    for (const action of ['approve', 'reject'] as const) expect(decideLeave(asked, action, mona).allowed).toBe(false);
    expect(decideLeave(asked, 'approve', { userId: 'mona-user', employeeId: 'boss' })).toMatchObject({
      to: 'cancelled',
    });
  });
});

describe('the wish to have leave cancelled', () => {
  it.each<[LeaveState, string, typeof mona, string]>([
    ['cancel_requested', 'its employee', mona, 'approved'],
    ['approved', 'its employee', mona, 'approved already'],
    ['cancelled', 'its employee', mona, 'refused'],
    ['rejected', 'its employee', mona, 'refused'],
    ['submitted', 'its employee', mona, 'refused'],
    ['cancel_requested', 'who decides', manager, 'refused'],
    ['cancel_requested', 'who entered the leave', { userId: 'mona-user', employeeId: 'boss' }, 'refused'],
  ])('about leave that is %s, taken back by %s: %s', (status, _who, by, expected) => {
    const decision = withdrawWish({ ...leave, status }, by);
    expect(decision.allowed ? `${decision.to}${decision.repeated ? ' already' : ''}` : 'refused').toBe(expected);
  });
});

describe('a span', () => {
  const span: LeaveSpan = {
    unit: 'daily',
    fromDate: '2026-03-10',
    toDate: '2026-03-12',
    fromPart: 'am',
    toPart: 'pm',
    fromTime: null,
    toTime: null,
  };
  const employed = { hireDate: '2026-01-01', exitDate: '2026-12-31' };
  it.each<[string, Partial<LeaveSpan>, string | undefined]>([
    ['in order', {}, undefined],
    ['ended before it begins', { toDate: '2026-03-09' }, 'toDate'],
    ['longer than a year', { toDate: '2027-03-11' }, 'toDate'],
    ['begun before the hire', { fromDate: '2025-12-31' }, 'fromDate'],
    ['on the first day', { fromDate: '2026-01-01' }, undefined],
    ['ended after the exit', { toDate: '2027-01-01' }, 'toDate'],
    ['on the last day', { toDate: '2026-12-31' }, undefined],
    ['of one afternoon ended at noon', { toDate: '2026-03-10', fromPart: 'pm', toPart: 'am' }, 'toPart'],
    ['of hours without a start', { unit: 'hourly', toTime: '10:00' }, 'fromTime'],
    ['of hours without an end', { unit: 'hourly', fromTime: '10:00' }, 'toTime'],
    [
      'of hours ended before they begin',
      { unit: 'hourly', toDate: '2026-03-10', fromTime: '10:00', toTime: '10:00' },
      'toTime',
    ],
    ['of hours over midnight', { unit: 'hourly', toDate: '2026-03-11', fromTime: '22:00', toTime: '02:00' }, undefined],
  ])('%s', (_what, part, field) => {
    expect(spanProblem({ ...span, ...part }, employed)?.field).toBe(field);
  });

  const calendar = calendarOfWeek({
    weekendDays: [6, 0],
    dayMinutes: 480,
    holidays: [{ name: 'Eid', firstDay: '2026-03-31', lastDay: '2026-04-01' }],
  });
  it.each<[string, Partial<LeaveSpan>, string | undefined]>([
    ['of half a holiday', { fromDate: '2026-03-31', toDate: '2026-03-31', toPart: 'am' }, 'toPart'],
    ['begun with half a holiday', { fromDate: '2026-04-01', toDate: '2026-04-02', fromPart: 'pm' }, 'fromPart'],
    ['ended with half a weekend day', { fromDate: '2026-03-06', toDate: '2026-03-07', toPart: 'am' }, 'toPart'],
    ['of holidays alone', { fromDate: '2026-03-31', toDate: '2026-04-01' }, 'fromDate'],
    [
      'of hours on a weekend',
      { unit: 'hourly', fromDate: '2026-03-07', toDate: '2026-03-07', fromTime: '09:00', toTime: '10:00' },
      'fromDate',
    ],
    ['around a holiday', { fromDate: '2026-03-30', toDate: '2026-04-02' }, undefined],
  ])('%s', (_what, part, field) => {
    expect(countProblem({ ...span, ...part }, leaveDays({ ...span, ...part }, calendar))?.field).toBe(field);
  });
});

// Leave of 1 to 5 January 2026 with a half day on the 3rd: its morning is taken, its afternoon worked.
describe('leave of 1 to 5 January with a half day on the 3rd', () => {
  const span = (fromDate: string, toDate: string, more: Partial<LeaveSpan> = {}): LeaveSpan => ({
    unit: 'daily',
    fromDate,
    toDate,
    fromPart: 'am',
    toPart: 'pm',
    fromTime: null,
    toTime: null,
    ...more,
  });
  const taken = [span('2026-01-01', '2026-01-03', { toPart: 'am' }), span('2026-01-04', '2026-01-05')];
  const [first, second] = [
    span('2026-01-03', '2026-01-03', { toPart: 'am' }),
    span('2026-01-03', '2026-01-03', { fromPart: 'pm' }),
  ];
  it.each<[string, LeaveSpan, LeaveSpan[], boolean]>([
    ['a second half day on the 3rd is accepted', second, taken, true],
    ['its first half day again is refused', first, taken, false],
    ['a third half day is refused', second, [...taken, second], false],
    ['as is the first', first, [...taken, second], false],
  ])('%s', (_what, asked, approved, isAccepted) => {
    expect(clashWith(asked, approved) === undefined).toBe(isAccepted);
  });
});
