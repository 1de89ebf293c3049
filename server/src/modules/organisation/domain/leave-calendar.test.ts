import { leaveDays, workingDaysOf, type LeaveSpan } from './leave-days';
import { addDays } from '../../../kernel/dates/plain-date';
import { partsOf, weekProblem, type WeekTimes } from './calendar-week';
import { companyWeek, leaveCalendar } from './leave-calendar';
import { workingMinutes, type CalendarHoliday } from './work-calendar';

const zone = 'Asia/Dubai';
const time = (weekday: number, start: string, end: string, weeks: WeekTimes['weeks'] = 'every'): WeekTimes => ({
  weekday,
  weeks,
  start,
  end,
});
const office = [1, 2, 3, 4]
  .flatMap((weekday) => [time(weekday, '08:00', '12:00'), time(weekday, '13:00', '17:00')])
  .concat(time(5, '08:00', '12:00'));
const holidays: CalendarHoliday[] = [
  { date: '2026-12-02', name: 'National Day', part: 'full' },
  { date: '2026-12-03', name: 'Eve', part: 'pm' },
  { date: '2026-12-08', name: 'Plant closed', part: 'full', isDayOff: true },
];
const by = (times: WeekTimes[], itsZone = zone, parityFrom: string | null = null) =>
  leaveCalendar(
    {
      own: [],
      department: [],
      company: [
        {
          validFrom: '2020-01-01',
          validTo: null,
          calendar: { id: 'c', zone: itsZone, parityFrom, parts: partsOf(times) },
          holidays,
        },
      ],
    },
    itsZone,
    480,
  );
const daily = (fromDate: string, toDate = fromDate, more: Partial<LeaveSpan> = {}): LeaveSpan => ({
  unit: 'daily',
  fromDate,
  toDate,
  fromPart: 'am',
  toPart: 'pm',
  fromTime: null,
  toTime: null,
  ...more,
});
const hourly = (fromDate: string, fromTime: string, toTime: string, toDate = fromDate) =>
  daily(fromDate, toDate, { unit: 'hourly', fromTime, toTime });
const minutes = (span: LeaveSpan, calendar = by(office)) =>
  leaveDays(span, calendar).reduce((sum, day) => sum + day.minutes, 0);

