import fc from 'fast-check';
import { planDay } from '../attendance-day';
import { workingTimeLaw } from '../working-time';
import type { ShiftPlan } from '../shift';
import { isSettled, nightOvertime, nightsAround, type WorkedDay } from './worked-day';
import { dubai, times, morning, office, nightly, throughout, day, at, type Case, worked } from './time-worked.fixture';

const berlin = 'Europe/Berlin';

const nightThroughout: ShiftPlan = { ...times(['22:00', '02:00'], ['02:30', '06:00']), counting: 'first_to_last' };

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
