import {
  attendanceDay,
  planDay,
  sheetTotals,
  type AttendanceDayResult,
  type DayFacts,
  type DayMark,
} from './attendance-day';
import { expectedMinutes, periodProblem, type ShiftPlan } from './shift';

const zone = 'Asia/Dubai';
const at = (time: string) => Date.parse(`${time}+04:00`);
const day: ShiftPlan = {
  kind: 'times',
  totalHours: '8.00',
  periods: [
    { start: '08:00', end: '12:00', graceIn: 10, graceOut: 0 },
    { start: '13:00', end: '17:00', graceIn: 0, graceOut: 5 },
  ],
};
const night: ShiftPlan = {
  kind: 'times',
  totalHours: '8.00',
  periods: [{ start: '22:00', end: '06:00', graceIn: 5, graceOut: 5 }],
};
const flexible: ShiftPlan = { kind: 'daily_hours', totalHours: '7.50', periods: [] };
const monthly: ShiftPlan = { kind: 'monthly_hours', totalHours: '160.00', periods: [] };
const much = at('2027-01-01T00:00');

interface Case {
  shift?: ShiftPlan | null;
  now?: number;
  from?: string | null;
  to?: string | null;
  weekend?: boolean;
  off?: DayFacts['dayOff'];
  mark?: DayMark;
  hire?: string;
  exit?: string | null;
  known?: string;
}
function standing({
  shift = day,
  now = much,
  from = null,
  to = null,
  weekend = false,
  off = null,
  mark,
  hire = '2024-01-01',
  exit = null,
  known,
}: Case): AttendanceDayResult {
  const facts: DayFacts = {
    date: '2026-03-02',
    hireDate: hire,
    exitDate: exit,
    knownFrom: known,
    isWeekend: weekend,
    dayOff: off,
    mark: mark ?? null,
    presences: from ? [{ startedAt: at(from), endedAt: to === null ? null : at(to) }] : [],
  };
  return attendanceDay(facts, planDay(shift, '2026-03-02', zone), now);
}