describe('leave by a calendar with times', () => {
  it.each<[string, LeaveSpan, number, string]>([
    ['a whole day', daily('2026-11-16'), 480, '1'],
    ['a short Friday is one day', daily('2026-11-20'), 240, '1'],
    ['half of it is half of it', daily('2026-11-20', '2026-11-20', { toPart: 'am' }), 120, '0.5'],
    ['a week', daily('2026-11-16', '2026-11-20'), 2160, '5'],
    ['hours leave out the pause', hourly('2026-11-16', '11:00', '14:00'), 120, '0.25'],
    ['hours after work are none', hourly('2026-11-16', '17:00', '20:00'), 0, '0'],
    ['a half holiday takes half', daily('2026-12-03'), 240, '0.5'],
    ['its morning is all there is', daily('2026-12-03', '2026-12-03', { toPart: 'am' }), 240, '0.5'],
    ['its afternoon is nothing', daily('2026-12-03', '2026-12-03', { fromPart: 'pm' }), 0, '0'],
    ['a holiday in between', daily('2026-12-01', '2026-12-04'), 960, '2.5'],
    ['a day off of the calendar', daily('2026-12-07', '2026-12-08'), 480, '1'],
  ])('%s', (_what, span, taken, days) => {
    expect([minutes(span), workingDaysOf(leaveDays(span, by(office)))]).toEqual([taken, days]);
  });

  // 07–12 and 13–16 are 300 and 180 minutes of 480: half a holiday leaves half a day of either, not 0.625 or 0.375.
  it.each<[string, CalendarHoliday['part'], Partial<LeaveSpan>, string]>([
    ['before noon, of which all is taken', 'am', {}, '0.5'],
    ['after noon, of which all is taken', 'pm', {}, '0.5'],
    ['after noon, of which the morning is', 'pm', { toPart: 'am' }, '0.5'],
    ['after noon, which is nothing to take', 'pm', { fromPart: 'pm' }, '0'],
    ['before noon, of which the afternoon is', 'am', { fromPart: 'pm' }, '0.5'],
  ])('half a holiday on a day of uneven halves leaves half a day: %s', (_what, part, more, expected) => {
    const uneven = leaveCalendar(
      {
        own: [],
        department: [],
        company: [
          {
            validFrom: '2020-01-01',
            validTo: null,
            calendar: {
              id: 'c',
              zone,
              parityFrom: null,
              parts: partsOf(
                [1, 2, 3, 4, 5].flatMap((weekday) => [
                  time(weekday, '07:00', '12:00'),
                  time(weekday, '13:00', '16:00'),
                ]),
              ),
            },
            holidays: [{ date: '2026-12-03', name: 'Eve', part }],
          },
        ],
      },
      zone,
      480,
    );
    expect([
      workingDaysOf(leaveDays(daily('2026-12-03', '2026-12-03', more), uneven)),
      workingDaysOf(leaveDays(daily('2026-12-01', '2026-12-04'), uneven)),
    ]).toEqual([expected, '3.5']);
  });

  it('half a holiday on a short Friday takes all of it or nothing', () => {
    const withEve = (part: 'am' | 'pm') =>
      leaveCalendar(
        {
          own: [],
          department: [],
          company: [
            {
              validFrom: '2020-01-01',
              validTo: null,
              calendar: { id: 'c', zone, parityFrom: null, parts: partsOf(office) },
              holidays: [{ date: '2026-11-20', name: 'Eve', part }],
            },
          ],
        },
        zone,
        480,
      );
    expect(['am', 'pm'].map((part) => workingDaysOf(leaveDays(daily('2026-11-20'), withEve(part as 'am'))))).toEqual([
      '0',
      '1',
    ]);
  });

  it('hours are by the clock its times are meant in, not by that of a company elsewhere', () => {
    const calendar = { id: 'c', zone: 'Asia/Riyadh', parityFrom: null, parts: partsOf(office) };
    const riyadh = leaveCalendar(
      { own: [], department: [], company: [{ validFrom: '2020-01-01', validTo: null, calendar, holidays }] },
      zone,
      480,
    );
    expect([
      minutes(hourly('2026-11-16', '08:00', '10:00'), riyadh),
      minutes(hourly('2026-11-16', '16:00', '18:00'), riyadh),
    ]).toEqual([120, 60]);
  });

  it('hours of a night belong to the day it begins on', () => {
    const nights = by([1, 2, 3, 4, 5].map((weekday) => time(weekday, '22:00', '06:00')));
    expect(
      leaveDays(hourly('2026-11-17', '02:00', '04:00'), nights).map(({ date, minutes: taken }) => [date, taken]),
    ).toEqual([
      ['2026-11-16', 120],
      ['2026-11-17', 0],
    ]);
    expect(minutes(hourly('2026-11-16', '22:00', '06:00', '2026-11-17'), nights)).toBe(480);
  });

  // Directive 2000/84/EC: clocks in Berlin go forward on 29 March 2026 and back on 25 October.
  it.each([
    ['2026-03-28', 420],
    ['2026-10-24', 540],
    ['2026-06-06', 480],
  ])('the night of %s takes %i minutes where clocks change', (date, taken) => {
    const nights = by([time(6, '22:00', '06:00')], 'Europe/Berlin');
    expect([minutes(daily(date), nights), minutes(hourly(date, '22:00', '06:00', addDays(date, 1)), nights)]).toEqual([
      taken,
      taken,
    ]);
  });

  it('every other Saturday counts only where it is worked', () => {
    const alternating = by([...office, time(6, '08:00', '12:00', 'even')], zone, '2026-11-16');
    expect(['2026-11-21', '2026-11-28', '2026-12-05'].map((date) => minutes(daily(date), alternating))).toEqual([
      240, 0, 240,
    ]);
  });

  it('a time over noon is cut there, so that half a holiday takes the half it names', () => {
    const shift = by([time(4, '07:00', '15:00')]);
    // Five hours are worked on that day, and they are half a day of leave: 240 of 480.
    expect([shift.dayOn('2026-12-03').minutes, minutes(daily('2026-12-03'), shift)]).toEqual([300, 240]);
  });
});

describe('the week of a company', () => {
  it.each([
    [480, 480],
    [540, 540],
    [15, 15],
    [1440, 1440],
    [1425, 1425],
  ])('of %i minutes a day has as many', (dayMinutes, counted) => {
    const calendar = companyWeek({ weekendDays: [6, 0], dayMinutes, zone });
    const days = workingMinutes(
      { own: [], department: [], company: [{ validFrom: '2020-01-01', validTo: null, calendar, holidays: [] }] },
      '2026-11-16',
      '2026-11-22',
    );
    expect(days.map((day) => day.minutes)).toEqual([counted, counted, counted, counted, counted, 0, 0]);
  });
});

describe('times of a week', () => {
  it.each<[string, WeekTimes[], boolean]>([
    ['of an office are well', office, false],
    ['of every night are well', [0, 1, 2, 3, 4, 5, 6].map((weekday) => time(weekday, '22:00', '06:00')), false],
    ['that touch are well', [time(1, '08:00', '12:00'), time(1, '12:00', '16:00')], false],
    ['of different weeks may overlap', [time(1, '08:00', '12:00', 'even'), time(1, '10:00', '14:00', 'odd')], false],
    ['none', [], true],
    ['a time that is none', [time(1, '8:00', '12:00')], true],
    ['a weekday that is none', [time(7, '08:00', '12:00')], true],
    ['that overlap', [time(1, '08:00', '12:00'), time(1, '11:00', '13:00')], true],
    ['that overlap in every other week', [time(1, '08:00', '12:00'), time(1, '11:00', '13:00', 'odd')], true],
    ['of a night that reaches into the next day', [time(1, '22:00', '06:00'), time(2, '05:00', '09:00')], true],
    ['of a Sunday night that reaches into Monday', [time(0, '22:00', '06:00'), time(1, '05:00', '09:00')], true],
    [
      'of an odd Sunday night that reaches into the even Monday',
      [time(0, '22:00', '06:00', 'odd'), time(1, '05:00', '09:00', 'even')],
      true,
    ],
  ])('%s', (_what, times, isRefused) => {
    expect(weekProblem(times) !== null).toBe(isRefused);
  });
});
