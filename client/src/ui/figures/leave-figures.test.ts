import { areHours, hoursOf, leaveFigures, type LeaveFigures, type LeaveStanding } from './leave-figures';

const standing = (balance: string, waiting: string, available: string | null): LeaveStanding => ({
  balance,
  waiting,
  available,
});

it.each<[string, LeaveStanding, LeaveFigures['main'], LeaveFigures['besides']]>([
  [
    'of which nothing waits and nothing is planned is one figure',
    standing('20.0000', '0.0000', '20.0000'),
    { label: 'leaveAvailable', days: 20 },
    [],
  ],
  [
    'of which some waits tells first what can be asked for',
    standing('20', '3', '17'),
    { label: 'leaveAvailable', days: 17 },
    [
      { label: 'leaveBalanceNow', days: 20 },
      { label: 'leavePending', days: 3 },
    ],
  ],
  [
    'that is all planned for later can not be asked for',
    standing('8', '0', '0'),
    { label: 'leaveAvailable', days: 0 },
    [{ label: 'leaveBalanceNow', days: 8 }],
  ],
  [
    'that waits for days granted until then',
    standing('3', '5', '3'),
    { label: 'leaveAvailable', days: 3 },
    [{ label: 'leavePending', days: 5 }],
  ],
  [
    'that needs no balance tells what was taken',
    standing('-5', '2', null),
    { label: 'takenOnly', days: 5 },
    [{ label: 'leavePending', days: 2 }],
  ],
  [
    'that needs no balance and of which nothing was taken',
    standing('0', '2', null),
    { label: 'takenOnly', days: 0 },
    [{ label: 'leavePending', days: 2 }],
  ],
  [
    'brought along of a type that needs none is a balance',
    standing('4', '0', null),
    { label: 'leaveBalanceNow', days: 4 },
    [],
  ],
])('leave %s', (_what, given, main, besides) => {
  expect(leaveFigures(given)).toEqual({ main, besides });
});

it.each([
  ['two hours and a half of eight', 0.3125, 480, '2:30'],
  ['a third of six hours', 0.3333, 360, '2:00'],
  ['taken beyond what there was', -0.25, 480, '-2:00'],
])('a part of a day is told in hours: %s', (_name, days, dayMinutes, hours) => {
  expect(areHours(days)).toBe(true);
  expect(hoursOf(days, dayMinutes)).toBe(hours);
});

it.each([0, 0.5, -0.5, 1, 1.25, 24.5])('whole and half days, and what is more than a day, stay days: %d', (days) => {
  expect(areHours(days)).toBe(false);
});