describe('a day of attendance', () => {
  it.each<[string, Case, Partial<AttendanceDayResult>]>([
    [
      'is present with a way in and out',
      { from: '2026-03-02T08:00', to: '2026-03-02T17:00' },
      { status: 'present', worked: 540, expected: 480, late: 0, early: 0 },
    ],
    ['is on time within the grace', { from: '2026-03-02T08:10:59', to: '2026-03-02T16:55' }, { late: 0, early: 0 }],
    [
      'is late from the planned time on once the grace is over',
      { from: '2026-03-02T08:11', to: '2026-03-02T16:54' },
      { late: 11, early: 6 },
    ],
    [
      'of a night shift runs into the next day',
      { shift: night, from: '2026-03-02T22:07', to: '2026-03-03T06:00' },
      { status: 'present', worked: 473, late: 7 },
    ],
    [
      'is going on while somebody is in',
      { from: '2026-03-02T08:00', now: at('2026-03-02T20:00') },
      { status: 'in_now', worked: 0 },
    ],
    [
      'misses its way out after that',
      { from: '2026-03-02T08:00', now: at('2026-03-03T08:00') },
      { status: 'missing_punch', early: 0 },
    ],
    [
      'is absent once the window after its last times has closed',
      { now: at('2026-03-02T18:00') },
      { status: 'absent' },
    ],
    ['is not absent before', { now: at('2026-03-02T17:59') }, { status: 'upcoming' }],
    [
      'waits as long as the shift says',
      { shift: { ...day, windowAfter: 15 }, now: at('2026-03-02T17:15') },
      { status: 'absent' },
    ],
    [
      'of a night shift is not absent in the middle of the night',
      { shift: night, now: at('2026-03-03T06:59') },
      { status: 'upcoming' },
    ],
    [
      'without fixed times is absent when the day is over',
      { shift: flexible, now: at('2026-03-03T00:00') },
      { status: 'absent', expected: 450 },
    ],
    ['without a shift too', { shift: null, now: at('2026-03-03T00:00') }, { status: 'absent', expected: null }],
    ['is off at the weekend, and nothing is expected', { weekend: true }, { status: 'weekly_off', expected: 0 }],
    [
      'at the weekend is present for who comes, and never late',
      { weekend: true, from: '2026-03-02T10:00', to: '2026-03-02T12:00' },
      { status: 'present', worked: 120, expected: 0, late: 0 },
    ],
    ['is leave where that is approved, and nothing is expected', { off: 'leave' }, { status: 'leave', expected: 0 }],
    ['of leave is known before it comes', { off: 'leave', now: at('2026-03-01T08:00') }, { status: 'leave' }],
    ['of a holiday is one', { off: 'holiday' }, { status: 'holiday', expected: 0 }],
    ['of a holiday on a weekend is a holiday', { off: 'holiday', weekend: true }, { status: 'holiday' }],
    ['of leave over a weekend is the weekend', { off: 'leave', weekend: true }, { status: 'weekly_off' }],
    [
      'of a holiday is present for who comes, and never late',
      { off: 'holiday', from: '2026-03-02T10:00', to: '2026-03-02T12:00' },
      { status: 'present', worked: 120, expected: 0, late: 0 },
    ],
    [
      'of leave is what somebody decided instead',
      { off: 'leave', mark: 'remote' },
      { status: 'remote', expected: 480 },
    ],
    [
      'of leave before the first day of employment is none',
      { off: 'leave', hire: '2026-03-03' },
      { status: 'not_employed' },
    ],
    ['is what was decided about it', { mark: 'leave' }, { status: 'leave', expected: 0 }],
    ['of a half day asks for half', { mark: 'half_day' }, { status: 'half_day', expected: 240 }],
    ['before the first day of employment is none', { hire: '2026-03-03' }, { status: 'not_employed', expected: null }],
    ['after the last one too', { exit: '2026-03-01' }, { status: 'not_employed' }],
    [
      "before their record and their first presence is nobody's absence, and asks for nothing",
      { known: '2026-03-03' },
      { status: 'not_recorded', expected: null },
    ],
    ['of their record can be one of absence', { known: '2026-03-02' }, { status: 'absent', expected: 480 }],
    ['before their record is leave all the same', { known: '2026-03-03', off: 'leave' }, { status: 'leave' }],
    ['before their record is what was decided about it', { known: '2026-03-03', mark: 'absent' }, { status: 'absent' }],
    ['on the last one is one', { exit: '2026-03-02' }, { status: 'absent' }],
  ])('%s', (_name, given, expected) => {
    expect(standing(given)).toMatchObject(expected);
  });
});

