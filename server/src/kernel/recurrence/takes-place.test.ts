import fc from 'fast-check';
import { addDays } from '../dates/plain-date';
import { firstDayOf, occurrenceDays, takesPlaceWithin, timesOn, type Series, type Times } from './occurrences';
import { parseRecurrence } from './recurrence-rule';

const zone = 'Asia/Dubai';
const days = (first: string, long = 0): Times => ({
  isAllDay: true,
  startDate: first,
  endDate: addDays(first, long),
  startAt: null,
  endAt: null,
});
const hours = (startAt: string, endAt: string): Times => ({
  isAllDay: false,
  startDate: null,
  endDate: null,
  startAt: new Date(startAt),
  endAt: new Date(endAt),
});
const seriesOf = (rule: string, times: Times, more: Partial<Series> = {}): Series => ({
  rule: parseRecurrence(rule)!,
  first: firstDayOf(times, zone),
  last: null,
  except: [],
  ...more,
});
const falls = (rule: string, times: Times, from: string, to: string | null, more: Partial<Series> = {}) =>
  takesPlaceWithin(seriesOf(rule, times, more), times, zone, { from, to, zone });

// Thursdays from the 2nd of January 2025.
const weekly = 'FREQ=WEEKLY;BYDAY=TH';
it.each<[string, boolean, string, Times, string, string | null, Partial<Series>]>([
  ['a Thursday of the next year is one of them', true, weekly, days('2025-01-02'), '2026-03-05', '2026-03-05', {}],
  ['a Wednesday is none', false, weekly, days('2025-01-02'), '2026-03-04', '2026-03-04', {}],
  ['nothing was before the first', false, weekly, days('2025-01-02'), '2024-12-01', '2025-01-01', {}],
  [
    'nor is there anything after the last',
    false,
    weekly,
    days('2025-01-02'),
    '2026-03-01',
    null,
    { last: '2026-02-28' },
  ],
  ['one without end goes on for ever', true, weekly, days('2025-01-02'), '2199-01-01', null, {}],
  ['a day left out is none', false, weekly, days('2025-01-02'), '2026-03-05', '2026-03-05', { except: ['2026-03-05'] }],
  ['three days of one reach into Saturday', true, weekly, days('2025-01-02', 2), '2026-03-07', '2026-03-07', {}],
  ['and not into Sunday', false, weekly, days('2025-01-02', 2), '2026-03-08', '2026-03-08', {}],
  [
    'once in 99 years takes place then',
    true,
    'FREQ=YEARLY;INTERVAL=99;BYMONTH=1;BYMONTHDAY=2',
    days('2025-01-02'),
    '2026-01-01',
    '2124-01-02',
    {},
  ],
  [
    'and not before',
    false,
    'FREQ=YEARLY;INTERVAL=99;BYMONTH=1;BYMONTHDAY=2',
    days('2025-01-02'),
    '2026-01-01',
    '2124-01-01',
    {},
  ],
  ['the last day there is asks for all', true, weekly, days('2025-01-02'), '2026-01-01', '9999-12-31', {}],
  [
    'a night watch from ten to six is of its second day too',
    true,
    weekly,
    hours('2025-01-02T18:00:00Z', '2025-01-03T02:00:00Z'),
    '2026-03-06',
    '2026-03-06',
    {},
  ],
  [
    'what ends at midnight is not',
    false,
    weekly,
    hours('2025-01-02T16:00:00Z', '2025-01-02T20:00:00Z'),
    '2026-03-06',
    '2026-03-06',
    {},
  ],
])('%s', (_what, isIn, rule, times, from, to, more) => expect(falls(rule, times, from, to, more)).toBe(isIn));

it('days are those by the clock of who asks', () => {
  // Thursdays at eleven in the evening of Dubai are Thursdays in London, and Fridays in Tokyo.
  const times = hours('2025-01-02T19:00:00Z', '2025-01-02T19:30:00Z');
  const on = (day: string, of: string) =>
    takesPlaceWithin(seriesOf(weekly, times), times, zone, { from: day, to: day, zone: of });
  expect([on('2026-03-05', 'Europe/London'), on('2026-03-05', 'Asia/Tokyo'), on('2026-03-06', 'Asia/Tokyo')]).toEqual([
    true,
    false,
    true,
  ]);
});

it('says what a list of all its times says', () => {
  const rules = [
    'FREQ=DAILY;INTERVAL=40',
    weekly,
    'FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYDAY=-1FR',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
  ];
  const day = fc.integer({ min: 0, max: 1500 }).map((at) => addDays('2024-12-01', at));
  fc.assert(
    fc.property(
      fc.constantFrom(...rules),
      fc.integer({ min: 0, max: 31 }),
      day,
      fc.integer({ min: 0, max: 90 }),
      fc.array(day, { maxLength: 3 }),
      (rule, long, from, length, except) => {
        const [first] = occurrenceDays(seriesOf(rule, days('2025-01-01')), '2025-01-01', '2030-01-01');
        const times = days(first!, long);
        const series = seriesOf(rule, times, { except });
        const to = addDays(from, length);
        const all = occurrenceDays(series, first!, '2031-01-01').map((each) => timesOn(times, each, zone));
        expect(takesPlaceWithin(series, times, zone, { from, to, zone })).toBe(
          all.some(({ startDate, endDate }) => startDate! <= to && endDate! >= from),
        );
      },
    ),
    { numRuns: 60 },
  );
});
