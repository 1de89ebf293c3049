import fc from 'fast-check';
import { isLateNotice } from './publish-notice';
import { addDays, weekOf, type PlainDate } from '../../../../kernel/dates/plain-date';
import { clashesOf, coverGaps, newGaps, type RosteredShift } from './roster-clashes';
import { patternDays, patternProblem, type PatternAssignment } from './shift-pattern';
import { decideSwap, newClashes, swapClashes, type SwapAction, type SwapState } from './shift-swap';
import { shift, nobody, licence, limits } from './roster.fixture';

describe('a week', () => {
  it.each<[PlainDate, 0 | 1 | 6, PlainDate]>([
    ['2026-11-22', 1, '2026-11-16'],
    ['2026-11-22', 0, '2026-11-22'],
    ['2026-11-20', 6, '2026-11-14'],
    ['2027-01-01', 1, '2026-12-28'],
  ])('of %s that begins on weekday %i begins on %s', (date, weekStart, first) => {
    expect(weekOf(date, weekStart)).toBe(first);
  });
});

describe('the limit of a week', () => {
  const days = (hours: number, ...dates: number[]) =>
    dates.map((date) => shift(`2026-11-${date}`, '06:00', `${String(6 + hours).padStart(2, '0')}:00`));
  const weekly = (before: RosteredShift[], after: RosteredShift[]) =>
    newClashes(clashesOf(before, nobody, limits), clashesOf(after, nobody, limits)).flatMap(({ kind, minutes }) =>
      kind === 'week' ? [minutes] : [],
    );
  const fifty = days(10, 16, 17, 18, 19, 20);
  it.each<[string, RosteredShift[], RosteredShift[], unknown[]]>([
    ['48 of 48 hours and none more', days(8, 16, 17, 18, 19, 20, 21), days(8, 16, 17, 18, 19, 20, 21), []],
    [
      '48 of 48 hours and 8 more on the Sunday',
      days(8, 16, 17, 18, 19, 20, 21),
      days(8, 16, 17, 18, 19, 20, 21, 22),
      [480],
    ],
    ['50 of 48 hours and 8 more on the Sunday', fifty, [...fifty, ...days(8, 22)], [600]],
    [
      '40 of 48 hours and 20 more, told whole',
      fifty.slice(1),
      [...days(12, 16), ...fifty.slice(1), ...days(8, 22)],
      [720],
    ],
    ['50 of 48 hours, one of 10 given for one of 10', fifty, [...fifty.slice(1), ...days(10, 22)], []],
    ['50 of 48 hours, one of 10 given for one of 8', fifty, [...fifty.slice(1), ...days(8, 22)], []],
    ['50 of 48 hours and 8 more in the week after', fifty, [...fifty, ...days(8, 23)], []],
  ])('%s', (_what, before, after, expected) => {
    expect(weekly(before, after)).toEqual(expected);
  });

  it.each<[string, number, number, unknown[]]>([
    ['seven of ten hours', 7, 600, [['week', '20', 1320]]],
    ['six of eight hours', 6, 480, []],
    ['seven that ask for no hours of a day', 7, 0, []],
  ])('of shifts without fixed times: %s', (_what, count, minutes, expected) => {
    const untimed = Array.from({ length: count }, (_day, at) => ({
      id: String(16 + at),
      date: `2026-11-${16 + at}`,
      minutes,
    }));
    expect(clashesOf([], nobody, limits, untimed).map((clash) => [clash.kind, clash.shiftId, clash.minutes])).toEqual(
      expected,
    );
  });
});

describe('minimum cover after a change', () => {
  it.each<[string, [number, number, number][], [number, number, number][], [number, number, number][]]>([
    [
      'lost with who goes',
      [[0, 100, 2]],
      [
        [0, 100, 2],
        [0, 100, -1],
      ],
      [[0, 100, 1]],
    ],
    [
      'lost where it was short already',
      [[0, 100, 1]],
      [
        [0, 100, 1],
        [0, 50, -1],
      ],
      [[0, 50, 1]],
    ],
    ['kept where there are more than needed', [[0, 100, 3]], [[0, 100, 2]], []],
    ['short before and as short after', [[0, 100, 1]], [[0, 100, 1]], []],
  ])('%s', (_what, before, after, gaps) => {
    const covers = (all: [number, number, number][]) => all.map(([start, end, people]) => ({ start, end, people }));
    expect(
      newGaps({ start: 0, end: 100, people: 2 }, covers(before), covers(after)).map(({ start, end, missing }) => [
        start,
        end,
        missing,
      ]),
    ).toEqual(gaps);
  });

  const need = { start: 0, end: 100, people: 2 };
  it.each<[string, [number, number][], [number, number, number][]]>([
    [
      'is there',
      [
        [0, 100],
        [0, 50],
        [50, 100],
      ],
      [],
    ],
    ['is missing wholly', [], [[0, 100, 2]]],
    ['is missing one', [[0, 100]], [[0, 100, 1]]],
    [
      'is missing in between',
      [
        [0, 100],
        [0, 40],
        [60, 120],
      ],
      [[40, 60, 1]],
    ],
    [
      'counts who came before',
      [
        [-50, 30],
        [-50, 150],
      ],
      [[30, 100, 1]],
    ],
  ])('%s', (_what, shifts, gaps) => {
    expect(
      coverGaps(
        need,
        shifts.map(([start, end]) => ({ start, end, people: 1 })),
      ).map(({ start, end, missing }) => [start, end, missing]),
    ).toEqual(gaps);
  });
});

