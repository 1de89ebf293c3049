import fc from 'fast-check';
import { attendanceDay, countedPresences, planDay, type DayMark } from '../attendance-day';
import { workingTimeLaw } from '../working-time';
import { addDays, weekOf } from '../../../../kernel/dates/plain-date';
import type { ShiftPeriod, ShiftPlan } from '../shift';
import { plannedInstant } from '../../../../kernel/dates/zone-time';
import { pairPunches } from './punch-pairs';
import type { PunchDirection, TakenPunch } from './taps';
import { plannedShift, shiftHolding, usualWindow, type PlannedShift } from './shift-window';
import {
  isSettled,
  nightOvertime,
  nightsAround,
  standingOf,
  thresholdsOf,
  workedDay,
  type DayThresholds,
  type WorkedDay,
} from './worked-day';
import { withWeeklyOvertime } from './worked-week';

const dubai = 'Asia/Dubai';
const berlin = 'Europe/Berlin';
const times = (...pairs: [string, string][]): ShiftPlan => ({
  kind: 'times',
  totalHours: null,
  periods: pairs.map(([start, end]): ShiftPeriod => ({ start, end, graceIn: 10, graceOut: 5 })),
});
const morning = times(['08:00', '12:00']);
const office = times(['08:00', '12:00'], ['13:00', '17:00']);
const nightly = times(['22:00', '06:00']);
const throughout: ShiftPlan = { ...office, counting: 'first_to_last' };
const nightThroughout: ShiftPlan = { ...times(['22:00', '02:00'], ['02:30', '06:00']), counting: 'first_to_last' };
const day = '2026-03-02';
/** '08:00' of the day, '+06:00' of the one after it. */
const at = (time: string, date = day, zone = dubai): number =>
  plannedInstant(time.startsWith('+') ? addDays(date, 1) : date, `${time.replace('+', '')}:00`, zone);
const shiftsOf = (plan: ShiftPlan, date = day, zone = dubai): PlannedShift[] =>
  [-1, 0, 1].map((days) => plannedShift(plan, addDays(date, days), zone, usualWindow)!);
const much = at('08:00', '2027-01-01');

interface Case {
  plan?: ShiftPlan | null;
  dayOff?: 'holiday' | 'leave';
  spans: [string, string | null][];
  date?: string;
  zone?: string;
  weekend?: boolean;
  mark?: DayMark;
  thresholds?: DayThresholds;
  outside?: number;
  photoless?: number;
  now?: number;
}
function worked({
  plan = office,
  spans,
  date = day,
  zone = dubai,
  weekend = false,
  dayOff,
  mark,
  thresholds = { half: null, full: null },
  outside = 0,
  photoless = 0,
  now = much,
}: Case): WorkedDay {
  return workedDay(
    {
      date,
      hireDate: '2024-01-01',
      exitDate: null,
      isWeekend: weekend,
      dayOff: dayOff ?? null,
      mark: mark ?? null,
      thresholds,
      strays: 0,
      outside,
      photoless,
      nights: nightsAround(date, zone, { from: '22:00', to: '05:00' }),
      presences: countedPresences(
        spans.map(([from, to]) => ({
          startedAt: at(from, date, zone),
          endedAt: to === null ? null : at(to, date, zone),
        })),
        plan?.counting,
      ),
    },
    planDay(plan, date, zone),
    now,
  );
}

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

