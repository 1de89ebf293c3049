import { addDays, weekdayOf } from '../../../../kernel/dates/plain-date';
import { payDateOf, periodOf, periodsOfMonth, periodsTouching, type PaySchedule } from './pay-period';

const from15: PaySchedule = { frequency: 'monthly', firstDay: 15 };
const calendar: PaySchedule = { frequency: 'monthly', firstDay: 1 };
const halves: PaySchedule = { frequency: 'semi_monthly', firstDay: 1, secondDay: 16 };
const turned: PaySchedule = { frequency: 'semi_monthly', firstDay: 26, secondDay: 11 };
const fortnights: PaySchedule = { frequency: 'fortnightly', anchor: '2026-01-02' };
const weeks: PaySchedule = { frequency: 'weekly', anchor: '2026-11-02' };

it.each<[string, PaySchedule, string, string, string]>([
  ['the day a month begins', from15, '2026-11-15', '2026-11-15', '2026-12-14'],
  ['the day before it', from15, '2026-11-14', '2026-10-15', '2026-11-14'],
  ['over the year', from15, '2026-01-01', '2025-12-15', '2026-01-14'],
  ['February', from15, '2026-02-28', '2026-02-15', '2026-03-14'],
  ['the calendar month', calendar, '2026-02-28', '2026-02-01', '2026-02-28'],
  ['a leap year', calendar, '2028-02-29', '2028-02-01', '2028-02-29'],
  ['the latest first day', { frequency: 'monthly', firstDay: 28 }, '2026-02-28', '2026-02-28', '2026-03-27'],
  ['a first half', halves, '2026-02-15', '2026-02-01', '2026-02-15'],
  ['a second half in February', halves, '2026-02-16', '2026-02-16', '2026-02-28'],
  ['a second half in a leap year', halves, '2028-02-29', '2028-02-16', '2028-02-29'],
  ['halves named in turned order', turned, '2026-01-05', '2025-12-26', '2026-01-10'],
  ['the anchor', fortnights, '2026-01-02', '2026-01-02', '2026-01-15'],
  ['before the anchor', fortnights, '2026-01-01', '2025-12-19', '2026-01-01'],
  ['a week', weeks, '2026-11-08', '2026-11-02', '2026-11-08'],
  ['a week long before the anchor', weeks, '2020-02-29', '2020-02-24', '2020-03-01'],
])('%s', (_, schedule, day, from, to) => {
  expect(periodOf(schedule, day)).toEqual({ from, to });
});

describe('Every day lies in one period', () => {
  it.each([
    ...Array.from({ length: 28 }, (_, at): PaySchedule => ({ frequency: 'monthly', firstDay: at + 1 })),
    halves,
    turned,
    { frequency: 'semi_monthly', firstDay: 27, secondDay: 28 } as const,
    fortnights,
    weeks,
  ])('%j', (schedule) => {
    let period = periodOf(schedule, '2027-11-20');
    for (let day = '2027-11-20'; day < '2028-04-10'; day = addDays(day, 1)) {
      const found = periodOf(schedule, day);
      expect(found.from <= day && day <= found.to).toBe(true);
      if (day > period.to) {
        expect(found.from).toBe(addDays(period.to, 1));
        period = found;
      }
      expect(found).toEqual(period);
    }
  });
});

it('Counts the periods that end in a year: 27 fortnights and 53 weeks where the calendar has them', () => {
  const ending = (schedule: PaySchedule, year: number) =>
    periodsTouching(schedule, String(year)).filter(({ to }) => to.startsWith(String(year))).length;
  // A fortnight ends on 1 January 2026 and every 14 days: 1 + 26 × 14 = 365, 31 December is the 27th.
  expect([2025, 2026, 2027].map((year) => ending(fortnights, year))).toEqual([26, 27, 26]);
  // Sundays: 52 in 2026; 2028 begins on a Saturday and is a leap year, so it has 53.
  expect([2026, 2028].map((year) => ending(weeks, year))).toEqual([52, 53]);
  expect(ending(halves, 2026)).toBe(24);
  expect(ending(from15, 2026)).toBe(12);
});

it('Names the periods that touch a year and those of a month', () => {
  expect(periodsTouching(from15, '2026')).toHaveLength(13);
  expect(periodsTouching(calendar, '2026')).toHaveLength(12);
  expect(periodsOfMonth(from15, '2026-01')).toEqual([{ from: '2025-12-15', to: '2026-01-14' }]);
  expect(periodsOfMonth(halves, '2026-02')).toEqual([
    { from: '2026-02-01', to: '2026-02-15' },
    { from: '2026-02-16', to: '2026-02-28' },
  ]);
  // They end on 1, 15 and 29 January.
  expect(periodsOfMonth(fortnights, '2026-01').map(({ to }) => to)).toEqual(['2026-01-01', '2026-01-15', '2026-01-29']);
});

describe('The pay date', () => {
  // Friday and Saturday are off, and so is 2 December 2026.
  const isWorked = (day: string) => ![5, 6].includes(weekdayOf(day)) && day !== '2026-12-02';
  it.each([
    ['a working day', 'day_of_month', 25, '2026-11-30', '2026-11-25'],
    ['Friday the 27th goes to Thursday', 'day_of_month', 27, '2026-11-30', '2026-11-26'],
    ['Saturday too', 'day_of_month', 28, '2026-11-30', '2026-11-26'],
    ['a shorter month has its last day', 'day_of_month', 31, '2026-11-14', '2026-11-30'],
    ['a holiday', 'day_of_next_month', 2, '2026-11-30', '2026-12-01'],
    ['over the year', 'day_of_next_month', 3, '2026-12-31', '2027-01-03'],
    ['the last day', 'days_after', 0, '2026-11-30', '2026-11-30'],
    ['days after', 'days_after', 3, '2026-12-14', '2026-12-17'],
    ['days after, on a Saturday', 'days_after', 5, '2026-12-14', '2026-12-17'],
  ] as const)('%s', (_, rule, days, to, due) => {
    expect(payDateOf({ rule, days }, { from: '2026-11-01', to }, isWorked)).toBe(due);
  });

  it('is the day itself where nobody ever works', () => {
    expect(payDateOf({ rule: 'days_after', days: 2 }, { from: '2026-11-01', to: '2026-11-30' }, () => false)).toBe(
      '2026-12-02',
    );
  });
});
