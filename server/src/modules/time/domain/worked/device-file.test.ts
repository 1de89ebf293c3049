import { planDay } from '../attendance-day';
import type { ShiftPlan } from '../shift';
import { type Instant } from '../../../../kernel/dates/zone-time';
import type { PunchDirection, TakenPunch } from './taps';
import { workedDay, type WorkedDay } from './worked-day';
import { zone, first, shiftOf, daysOf } from './device-file.fixture';

const at = (text: string): Instant => Date.parse(`${text}+04:00`);

const tap = (text: string, direction: PunchDirection = 'unknown'): TakenPunch => ({
  at: at(text),
  direction,
  utcOffsetMin: 240,
});

describe('a list of a terminal that tells no direction', () => {
  const told = (taps: TakenPunch[], plan: ShiftPlan | null, days: number): string[] =>
    daysOf(taps, plan, days, '2026-11-16').map(
      ({ day: { worked, overtime, problem } }) => `${worked} ${overtime} ${problem ?? 'right'}`,
    );
  const tappedTwice = [
    '16T06:45:00',
    '16T19:52:00',
    '16T19:53:16',
    '17T06:59:00',
    '17T19:09:00',
    '18T06:50:00',
    '18T19:03:00',
  ].map((text) => tap(`2026-11-${text}`));
  const doubled = (again: string): TakenPunch[] =>
    ['16T07:00', `16T${again}`, '16T16:00', '17T07:00', '17T16:00', '18T07:00', '18T16:00', '19T07:00', '19T16:00'].map(
      (text) => tap(`2026-11-${text}:00`),
    );
  it.each<[string, TakenPunch[], ShiftPlan | null, string[]]>([
    // 06:45 to 19:53:16 is 13 h 8 min = 788; 06:59–19:09 = 730; 06:50–19:03 = 733. Beyond the 480 of the shift: 308,
    // 250, 253.
    [
      'on which somebody tapped twice going out, long after the shift',
      tappedTwice,
      shiftOf('09:00', '17:00'),
      ['788 308 right', '730 250 right', '733 253 right'],
    ],
    // Without a shift nothing vouches for more than 13 hours.
    ['on which somebody without a shift did', tappedTwice, null, ['0 0 missing_out', '730 0 right', '733 0 right']],
    // 07:00 and 07:10 are no same tap: that day does not pair, and is worth its ten minutes until somebody looks. The
    // others are 07–16 = 540.
    [
      'of who tapped again ten minutes after coming, without a shift',
      doubled('07:10'),
      null,
      ['10 0 missing_out', '540 0 right', '540 0 right', '540 0 right'],
    ],
    [
      'of who tapped again four minutes after coming',
      doubled('07:04'),
      null,
      ['540 0 right', '540 0 right', '540 0 right', '540 0 right'],
    ],
    [
      'of who tapped again ten minutes after coming, outside the window of the shift',
      doubled('07:10'),
      shiftOf('10:00', '14:00'),
      ['10 0 missing_out', '540 300 right', '540 300 right', '540 300 right'],
    ],
    // A way in in the evening, forgotten: the morning comes for the next shift. Before, 20:10 to 06:59 were 649
    // minutes.
    [
      'of who came back in the evening and forgot to tap',
      ['16T09:00', '16T17:00', '16T20:10', '17T06:59', '17T17:00'].map((text) => tap(`2026-11-${text}:00`)),
      shiftOf('09:00', '17:00'),
      ['480 0 missing_out', '601 121 right'],
    ],
    // Nights of eight hours without a shift: 06:05 to 21:55 would be 950 minutes at home.
    [
      'of who works nights without a shift',
      ['16T21:55', '17T06:05', '17T21:55', '18T06:05', '18T21:55', '19T06:05'].map((text) => tap(`2026-11-${text}:00`)),
      null,
      ['0 0 missing_out', '0 0 missing_out', '0 0 missing_out', '0 0 missing_out'],
    ],
    [
      'of who works evenings past midnight without a shift',
      ['16T15:00', '17T00:30', '17T15:00', '18T00:30'].map((text) => tap(`2026-11-${text}:00`)),
      null,
      ['0 0 missing_out', '0 0 missing_out', '0 0 missing_out'],
    ],
    [
      'of who works nights by a shift',
      ['16T21:55', '17T06:05', '17T21:40', '17T21:43', '18T06:00'].map((text) => tap(`2026-11-${text}:00`)),
      shiftOf('22:00', '06:00'),
      ['490 10 right', '500 20 right'],
    ],
  ])('%s', (_name, taps, plan, expected) => expect(told(taps, plan, expected.length)).toEqual(expected));

  it.each<[string, [string, PunchDirection][], string]>([
    // A terminal that tells: 16 h are nobody's secret, one minute more somebody looks at. 05:00–21:00 = 960.
    [
      '16 hours are as they are',
      [
        ['16T05:00', 'in'],
        ['16T20:59', 'out'],
      ],
      '959 0 right',
    ],
    [
      'there twice on a day, together more than 16 hours',
      [
        ['16T00:10', 'in'],
        ['16T09:00', 'out'],
        ['16T09:30', 'in'],
        ['16T23:50', 'out'],
      ],
      '1390 0 too_long',
    ],
  ])('a day of %s', (_name, taps, expected) =>
    expect(
      told(
        taps.map(([text, direction]) => tap(`2026-11-${text}:00`, direction)),
        null,
        1,
      ),
    ).toEqual([expected]),
  );

  it('a day of 17 hours written by hand is to be looked at, one of a shift of 24 hours is not', () => {
    const by = (plan: ShiftPlan | null, from: string, to: string): WorkedDay['problem'] =>
      workedDay(
        {
          date: first,
          hireDate: '2020-01-01',
          exitDate: null,
          isWeekend: false,
          dayOff: null,
          mark: null,
          presences: [{ startedAt: at(from), endedAt: at(to) }],
          nights: [],
          thresholds: { half: null, full: null },
          strays: 0,
        },
        planDay(plan, first, zone),
        at('2026-12-01T00:00'),
      ).problem;
    expect([
      by(shiftOf('08:00', '17:00'), '2026-11-02T05:00', '2026-11-02T22:00'),
      by(null, '2026-11-02T05:00', '2026-11-02T22:00'),
      by(shiftOf('08:00', '08:00'), '2026-11-02T08:00', '2026-11-03T08:20'),
    ]).toEqual(['too_long', 'too_long', null]);
  });
});