describe('a day worked', () => {
  it.each<[string, Case, Partial<WorkedDay>]>([
    [
      '08–20 of 08–12, 13–17 has 3 h of overtime',
      { spans: [['08:00', '20:00']] },
      { presence: 720, break: 60, worked: 660, overtime: 180 },
    ],
    ['07–18 has 2 h', { spans: [['07:00', '18:00']] }, { worked: 600, overtime: 120 }],
    ['07–16 has none', { spans: [['07:00', '16:00']] }, { worked: 480, overtime: 0, early: 60 }],
    [
      'punched out over the break has none of it',
      {
        spans: [
          ['08:00', '12:10'],
          ['12:50', '17:00'],
        ],
      },
      { presence: 500, break: 20, worked: 480, overtime: 0 },
    ],
    [
      '22:00 to 06:00 is 8 hours, of them 7 by night',
      { plan: nightly, spans: [['22:00', '+06:00']] },
      { worked: 480, night: 420, overtime: 0 },
    ],
    [
      'is 7 hours where clocks go forward',
      { plan: nightly, spans: [['22:00', '+06:00']], date: '2026-03-28', zone: berlin },
      { worked: 420, night: 360 },
    ],
    [
      'is 9 where they go back',
      { plan: nightly, spans: [['22:00', '+06:00']], date: '2026-10-24', zone: berlin },
      { worked: 540, night: 480, overtime: 60 },
    ],
    ['from six has no night', { spans: [['06:00', '17:00']] }, { night: 0 }],
    [
      'without a way out is flagged and worth nothing',
      { spans: [['08:00', null]] },
      { status: 'missing_punch', problem: 'missing_out', worked: 0, overtime: 0, lastOut: null },
    ],
    [
      'keeps what did end',
      {
        spans: [
          ['08:00', '12:00'],
          ['13:00', null],
        ],
      },
      { status: 'missing_punch', worked: 240 },
    ],
    [
      'at the weekend is overtime, and has no break',
      { spans: [['08:00', '14:00']], weekend: true },
      { worked: 360, break: 0, overtime: 360, late: 0 },
    ],
    ['without a shift has no overtime', { plan: null, spans: [['08:00', '20:00']] }, { worked: 720, overtime: 0 }],
    [
      'of too few minutes is half',
      { spans: [['08:00', '11:00']], thresholds: { half: 120, full: 360 } },
      { status: 'half_day' },
    ],
    [
      'of hardly any is absence, and its minutes are not missed beside',
      { spans: [['08:00', '08:30']], thresholds: { half: 120, full: 360 } },
      { status: 'absent', late: 0, early: 0 },
    ],
    [
      'of too few is half, and the minutes missed are those of its times',
      { spans: [['08:00', '11:00']], thresholds: { half: 120, full: 360 } },
      { status: 'half_day', early: 300 },
    ],
    [
      'of an hour on a day of rest is no absence',
      { spans: [['08:00', '09:00']], weekend: true, thresholds: { half: 120, full: 360 } },
      { status: 'present', overtime: 60 },
    ],
    [
      'of an hour on a holiday is no absence',
      { spans: [['08:00', '09:00']], dayOff: 'holiday', thresholds: { half: 120, full: 360 } },
      { status: 'present', overtime: 60 },
    ],
    [
      'of an hour during leave is no absence',
      { spans: [['08:00', '09:00']], dayOff: 'leave', thresholds: { half: 120, full: 360 } },
      { status: 'present', overtime: 60 },
    ],
    [
      'of enough is whole',
      { spans: [['08:00', '15:00']], thresholds: { half: 120, full: 360 } },
      { status: 'present' },
    ],
    [
      'from the first to the last has what lies between, its break left out',
      {
        plan: throughout,
        spans: [
          ['08:00', '10:00'],
          ['11:00', '17:00'],
        ],
      },
      { presence: 540, break: 60, worked: 480, overtime: 0, status: 'present' },
    ],
    [
      'and by pairs has not',
      {
        spans: [
          ['08:00', '10:00'],
          ['11:00', '17:00'],
        ],
      },
      { presence: 480, break: 60, worked: 420 },
    ],
    [
      'from the first to the last minds no way out forgotten in between',
      {
        plan: throughout,
        spans: [
          ['08:00', null],
          ['13:00', '17:00'],
        ],
      },
      { status: 'present', problem: null, worked: 480, late: 0, early: 0 },
    ],
    [
      'which by pairs is to be settled',
      {
        spans: [
          ['08:00', null],
          ['13:00', '17:00'],
        ],
      },
      { status: 'missing_punch', worked: 240 },
    ],
    [
      'from the first to the last keeps what did end, and the last way out is missing',
      {
        plan: throughout,
        spans: [
          ['08:00', '10:00'],
          ['11:00', '12:00'],
          ['13:00', null],
        ],
      },
      { status: 'missing_punch', problem: 'missing_out', worked: 240, lastOut: null },
    ],
    [
      'from the first to the last without any way out is worth nothing',
      {
        plan: throughout,
        spans: [
          ['08:00', null],
          ['13:00', null],
        ],
      },
      { status: 'missing_punch', worked: 0 },
    ],
    [
      'from the first to the last who came late and went early is so all the same',
      {
        plan: throughout,
        spans: [
          ['08:30', '12:00'],
          ['15:00', '16:30'],
        ],
      },
      { late: 30, early: 30, worked: 420 },
    ],
    [
      'from the first to the last counts a night with its break',
      {
        plan: nightThroughout,
        spans: [
          ['22:00', '23:00'],
          ['+05:00', '+06:00'],
        ],
      },
      { presence: 480, break: 30, worked: 450, night: 390 },
    ],
    [
      'which is an hour shorter where clocks go forward',
      {
        plan: nightThroughout,
        spans: [
          ['22:00', '23:00'],
          ['+05:00', '+06:00'],
        ],
        date: '2026-03-28',
        zone: berlin,
      },
      { presence: 420, worked: 420 },
    ],
    [
      'and an hour longer where they go back',
      {
        plan: nightThroughout,
        spans: [
          ['22:00', '23:00'],
          ['+05:00', '+06:00'],
        ],
        date: '2026-10-24',
        zone: berlin,
      },
      { presence: 540 },
    ],
    [
      'from the first to the last at the weekend has no break',
      {
        plan: throughout,
        spans: [
          ['08:00', '09:00'],
          ['13:00', '14:00'],
        ],
        weekend: true,
      },
      { worked: 360, break: 0, overtime: 360 },
    ],
    [
      'decided about stands as decided',
      { spans: [['08:00', '08:30']], thresholds: { half: 120, full: 360 }, mark: 'remote' },
      { status: 'remote' },
    ],
    [
      'with less overtime than the least the shift asks for has none',
      { plan: { ...office, leastOvertime: 30 }, spans: [['08:00', '17:29']] },
      { worked: 509, overtime: 0 },
    ],
    [
      'with the least has all of it',
      { plan: { ...office, leastOvertime: 30 }, spans: [['08:00', '17:30']] },
      { overtime: 30 },
    ],
    [
      'at the weekend counts each minute, whatever is the least',
      { plan: { ...office, leastOvertime: 30 }, spans: [['08:00', '08:20']], weekend: true },
      { overtime: 20 },
    ],
    [
      'taken outside the place of the shift is to be settled',
      { spans: [['08:00', '17:00']], outside: 1 },
      { problem: 'outside', worked: 480, status: 'present' },
    ],
    [
      'without the photo that is asked for is to be settled',
      { spans: [['08:00', '17:00']], photoless: 1 },
      { problem: 'no_photo', worked: 480, status: 'present' },
    ],
    [
      'until somebody decides about it',
      { spans: [['08:00', '17:00']], outside: 1, mark: 'present' },
      { problem: null },
    ],
    [
      'nobody came to is absence once it is over',
      { spans: [] },
      { status: 'absent', worked: 0, firstIn: null, problem: null },
    ],
  ])('%s', (_name, given, expected) => {
    expect(worked(given)).toMatchObject(expected);
  });

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
      'of an hour is one he was there, minutes after he went',
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
      'he is in again on is still going on',
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

  it.each<[string, string, boolean, number]>([
    ['in the Emirates, 22:00 to 04:00', 'AE', false, 120],
    ['in the Emirates by shifts: article 19 (3) leaves them out', 'AE', true, 0],
    ['in Saudi Arabia, from 23:00, by shifts too', 'SA', true, 60],
    ['where no law of the country is on file', 'XX', true, 120],
  ])('overtime by night %s', (_name, country, isShiftWork, expected) => {
    const law = workingTimeLaw(country, day);
    const planned = planDay({ ...times(['14:00', '22:00']), isShiftWork }, day, dubai);
    const facts = {
      presences: [{ startedAt: at('14:00'), endedAt: at('+00:00') }],
      nights: nightsAround(day, dubai, law.night),
    };
    const result = worked({ plan: times(['14:00', '22:00']), spans: [['14:00', '+00:00']] });
    expect([result.overtime, nightOvertime(facts, planned, result, law)]).toEqual([120, expected]);
  });

  it('stands for good once it is over', () => {
    expect(
      [{ spans: [] }, { spans: [], now: at('10:00') }, { spans: [['08:00', null]], now: at('10:00') }].map((given) =>
        isSettled(worked(given as Case)),
      ),
    ).toEqual([true, false, false]);
  });

  const minuteOf = fc.integer({ min: 0, max: 1439 });
  it('never has negative minutes, and worked and break are the presence', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(minuteOf, minuteOf), { maxLength: 4 }),
        fc.constantFrom(office, nightly, morning, null),
        fc.boolean(),
        (found, plan, weekend) => {
          let last = 0;
          const spans = found
            .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const)
            .sort(([a], [b]) => a - b)
            .flatMap(([from, to]): [string, string][] => {
              if (from < last || from === to) return [];
              last = to;
              const clock = (minute: number) =>
                `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
              return [[clock(from), clock(to)]];
            });
          const result = worked({ plan, spans, weekend });
          const { presence, worked: net, break: pause, overtime, night, late, early } = result;
          expect(Math.min(presence, net, pause, overtime, night, late, early)).toBeGreaterThanOrEqual(0);
          expect(net + pause).toBe(presence);
          expect(Math.max(night, overtime)).toBeLessThanOrEqual(net);
        },
      ),
    );
  });
});

describe('overtime of a week', () => {
  const hours = (...all: [number, number][]) =>
    all.map(([h, overtime]) => ({ worked: h * 60, overtime: overtime * 60 }));
  it.each<[string, [number, number][], number[]]>([
    [
      'of six days of eight hours is none',
      [
        [8, 0],
        [8, 0],
        [8, 0],
        [8, 0],
        [8, 0],
        [8, 0],
      ],
      [0, 0, 0, 0, 0, 0],
    ],
    [
      'that was overtime of its day is not counted again',
      [
        [10, 2],
        [10, 2],
        [10, 2],
        [10, 2],
        [10, 2],
      ],
      [120, 120, 120, 120, 120],
    ],
    [
      'without overtime of days is what goes beyond it, on the day it does',
      [
        [10, 0],
        [10, 0],
        [10, 0],
        [10, 0],
        [10, 0],
        [4, 0],
      ],
      [0, 0, 0, 0, 120, 240],
    ],
  ])('%s', (_name, days, expected) => {
    expect(withWeeklyOvertime(hours(...days), 48 * 60).map(({ overtime }) => overtime)).toEqual(expected);
  });
  it('is never more than was worked', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.nat(960).chain((all) => fc.record({ worked: fc.constant(all), overtime: fc.nat(all) })),
          { maxLength: 7 },
        ),
        fc.nat(4000),
        (days, limit) => {
          const total = (each: { overtime: number }[]) => each.reduce((all, { overtime }) => all + overtime, 0);
          const after = withWeeklyOvertime(days, limit);
          expect(after.every(({ worked: minutes, overtime }) => overtime <= minutes)).toBe(true);
          const all = days.reduce((sum, { worked: minutes }) => sum + minutes, 0);
          expect(total(after)).toBe(Math.max(total(days), all - limit));
        },
      ),
    );
  });
  it.each<[string, 0 | 1, string]>([
    ['2026-11-22', 0, '2026-11-22'],
    ['2026-11-22', 1, '2026-11-16'],
    ['2026-11-16', 1, '2026-11-16'],
  ])('%s is of the week of weekday %i that begins on %s', (date, start, first) => {
    expect(weekOf(date, start)).toBe(first);
  });
});
