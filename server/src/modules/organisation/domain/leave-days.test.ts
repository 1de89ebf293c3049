import { asDays, calendarCount, leaveDays, overlaps, workingDaysOf, type LeaveSpan } from './leave-days';
import { calendarOfWeek } from './leave-calendar';

const week = {
  weekendDays: [6, 0],
  dayMinutes: 480,
  holidays: [
    { name: 'Eid', firstDay: '2026-03-31', lastDay: '2026-04-01' },
    { name: 'Founding day', firstDay: '2026-03-14', lastDay: '2026-03-14' },
  ],
};
const calendar = calendarOfWeek(week);
const daily = (
  fromDate: string,
  toDate = fromDate,
  fromPart: 'am' | 'pm' = 'am',
  toPart: 'am' | 'pm' = 'pm',
): LeaveSpan => ({ unit: 'daily', fromDate, toDate, fromPart, toPart, fromTime: null, toTime: null });
const hourly = (fromDate: string, fromTime: string, toDate: string, toTime: string): LeaveSpan => ({
  unit: 'hourly',
  fromDate,
  toDate,
  fromPart: 'am',
  toPart: 'pm',
  fromTime,
  toTime,
});
const worth = (span: LeaveSpan, by = calendar) => workingDaysOf(leaveDays(span, by));

describe('working days', () => {
  it.each<[string, LeaveSpan, string]>([
    ['one day', daily('2026-03-02'), '1'],
    ['Monday to Friday', daily('2026-03-02', '2026-03-06'), '5'],
    ['Friday to Monday, the weekend free', daily('2026-03-06', '2026-03-09'), '2'],
    ['a weekend alone', daily('2026-03-07', '2026-03-08'), '0'],
    ['a morning', daily('2026-03-02', '2026-03-02', 'am', 'am'), '0.5'],
    ['an afternoon', daily('2026-03-02', '2026-03-02', 'pm', 'pm'), '0.5'],
    ['from noon to noon', daily('2026-03-02', '2026-03-04', 'pm', 'am'), '2'],
    ['a holiday on the 31st and the 1st', daily('2026-03-30', '2026-04-02'), '2'],
    ['a holiday on a Saturday', daily('2026-03-13', '2026-03-16'), '2'],
    ['a leap day', daily('2028-02-28', '2028-03-01'), '3'],
    ['February of no leap year', daily('2027-02-26', '2027-03-01'), '2'],
    ['two hours', hourly('2026-03-02', '09:00', '2026-03-02', '11:00'), '0.25'],
    ['fifty minutes', hourly('2026-03-02', '09:00', '2026-03-02', '09:50'), '0.1042'],
    ['more hours than a day has', hourly('2026-03-02', '06:00', '2026-03-02', '20:00'), '1'],
    ['a night', hourly('2026-03-02', '22:00', '2026-03-03', '02:00'), '0.5'],
    ['hours on a holiday', hourly('2026-03-31', '09:00', '2026-03-31', '11:00'), '0'],
  ])('%s', (_what, span, days) => {
    expect(worth(span)).toBe(days);
  });

  it('of a company whose weekend is Friday and Saturday', () => {
    expect(worth(daily('2026-03-05', '2026-03-08'), calendarOfWeek({ ...week, weekendDays: [5, 6] }))).toBe('2');
  });

  it('name each day, weekend and holiday, and what is taken of it', () => {
    expect(leaveDays(daily('2026-03-13', '2026-03-16', 'pm'), calendar)).toEqual([
      { date: '2026-03-13', kind: 'work', name: null, minutes: 240, dayMinutes: 480 },
      { date: '2026-03-14', kind: 'holiday', name: 'Founding day', minutes: 0, dayMinutes: 0 },
      { date: '2026-03-15', kind: 'weekend', name: null, minutes: 0, dayMinutes: 0 },
      { date: '2026-03-16', kind: 'work', name: null, minutes: 480, dayMinutes: 480 },
    ]);
  });

  it.each([
    [0, '0'],
    [240, '0.5'],
    [480, '1'],
    [4800, '10'],
    [160, '0.3333'],
    [48_000, '100'],
  ])('%d minutes of 480 are %s days', (minutes, days) => {
    expect(asDays(minutes, 480)).toBe(days);
  });
});

describe('days and hours as old clients count', () => {
  it.each<[string, LeaveSpan, number, number]>([
    ['a single day', daily('2026-03-02'), 1, 0],
    ['half a day', daily('2026-03-02', '2026-03-02', 'am', 'am'), 1, 0],
    ['over a weekend', daily('2026-03-06', '2026-03-09'), 4, 0],
    ['over a leap day', daily('2028-02-28', '2028-03-01'), 3, 0],
    ['hours of a day', hourly('2026-03-02', '09:00', '2026-03-02', '11:30'), 0, 2.5],
    ['hours over midnight', hourly('2026-03-02', '22:00', '2026-03-03', '02:00'), 1, 4],
    ['more than a day of hours', hourly('2026-03-02', '09:00', '2026-03-03', '11:00'), 1, 2],
    ['whole days of hours', hourly('2026-03-02', '09:00', '2026-03-04', '09:00'), 2, 0],
  ])('%s', (_what, span, days, hours) => {
    expect(calendarCount(span)).toEqual({ days, hours });
  });
});

describe('two leaves', () => {
  const morning = daily('2026-03-02', '2026-03-02', 'am', 'am');
  const afternoon = daily('2026-03-02', '2026-03-02', 'pm', 'pm');
  it.each<[string, LeaveSpan, LeaveSpan, boolean]>([
    ['of the same day overlap', daily('2026-03-02'), daily('2026-03-02'), true],
    ['of neighbouring days do not', daily('2026-03-02'), daily('2026-03-03'), false],
    ['of two halves of one day do not', morning, afternoon, false],
    ['of the same half do', morning, morning, true],
    ['of a day and its half do', daily('2026-03-01', '2026-03-05'), afternoon, true],
    [
      'until noon and from noon do not',
      daily('2026-03-01', '2026-03-02', 'am', 'am'),
      daily('2026-03-02', '2026-03-04', 'pm'),
      false,
    ],
    ['of hours in the other half do not', morning, hourly('2026-03-02', '14:00', '2026-03-02', '16:00'), false],
    ['of hours in the same half do', morning, hourly('2026-03-02', '11:00', '2026-03-02', '13:00'), true],
    [
      'of hours one after the other do not',
      hourly('2026-03-02', '09:00', '2026-03-02', '10:00'),
      hourly('2026-03-02', '10:00', '2026-03-02', '11:00'),
      false,
    ],
  ])('%s', (_what, one, other, expected) => {
    expect([overlaps(one, other), overlaps(other, one)]).toEqual([expected, expected]);
  });
});
