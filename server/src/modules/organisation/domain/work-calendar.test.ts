import fc from 'fast-check';
import { addDays, type PlainDate, type Weekday } from '../../../kernel/dates/plain-date';
import { instantsOf, plannedInstant } from '../../../kernel/dates/zone-time';
import {
  minutesWithin,
  plannedDay,
  workingMinutes,
  type CalendarAssignment,
  type CalendarHoliday,
  type PersonsCalendars,
  type WorkCalendar,
  type WorkPart,
} from './work-calendar';

const dubai = 'Asia/Dubai';
const part = (weekday: number, start: string, end: string, more: Partial<WorkPart> = {}): WorkPart => ({
  weekday: weekday as Weekday,
  weeks: 'every',
  half: start < '12:00' ? 'am' : 'pm',
  start,
  end,
  ...more,
});
const days = (weekdays: number[], ...times: [string, string][]): WorkPart[] =>
  weekdays.flatMap((weekday) => times.map(([start, end]) => part(weekday, start, end)));
const office = (zone = dubai): WorkCalendar => ({
  id: 'office',
  zone,
  parityFrom: null,
  parts: [...days([1, 2, 3, 4], ['08:00', '12:00'], ['13:00', '17:00']), ...days([5], ['08:00', '12:00'])],
});
const nights = (zone: string): WorkCalendar => ({
  id: 'nights',
  zone,
  parityFrom: null,
  parts: days([0, 1, 2, 3, 4, 5, 6], ['22:00', '06:00']),
});
const assigned = (calendar: WorkCalendar, more: Partial<CalendarAssignment> = {}): CalendarAssignment => ({
  validFrom: '2020-01-01',
  validTo: null,
  calendar,
  holidays: [],
  ...more,
});
const ofCompany = (calendar: WorkCalendar, holidays: CalendarHoliday[] = []): PersonsCalendars => ({
  own: [],
  department: [],
  company: [assigned(calendar, { holidays })],
});
const at = (date: PlainDate, time: string, zone = dubai): number => plannedInstant(date, `${time}:00`, zone);
const minutesBetween = (calendars: PersonsCalendars, from: number, to: number): [PlainDate, number][] => {
  const [first, last] = [from, to].map((instant) => new Date(instant).toISOString().slice(0, 10)) as [string, string];
  return workingMinutes(calendars, addDays(first, -1), addDays(last, 1))
    .map(({ date }): [PlainDate, number] => [date, minutesWithin(plannedDay(calendars, date).spans, from, to)])
    .filter(([, minutes]) => minutes > 0);
};

describe('working minutes', () => {
  it.each<[string, number, number, [PlainDate, number][]]>([
    ['of a Monday', at('2026-11-16', '00:00'), at('2026-11-17', '00:00'), [['2026-11-16', 480]]],
    ['of the half Friday', at('2026-11-20', '00:00'), at('2026-11-21', '00:00'), [['2026-11-20', 240]]],
    ['of a weekend', at('2026-11-21', '00:00'), at('2026-11-23', '00:00'), []],
    ['from 10 to 15 leave out the break', at('2026-11-16', '10:00'), at('2026-11-16', '15:00'), [['2026-11-16', 240]]],
    [
      'from one day into the next',
      at('2026-11-16', '16:00'),
      at('2026-11-17', '09:30'),
      [
        ['2026-11-16', 60],
        ['2026-11-17', 90],
      ],
    ],
    ['between two instants in the night', at('2026-11-16', '18:00'), at('2026-11-17', '07:59'), []],
    ['backwards', at('2026-11-17', '12:00'), at('2026-11-16', '12:00'), []],
  ])('%s', (_what, from, to, rows) => {
    expect(minutesBetween(ofCompany(office()), from, to)).toEqual(rows);
  });

  it('of a day without work are a row of none, with its kind', () => {
    expect(workingMinutes(ofCompany(office()), '2026-11-21', '2026-11-21')).toEqual([
      {
        date: '2026-11-21',
        kind: 'off',
        name: null,
        calendarId: 'office',
        minutes: 0,
        usualMinutes: 0,
        from: 'company',
      },
    ]);
  });

  it('of a night belong to the day it begins on', () => {
    const calendars = ofCompany(nights(dubai));
    expect(minutesBetween(calendars, at('2026-11-16', '12:00'), at('2026-11-17', '12:00'))).toEqual([
      ['2026-11-16', 480],
    ]);
    expect(minutesBetween(calendars, at('2026-11-17', '00:00'), at('2026-11-17', '04:00'))).toEqual([
      ['2026-11-16', 240],
    ]);
  });

  // Europe/Berlin: clocks go forward on 29 March 2026 at 02:00 and back on 25 October 2026 at 03:00 (Directive
  // 2000/84/EC).
  it.each([
    ['2026-03-28', 420],
    ['2026-10-24', 540],
    ['2026-06-01', 480],
  ])('of the night of %s from 22:00 to 06:00 are %i where clocks change', (date, minutes) => {
    const zone = 'Europe/Berlin';
    expect(
      minutesBetween(ofCompany(nights(zone)), at(date, '12:00', zone), at(addDays(date, 1), '12:00', zone)),
    ).toEqual([[date, minutes]]);
  });

  it('of a start that clocks leave out begin when they go on', () => {
    const zone = 'Europe/Berlin';
    const early: WorkCalendar = { id: 'early', zone, parityFrom: null, parts: [part(0, '02:30', '06:00')] };
    expect(minutesBetween(ofCompany(early), at('2026-03-29', '00:00', zone), at('2026-03-30', '00:00', zone))).toEqual([
      ['2026-03-29', 150],
    ]);
  });

  it('are those of their own zone, also where the company counts in another', () => {
    const calendars = ofCompany(office('America/New_York'));
    const [from] = instantsOf('2026-11-16', '08:00:00', 'America/New_York');
    expect(minutesBetween(calendars, from!, from! + 3_600_000)).toEqual([['2026-11-16', 60]]);
  });

  it('add up, wherever the time is cut', () => {
    const calendars = ofCompany(office(), [{ date: '2026-11-18', name: 'Half', part: 'pm' }]);
    const [start, end] = [at('2026-11-09', '00:00'), at('2026-11-30', '00:00')];
    const sum = (from: number, to: number) =>
      minutesBetween(calendars, from, to).reduce((all, [, minutes]) => all + minutes, 0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: (end - start) / 60_000 }), (cut) => {
        expect(sum(start, start + cut * 60_000) + sum(start + cut * 60_000, end)).toBe(sum(start, end));
      }),
    );
  });
});

