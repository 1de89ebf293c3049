import { ownOvertime, withOvertime, type ClosedMinutes } from './corrected-week';
import type { ShiftShare } from './shift-shares';

describe('overtime a day was closed with is its own', () => {
  const day = (worked: number, overtime: number, weekOvertime: number | null, now = 0) => ({
    worked,
    overtime,
    weekOvertime,
    now,
  });
  const plain = day(480, 0, null);
  it.each<[string, ReturnType<typeof day>[], number[]]>([
    ['but for what was kept as that of the week', [day(600, 120, 30), day(600, 120, 0)], [90, 120]],
    ['whatever it would be by its shift of today', [day(600, 120, 0, 0), day(600, 120, 0, 300)], [120, 120]],
    [
      'where nothing was kept and the hours of the week were not reached',
      [day(600, 120, null, 0), plain, plain],
      [120, 0, 0],
    ],
    [
      "where nothing was kept and they were, as far as it would be by today's facts",
      [plain, plain, plain, plain, plain, day(600, 120, null, 120), day(300, 300, null, 0)],
      [0, 0, 0, 0, 0, 120, 0],
    ],
    [
      'and never more than it was closed with',
      [plain, plain, plain, plain, plain, plain, day(300, 200, null, 400)],
      [0, 0, 0, 0, 0, 0, 200],
    ],
  ])('%s', (_name, days, expected) => expect(ownOvertime(days, 48 * 60)).toEqual(expected));
});

describe('a closed day to which other overtime of the week falls', () => {
  const share = (shiftId: string, worked: number, overtime: number, nightOvertime = 0, night = 0): ShiftShare => ({
    shiftId,
    factor: '1',
    worked,
    overtime,
    nightOvertime,
    night,
  });
  const closed: ClosedMinutes = {
    worked: 600,
    overtime: 120,
    weekOvertime: 0,
    night: 120,
    nightOvertime: 60,
    secondOvertime: 0,
    secondNightOvertime: 0,
    shares: null,
  };
  const told = ({ overtime, weekOvertime, nightOvertime, shares }: ClosedMinutes) => [
    overtime,
    weekOvertime,
    nightOvertime,
    ...(shares ?? []).map((each) => `${each.shiftId} ${each.overtime} ${each.nightOvertime}`),
  ];
  /** The last hour of the day lies by day, the two before it in the night. */
  const dark = (overtime: number) => Math.max(0, Math.min(120, overtime - 60));
  it.each<[string, Partial<ClosedMinutes>, number, (overtime: number) => number, unknown[]]>([
    ['has as much more of it by night as lies there', {}, 150, dark, [150, 30, 90]],
    ['and as much less', {}, 90, dark, [90, -30, 30]],
    ['keeps what it had by night where its shift has none today', {}, 150, () => 0, [150, 30, 60]],
    ['but no more of it than overtime', {}, 30, () => 0, [30, -90, 30]],
    ['nor than was worked by night', { night: 60 }, 240, (overtime) => overtime, [240, 120, 60]],
    [
      'adds to the shift worked last what it has room for, and the rest to the one before',
      { shares: [share('A', 300, 0), share('B', 300, 120, 60, 120)] },
      360,
      dark,
      [360, 240, 120, 'A 60 0', 'B 300 120'],
    ],
    [
      'takes from the first that has some',
      { shares: [share('A', 300, 50), share('B', 300, 70, 60, 120)] },
      60,
      () => 0,
      [60, -60, 60, 'A 0 0', 'B 60 60'],
    ],
  ])('%s', (_name, more, overtime, nightOf, expected) => {
    const parts = (minutes: number) => ({
      nightOvertime: nightOf(minutes),
      secondOvertime: 0,
      secondNightOvertime: 0,
    });
    expect(told(withOvertime({ ...closed, ...more }, { overtime, weekOvertime: overtime - 120 }, parts))).toEqual(
      expected,
    );
  });

  /** Of 10 hours worked, what lies beyond 9 is of the second step: an hour at most, of which none lies in the night. */
  const beyondNine = (overtime: number) => ({
    nightOvertime: dark(overtime),
    secondOvertime: Math.min(overtime, 60),
    secondNightOvertime: 0,
  });
  it.each<[string, Partial<ClosedMinutes>, number, unknown[]]>([
    ['keeps its second step where more overtime is of the week', {}, 150, [150, 90, 60, 0]],
    ['has no more of the second step than overtime', {}, 30, [30, 0, 30, 0]],
    [
      'has one where there was no overtime before',
      { overtime: 0, nightOvertime: 0, secondOvertime: 0 },
      45,
      [45, 0, 45, 0],
    ],
    [
      'tells its second step by shift: where overtime has room',
      {
        shares: [share('A', 300, 0), { ...share('B', 300, 120, 60, 120), secondOvertime: 60, secondNightOvertime: 0 }],
      },
      360,
      [360, 120, 60, 0, 'A undefined undefined', 'B 60 0'],
    ],
  ])('%s', (_name, more, overtime, expected) => {
    const { shares, ...day } = withOvertime(
      { ...closed, secondOvertime: 60, ...more },
      { overtime, weekOvertime: 0 },
      beyondNine,
    );
    expect([
      day.overtime,
      day.nightOvertime,
      day.secondOvertime,
      day.secondNightOvertime,
      ...(shares ?? []).map((each) => `${each.shiftId} ${each.secondOvertime} ${each.secondNightOvertime}`),
    ]).toEqual(expected);
  });
});
