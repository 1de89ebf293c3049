import { attendanceDay, planDay } from '../attendance-day';
import { isSettled, standingOf, thresholdsOf, type WorkedDay } from './worked-day';
import { dubai, office, nightly, day, at, much, type Case, worked } from './time-worked.fixture';

describe('a day worked', () => {
  it.each<[string, Case, WorkedDay['status']]>([
    [
      'too few for half',
      { plan: { ...office, leastHalf: 120, leastFull: 360 }, spans: [['08:00', '09:30']] },
      'absent',
    ],
    ['half', { plan: { ...office, leastHalf: 120, leastFull: 360 }, spans: [['08:00', '13:30']] }, 'half_day'],
    ['whole, breaks left out', { plan: { ...office, leastFull: 300 }, spans: [['08:00', '14:00']] }, 'present'],
    ['whole without a least', { spans: [['08:00', '08:01']] }, 'present'],
  ])('is %s on the sheet as in what is stored', (_name, given, status) => {
    const plan = given.plan ?? office;
    const planned = planDay(plan, day, dubai);
    const presences = given.spans.map(([from, to]) => ({ startedAt: at(from), endedAt: at(to!) }));
    const facts = {
      date: day,
      hireDate: '2024-01-01',
      exitDate: null,
      isWeekend: false,
      dayOff: null,
      mark: null,
      presences,
    };
    expect([
      standingOf(attendanceDay(facts, planned, much), facts, planned, thresholdsOf(plan), much),
      worked({ ...given, thresholds: thresholdsOf(plan) }).status,
    ]).toEqual([status, status]);
  });

  const least = { leastHalf: 120, leastFull: 360 };

  it.each<[string, Case, string, WorkedDay['status'], boolean]>([
    [
      'of an hour is one they were there, minutes after they went',
      { plan: { ...office, ...least }, spans: [['08:00', '09:00']] },
      '09:05',
      'present',
      false,
    ],
    [
      'of an hour is so to the last minute of the window, which closes an hour after the shift',
      { plan: { ...office, ...least }, spans: [['08:00', '09:00']] },
      '17:59',
      'present',
      false,
    ],
    [
      'of an hour is absence once it has closed',
      { plan: { ...office, ...least }, spans: [['08:00', '09:00']] },
      '18:00',
      'absent',
      true,
    ],
    [
      'of two hours and a half is no half day before',
      { plan: { ...office, ...least }, spans: [['08:00', '10:30']] },
      '17:59',
      'present',
      false,
    ],
    [
      'of two hours and a half is one after',
      { plan: { ...office, ...least }, spans: [['08:00', '10:30']] },
      '18:00',
      'half_day',
      true,
    ],
    [
      'of enough stands at once',
      { plan: { ...office, ...least }, spans: [['08:00', '15:00']] },
      '15:00',
      'present',
      true,
    ],
    [
      'of any length stands at once where the shift asks for no least',
      { spans: [['08:00', '09:00']] },
      '09:05',
      'present',
      true,
    ],
    [
      'by a window of three hours waits for that',
      { plan: { ...office, ...least, windowAfter: 180 }, spans: [['08:00', '09:00']] },
      '19:59',
      'present',
      false,
    ],
    [
      'by night waits for the morning',
      { plan: { ...nightly, ...least }, spans: [['22:00', '23:00']] },
      '+06:59',
      'present',
      false,
    ],
    [
      'by night is absence in the morning',
      { plan: { ...nightly, ...least }, spans: [['22:00', '23:00']] },
      '+07:00',
      'absent',
      true,
    ],
    [
      'of hours without times waits for midnight',
      { plan: { kind: 'daily_hours', totalHours: '8', periods: [], ...least }, spans: [['08:00', '09:00']] },
      '23:59',
      'present',
      false,
    ],
    [
      'of hours without times is absence then',
      { plan: { kind: 'daily_hours', totalHours: '8', periods: [], ...least }, spans: [['08:00', '09:00']] },
      '+00:00',
      'absent',
      true,
    ],
    [
      'decided about stands as decided, whatever the hour',
      { plan: { ...office, ...least }, spans: [['08:00', '09:00']], mark: 'absent' },
      '09:05',
      'absent',
      true,
    ],
    [
      'they are in again on is still going on',
      {
        plan: { ...office, ...least },
        spans: [
          ['08:00', '09:00'],
          ['10:00', null],
        ],
      },
      '10:05',
      'in_now',
      false,
    ],
  ])('%s', (_law, given, now, status, isOver) => {
    const thresholds = thresholdsOf(given.plan ?? office);
    const result = worked({ ...given, thresholds, now: at(now) });
    expect([result.status, isSettled(result)]).toEqual([status, isOver]);
    const facts = {
      date: day,
      hireDate: '2024-01-01',
      exitDate: null,
      isWeekend: false,
      dayOff: null,
      mark: given.mark ?? null,
      presences: given.spans.map(([from, to]) => ({ startedAt: at(from), endedAt: to === null ? null : at(to) })),
    };
    const planned = planDay(given.plan ?? office, day, dubai);
    expect(standingOf(attendanceDay(facts, planned, at(now)), facts, planned, thresholds, at(now))).toBe(status);
  });
});