describe('notice of a shift', () => {
  it.each<[string, PlainDate, number, boolean]>([
    ['of a week, on the day it has to be given', '2026-11-23', 7, false],
    ['of a week, a day later', '2026-11-22', 7, true],
    ['of a day, for tomorrow', '2026-11-17', 1, false],
    ['of a day, for today', '2026-11-16', 1, true],
    ['of none, for today', '2026-11-16', 0, false],
    ['of none, for a day gone by', '2026-11-02', 0, false],
    ['of some, for a day gone by', '2026-11-15', 1, true],
    ['of two weeks, over the end of a month', '2026-11-29', 14, true],
  ])('%s', (_name, begins, days, late) => {
    expect(isLateNotice(begins, '2026-11-16', days)).toBe(late);
  });
});

describe('a pattern', () => {
  const fourOn: PatternAssignment = {
    pattern: {
      cycleDays: 6,
      slots: [
        { day: 0, shiftId: 'day' },
        { day: 1, shiftId: 'day' },
        { day: 2, shiftId: 'night' },
        { day: 3, shiftId: 'night' },
      ],
    },
    validFrom: '2026-12-28',
    validTo: null,
    startsAt: 0,
  };
  const told = (assignment: PatternAssignment, from: PlainDate, to: PlainDate) =>
    patternDays(assignment, from, to).map(({ date, shiftId }) => `${date.slice(8)} ${shiftId}`);
  it('goes on over the end of a year', () => {
    expect(told(fourOn, '2026-12-30', '2027-01-05')).toEqual(['30 night', '31 night', '03 day', '04 day', '05 night']);
  });
  it('begins where somebody joins it, and on no day before or after theirs', () => {
    expect(told({ ...fourOn, startsAt: 3, validTo: '2027-01-01' }, '2026-12-01', '2027-02-01')).toEqual([
      '28 night',
      '31 day',
      '01 day',
    ]);
  });
  it('gives the same days however the time is cut', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 5 }), (cut, startsAt) => {
        const assignment = { ...fourOn, startsAt };
        const middle = addDays('2026-12-20', cut);
        expect([
          ...patternDays(assignment, '2026-12-20', middle),
          ...patternDays(assignment, addDays(middle, 1), '2027-01-31'),
        ]).toEqual(patternDays(assignment, '2026-12-20', '2027-01-31'));
      }),
    );
  });
  it.each<[string, { cycleDays: number; slots: { day: number; shiftId: string }[] }, string | undefined]>([
    ['of a week', { cycleDays: 7, slots: [{ day: 6, shiftId: 'a' }] }, undefined],
    ['without days', { cycleDays: 0, slots: [{ day: 0, shiftId: 'a' }] }, 'cycleDays'],
    ['without shifts', { cycleDays: 7, slots: [] }, 'slots'],
    ['beyond its end', { cycleDays: 7, slots: [{ day: 7, shiftId: 'a' }] }, 'slots'],
    [
      'with one shift twice',
      {
        cycleDays: 7,
        slots: [
          { day: 1, shiftId: 'a' },
          { day: 1, shiftId: 'a' },
        ],
      },
      'slots',
    ],
    [
      'with four on a day',
      { cycleDays: 7, slots: ['a', 'b', 'c', 'd'].map((shiftId) => ({ day: 1, shiftId })) },
      'slots',
    ],
  ])('%s', (_what, pattern, field) => {
    expect(patternProblem(pattern)?.field).toBe(field);
  });
});

describe('a swap', () => {
  it.each<[SwapState, SwapAction, string, SwapState | null]>([
    ['requested', 'accept', 'peer', 'accepted_by_peer'],
    ['requested', 'accept', 'asker', null],
    ['requested', 'approve', 'boss', null],
    ['requested', 'decline', 'peer', 'declined'],
    ['requested', 'cancel', 'asker', 'cancelled'],
    ['requested', 'cancel', 'peer', null],
    ['accepted_by_peer', 'approve', 'boss', 'approved'],
    ['accepted_by_peer', 'approve', 'asker', null],
    ['accepted_by_peer', 'approve', 'peer', null],
    ['accepted_by_peer', 'reject', 'boss', 'rejected'],
    ['accepted_by_peer', 'cancel', 'asker', 'cancelled'],
    ['approved', 'apply', 'boss', 'applied'],
    ['approved', 'cancel', 'asker', null],
    ['applied', 'approve', 'boss', 'applied'],
    ['applied', 'reject', 'boss', null],
    ['declined', 'accept', 'peer', null],
    ['requested', 'expire', 'nobody', 'expired'],
    ['expired', 'accept', 'peer', null],
    ['rejected', 'approve', 'boss', null],
    ['cancelled', 'accept', 'peer', null],
  ])('%s, %s by %s leads to %s', (state, action, actor, to) => {
    const decision = decideSwap({ state, requesterId: 'asker', peerId: 'peer' }, action, actor);
    expect(decision.allowed ? decision.to : null).toBe(to);
  });

  const [day, night] = [shift('2026-11-17', '08:00', '16:00'), shift('2026-11-17', '22:00', '06:00')];
  it('tells what either side would come to, and nothing that stood before', () => {
    const before = shift('2026-11-16', '22:00', '06:00');
    const clash = swapClashes(
      { shifts: [night], gives: night, facts: nobody },
      { shifts: [day, before], gives: day, facts: nobody },
      limits,
    );
    expect([clash.requester, clash.peer]).toEqual([[], []]);
    const after = shift('2026-11-18', '08:00', '16:00');
    const other = swapClashes(
      { shifts: [day, after], gives: day, facts: nobody },
      { shifts: [night], gives: night, facts: licence('2026-11-15') },
      limits,
    );
    expect(other.requester).toMatchObject([{ kind: 'rest', minutes: 540 }]);
    expect(other.peer).toMatchObject([{ kind: 'licence', shiftId: day.id }]);
  });
});