describe('minutes missed of 08–12 and 13–17, which are 480', () => {
  const at1 = (time: string): string => `2026-03-02T${time}`;
  it.each<[string, Case, number, number, number]>([
    // 08–12 is missed, 240; the hour of the break is nobody's to miss.
    ['by who comes at 13:00', { from: at1('13:00'), to: at1('17:00') }, 240, 0, 480],
    ['by who comes in the break', { from: at1('12:30'), to: at1('17:00') }, 240, 0, 480],
    // 240 of the morning and 196 of the afternoon.
    ['by who comes at 16:16', { from: at1('16:16'), to: at1('17:00') }, 436, 0, 480],
    ['by who comes after it all', { from: at1('18:00'), to: at1('19:00') }, 480, 0, 480],
    ['by who goes at noon', { from: at1('08:00'), to: at1('12:00') }, 0, 240, 480],
    // 30 of the morning and the 240 after it.
    ['by who goes half an hour before noon', { from: at1('08:00'), to: at1('11:30') }, 0, 270, 480],
    ['by who is there in the break alone', { from: at1('12:10'), to: at1('12:50') }, 240, 240, 480],
    ['by who comes at 16:16 and goes at 16:20', { from: at1('16:16'), to: at1('16:20') }, 436, 40, 480],
    ['by who comes at 13:00 and does not tap out', { from: at1('13:00') }, 240, 0, 480],
    ['by who comes at 08:10, within the grace', { from: at1('08:10'), to: at1('17:00') }, 0, 0, 480],
    // Half of it, 240, need not be worked: of 240 missed none is left, of 260 20, of 270 30.
    [
      'of a day decided to be a half by who comes at 13:00',
      { mark: 'half_day', from: at1('13:00'), to: at1('17:00') },
      0,
      0,
      240,
    ],
    ['of a half by who comes at 13:20', { mark: 'half_day', from: at1('13:20'), to: at1('17:00') }, 20, 0, 240],
    ['of a half by who goes at 11:30', { mark: 'half_day', from: at1('08:00'), to: at1('11:30') }, 0, 30, 240],
    [
      'of a day decided to be one of absence: it is missed once',
      { mark: 'absent', from: at1('13:00'), to: at1('17:00') },
      0,
      0,
      480,
    ],
  ])('%s', (_law, given, late, early, expected) => {
    const result = standing({ shift: day, ...given });
    expect([result.late, result.early, result.expected]).toEqual([late, early, expected]);
  });

  it('are never more than the day asks for, whenever somebody comes and goes', () => {
    const steps = Array.from({ length: 145 }, (_step, nth) => at('2026-03-02T00:00') + nth * 600_000);
    const planned = planDay(day, '2026-03-02', zone);
    const missed = steps.flatMap((startedAt) =>
      steps
        .filter((end) => end > startedAt)
        .map((endedAt) => {
          const facts = {
            date: '2026-03-02',
            hireDate: '2024-01-01',
            exitDate: null,
            isWeekend: false,
            dayOff: null,
            mark: null,
            presences: [{ startedAt, endedAt }],
          };
          const { late, early } = attendanceDay(facts, planned, much);
          return late + early;
        }),
    );
    expect([Math.min(...missed), Math.max(...missed)]).toEqual([0, 480]);
  });
});

describe('a sheet', () => {
  const days = (expected: number | null) =>
    (['present', 'absent', 'weekly_off', 'upcoming', 'not_employed', 'not_recorded'] as const).map(
      (status): AttendanceDayResult => ({
        status,
        worked: status === 'present' ? 470 : 0,
        late: status === 'present' ? 12 : 0,
        early: 0,
        expected:
          status === 'weekly_off' ? 0 : status === 'not_employed' || status === 'not_recorded' ? null : expected,
      }),
    );
  it.each([
    ['expects what the days begun ask for', day, 480, 960],
    ['expects nothing without a shift', null, null, null],
    ['spreads the hours of a month over its working days', monthly, null, 6_400],
  ])('%s', (_name, shift, expected, sum) => {
    expect(sheetTotals(days(expected), shift)).toEqual({ worked: 470, late: 12, absences: 1, expected: sum });
  });
});

describe('times of a shift', () => {
  const period = (start: string, end: string, graceIn = 0) => ({ start, end, graceIn, graceOut: 0 });
  it.each([
    ['a day with a break', [period('08:00', '12:00'), period('13:00', '17:00')], 480, true],
    ['a night', [period('22:00', '06:00')], 480, true],
    ['a night with a break after midnight', [period('20:00', '00:00'), period('01:00', '05:00')], 480, true],
    ['a whole day', [period('08:00', '08:00')], 1440, true],
    ['times out of order', [period('13:00', '17:00'), period('08:00', '14:00')], 600, false],
    ['times that overlap', [period('08:00', '12:00'), period('11:00', '17:00')], 600, false],
    ['more than a day', [period('08:00', '20:00'), period('20:00', '09:00')], 1500, false],
    ['a grace longer than the times', [period('08:00', '09:00', 61)], 60, false],
  ])('%s', (_name, periods, minutes, isRight) => {
    expect([expectedMinutes({ kind: 'times', totalHours: null, periods }), periodProblem(periods) === null]).toEqual([
      minutes,
      isRight,
    ]);
  });
});
