import fc from 'fast-check';
import { addDays } from '../../../../kernel/dates/plain-date';
import type { ShiftPlan } from '../shift';
import { pairPunches } from './punch-pairs';
import type { PunchDirection, TakenPunch } from './taps';
import { plannedShift, shiftHolding, usualWindow, type PlannedShift } from './shift-window';
import { dubai, times, morning, office, nightly, throughout, day, at } from './time-worked.fixture';

const shiftsOf = (plan: ShiftPlan, date = day, zone = dubai): PlannedShift[] =>
  [-1, 0, 1].map((days) => plannedShift(plan, addDays(date, days), zone, usualWindow)!);

describe('a punch belongs to the shift', () => {
  it.each([
    ['07:00', true],
    ['06:59', false],
    ['08:00', true],
    ['13:00', true],
    ['13:01', false],
  ])('08–12 with windows of 60 minutes at %s: %s', (time, belongs) => {
    expect(shiftHolding(at(time), shiftsOf(morning))?.date ?? null).toBe(belongs ? day : null);
  });
  it('that starts nearest, where the windows of two hold it', () => {
    const [early, late] = [
      plannedShift(times(['06:00', '14:00']), day, dubai, usualWindow)!,
      plannedShift(times(['14:30', '22:00']), day, dubai, usualWindow)!,
    ];
    expect([shiftHolding(at('14:10'), [early, late]), shiftHolding(at('06:05'), [early, late])]).toEqual([late, early]);
  });
  it('of the night it starts in, after midnight too', () => {
    expect(
      ['21:00', '22:10', '+00:30', '+06:59'].map((time) => shiftHolding(at(time), shiftsOf(nightly))?.date),
    ).toEqual([day, day, day, day]);
  });
});

describe('punches make pairs', () => {
  const pairs = (plan: ShiftPlan, ...punches: [string, PunchDirection?][]) => {
    const { pairs: found, strays } = pairPunches(
      punches.map(([time, direction = 'unknown']): TakenPunch => ({ at: at(time), direction, utcOffsetMin: 240 })),
      shiftsOf(plan),
    );
    const told = (instant: number | null) =>
      instant === null ? null : new Date(instant + 4 * 3_600_000).toISOString().slice(11, 16);
    return [
      ...found.map(({ startedAt, endedAt }) => `${told(startedAt)}–${told(endedAt) ?? '…'}`),
      ...strays.map((stray) => `…–${told(stray)}`),
    ];
  };
  it.each<[string, ShiftPlan, [string, PunchDirection?][], string[]]>([
    [
      'in and out',
      office,
      [
        ['08:00', 'in'],
        ['17:00', 'out'],
      ],
      ['08:00–17:00'],
    ],
    [
      'of a terminal that does not tell them apart',
      office,
      [['08:00'], ['12:00'], ['13:00'], ['17:00']],
      ['08:00–12:00', '13:00–17:00'],
    ],
    ['tapped twice', office, [['08:00'], ['08:00'], ['17:00']], ['08:00–17:00']],
    [
      'a way out forgotten, the next shift beginning anew',
      office,
      [['08:00'], ['+08:01'], ['+17:00']],
      ['08:00–…', '08:01–17:00'],
    ],
    ['a way out long after the shift ends it all the same', office, [['08:00'], ['20:00']], ['08:00–20:00']],
    ['of a night', nightly, [['21:55'], ['+06:05']], ['21:55–06:05']],
    ['a way out without a way in', office, [['17:00', 'out']], ['…–17:00']],
    [
      'in twice: the first way out is missing',
      office,
      [
        ['08:00', 'in'],
        ['13:00', 'in'],
        ['17:00', 'out'],
      ],
      ['08:00–…', '13:00–17:00'],
    ],
    [
      'a way out sent late',
      office,
      [
        ['08:00', 'in'],
        ['17:00', 'out'],
        ['12:00', 'out'],
        ['13:00', 'in'],
      ],
      ['08:00–12:00', '13:00–17:00'],
    ],
    [
      'of a shift that counts from the first to the last: its last tap is the way out',
      throughout,
      [['08:00'], ['12:00'], ['13:00'], ['15:00'], ['17:00']],
      ['08:00–17:00'],
    ],
    ['the way out of which is forgotten', throughout, [['08:00']], ['08:00–…']],
    [
      'the next of which begins anew',
      throughout,
      [['08:00'], ['12:00'], ['16:00'], ['+08:00']],
      ['08:00–16:00', '08:00–…'],
    ],
    [
      'of which who tells in from out is believed',
      throughout,
      [
        ['08:00', 'in'],
        ['12:00', 'out'],
        ['13:00', 'in'],
        ['17:00', 'out'],
      ],
      ['08:00–12:00', '13:00–17:00'],
    ],
    ['of who comes before the window opens', morning, [['06:30'], ['12:05']], ['06:30–12:05']],
    [
      'of who comes early and goes out over the break',
      office,
      [['05:30'], ['12:00'], ['13:00'], ['17:00']],
      ['05:30–12:00', '13:00–17:00'],
    ],
    ['of who comes early by a terminal that tells it', office, [['05:30', 'in'], ['17:00']], ['05:30–17:00']],
    ['of who comes early for a night', nightly, [['20:00'], ['+06:05']], ['20:00–06:05']],
    [
      'of who comes early to a shift that counts from the first to the last',
      throughout,
      [['06:00'], ['12:00'], ['13:00'], ['17:00']],
      ['06:00–17:00'],
    ],
    [
      'a way out in the evening without a way in does not take the next morning',
      office,
      [['19:30'], ['+08:00'], ['+17:00']],
      ['19:30–…', '08:00–17:00'],
    ],
    [
      'nor does one in the middle of the night',
      office,
      [['+00:20'], ['+08:00'], ['+17:00']],
      ['00:20–…', '08:00–17:00'],
    ],
    ['early, and the way out is forgotten', office, [['06:00'], ['+06:00'], ['+17:00']], ['06:00–…', '06:00–17:00']],
    ['none', office, [], []],
  ])('%s', (_name, plan, punches, expected) => {
    expect(pairs(plan, ...punches)).toEqual(expected);
  });

  const punch = fc.record({
    at: fc.integer({ min: at('00:00'), max: at('+23:00') }),
    direction: fc.constantFrom<PunchDirection>('in', 'out', 'unknown'),
    utcOffsetMin: fc.constant(240),
  });
  it('in whatever order they come', () => {
    fc.assert(
      fc.property(
        fc
          .uniqueArray(punch, { maxLength: 12, selector: (each) => `${each.at} ${each.direction}` })
          .chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        ([one, other]) => {
          expect(pairPunches(other, shiftsOf(office))).toEqual(pairPunches(one, shiftsOf(office)));
        },
      ),
    );
  });
  it('that never end before they begin, nor overlap', () => {
    fc.assert(
      fc.property(fc.array(punch, { maxLength: 12 }), (all) => {
        const { pairs: found } = pairPunches(all, shiftsOf(nightly));
        for (const [nth, { startedAt, endedAt }] of found.entries()) {
          expect(endedAt ?? startedAt).toBeGreaterThanOrEqual(startedAt);
          expect(found[nth + 1]?.startedAt ?? Infinity).toBeGreaterThanOrEqual(endedAt ?? startedAt);
        }
      }),
    );
  });
});
