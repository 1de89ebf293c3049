import { dueAfter, dueDay, type DueFrom } from './request-due';
import { requestActions } from './request-state';
import { leaveCalendar } from '../../organisation/domain/leave-calendar';
import type { CalendarHoliday, WorkPart } from '../../organisation/domain/work-calendar';

/** Monday to Thursday from eight to five, Friday until noon: the week of the Emirates. */
const parts: WorkPart[] = ([1, 2, 3, 4] as const)
  .flatMap((weekday): WorkPart[] => [
    { weekday, weeks: 'every', half: 'am', start: '08:00', end: '12:00' },
    { weekday, weeks: 'every', half: 'pm', start: '13:00', end: '17:00' },
  ])
  .concat({ weekday: 5, weeks: 'every', half: 'am', start: '08:00', end: '12:00' });
const calendar = (holidays: CalendarHoliday[] = [], worked = parts) =>
  leaveCalendar(
    {
      own: [],
      department: [],
      company: [
        {
          validFrom: '2020-01-01',
          validTo: null,
          calendar: { id: 'c', zone: 'Asia/Dubai', parityFrom: null, parts: worked },
          holidays,
        },
      ],
    },
    'Asia/Dubai',
    480,
  );
const holiday = (date: string, part: CalendarHoliday['part'] = 'full'): CalendarHoliday => ({
  date,
  name: 'National Day',
  part,
});

// 23 November 2026 is a Monday.
it.each<[string, string, number, CalendarHoliday[], string]>([
  ['the day it begins is not counted', '2026-11-23', 1, [], '2026-11-24'],
  ['two working days are two days later in the week', '2026-11-23', 2, [], '2026-11-25'],
  ['a short Friday is a working day like others', '2026-11-26', 1, [], '2026-11-27'],
  ['the weekend is passed over', '2026-11-26', 2, [], '2026-11-30'],
  ['five working days are a week', '2026-11-23', 5, [], '2026-11-30'],
  ['what begins on a Saturday is counted from Monday', '2026-11-28', 1, [], '2026-11-30'],
  ['a holiday on the day it would be due puts it off', '2026-11-23', 2, [holiday('2026-11-25')], '2026-11-26'],
  ['a holiday before it puts it off as much', '2026-11-23', 2, [holiday('2026-11-24')], '2026-11-26'],
  [
    'holidays and the weekend after them are passed over together',
    '2026-11-24',
    1,
    [holiday('2026-11-25'), holiday('2026-11-26'), holiday('2026-11-27')],
    '2026-11-30',
  ],
  ['a holiday on the weekend changes nothing', '2026-11-26', 2, [holiday('2026-11-28')], '2026-11-30'],
  ['the day it begins may be a holiday', '2026-11-23', 1, [holiday('2026-11-23')], '2026-11-24'],
  [
    'half a holiday leaves half a day, and the rest is taken of the next',
    '2026-11-23',
    1,
    [holiday('2026-11-24', 'pm')],
    '2026-11-25',
  ],
  [
    'two half holidays leave a whole day',
    '2026-11-23',
    1,
    [holiday('2026-11-24', 'pm'), holiday('2026-11-25', 'am')],
    '2026-11-25',
  ],
  [
    'the half that a short Friday does not work takes nothing from it',
    '2026-11-26',
    1,
    [holiday('2026-11-27', 'pm')],
    '2026-11-27',
  ],
  ['the half it works takes all of it', '2026-11-26', 1, [holiday('2026-11-27', 'am')], '2026-11-30'],
])('%s: from %s, %d working days', (_law, from, days, holidays, due) => {
  expect(dueDay(from, days, calendar(holidays))).toBe(due);
});

it('a year has as many working days as its calendar, whatever they begin with', () => {
  expect(dueDay('2026-01-01', 250, calendar())).toBe('2026-12-17');
});

it('where nobody ever works nothing is ever due', () => {
  expect(dueDay('2026-11-23', 1, calendar([], []))).toBeNull();
});

describe('the due day of a request', () => {
  const rows: [DueFrom, Record<string, ReturnType<typeof dueAfter>>][] = [
    ['submission', { submit: 'anew', approve: 'kept', return: 'none', dispute: 'anew' }],
    ['approval', { submit: 'none', approve: 'anew', return: 'none', dispute: 'anew' }],
  ];
  it.each(
    rows.flatMap(([from, law]) => requestActions.map((action) => [from, action, law[action] ?? 'kept'] as const)),
  )('counted from the %s, after %s, is %s', (dueFrom, action, expected) => {
    expect(dueAfter(action, { dueWithinDays: 2, dueFrom })).toBe(expected);
  });

  it.each(['submission', 'approval'] as const)(
    'is never there without a number of days, counted from the %s',
    (dueFrom) => {
      expect(requestActions.filter((action) => dueAfter(action, { dueWithinDays: null, dueFrom }) === 'anew')).toEqual(
        [],
      );
    },
  );
});