describe('a holiday', () => {
  const holidays: CalendarHoliday[] = [
    { date: '2026-12-02', name: 'National Day', part: 'full' },
    { date: '2026-12-03', name: 'Eve', part: 'pm' },
    { date: '2026-12-05', name: 'On a Saturday', part: 'full' },
    { date: '2026-12-07', name: 'Morning', part: 'am' },
    { date: '2026-12-07', name: 'Afternoon', part: 'pm' },
    { date: '2027-01-31', name: 'On the 31st', part: 'full' },
  ];
  it.each([
    ['2026-12-02', 'holiday', 0, 480],
    ['2026-12-03', 'half_holiday', 240, 480],
    ['2026-12-05', 'holiday', 0, 0],
    ['2026-12-07', 'holiday', 0, 480],
    ['2026-12-08', 'work', 480, 480],
    ['2027-01-31', 'holiday', 0, 0],
  ])('%s is %s with %i of %i minutes', (date, kind, minutes, usual) => {
    expect(workingMinutes(ofCompany(office(), holidays), date, date)).toMatchObject([
      { date, kind, minutes, usualMinutes: usual },
    ]);
  });
});

describe('of calendars', () => {
  it("their own goes before their department's and that before the company's, each on its days", () => {
    const own = assigned({ ...office(), id: 'own' }, { validFrom: '2026-11-18', validTo: '2026-11-18' });
    const department = assigned({ ...office(), id: 'department' }, { validFrom: '2026-11-17', validTo: '2026-11-18' });
    const calendars = {
      own: [own],
      department: [department],
      company: [assigned(office(), { validFrom: '2026-11-16' })],
    };
    expect(
      workingMinutes(calendars, '2026-11-15', '2026-11-19').map(({ calendarId, from }) => [calendarId, from]),
    ).toEqual([
      [null, null],
      ['office', 'company'],
      ['department', 'department'],
      ['own', 'own'],
      ['office', 'company'],
    ]);
  });

  it('the later begun one counts', () => {
    const calendars = {
      own: [],
      department: [],
      company: [assigned(office()), assigned({ ...office(), id: 'newer' }, { validFrom: '2026-06-01' })],
    };
    expect(workingMinutes(calendars, '2026-05-31', '2026-06-01').map(({ calendarId }) => calendarId)).toEqual([
      'office',
      'newer',
    ]);
  });

  it('of alternating weeks every other Saturday is worked, over the end of a year too', () => {
    const calendar: WorkCalendar = {
      id: 'alternating',
      zone: dubai,
      parityFrom: '2026-12-21',
      parts: [part(6, '08:00', '12:00', { weeks: 'even' }), part(6, '14:00', '16:00', { weeks: 'odd' })],
    };
    const saturdays = ['2026-12-12', '2026-12-19', '2026-12-26', '2027-01-02', '2027-01-09'];
    expect(saturdays.map((date) => workingMinutes(ofCompany(calendar), date, date)[0]!.minutes)).toEqual([
      240, 120, 240, 120, 240,
    ]);
    expect(() => workingMinutes(ofCompany({ ...calendar, parityFrom: null }), '2026-12-12', '2026-12-12')).toThrow(
      RangeError,
    );
  });
});
