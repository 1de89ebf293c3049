import fc from 'fast-check';
import { dateInWords, monthInWords } from './date-words';
import {
  addDays,
  addMonths,
  dateOfDayNumber,
  dayNumber,
  daysBetween,
  dayWithin,
  daysInMonth,
  isMonth,
  isPlainDate,
  monthPeriod,
  weekdayOf,
} from './plain-date';

const anyDay = fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') });

test.each([
  ['2026-10-31', '2026-11-01'],
  ['2026-11-01', '2026-11-01'],
  ['2026-11-15', '2026-11-15'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-01', '2026-11-30'],
])('%s lies nearest to %s of November', (day, nearest) => {
  expect(dayWithin(day, { from: '2026-11-01', to: '2026-11-30' })).toBe(nearest);
});

describe('a date of the calendar', () => {
  test.each(['2025-03-31', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isPlainDate(text)).toBe(true);
  });

  test.each([
    '2025-02-29',
    '1900-02-29',
    '2025-04-31',
    '2025-13-01',
    '2025-00-10',
    '2025-01-00',
    '0000-01-01',
    '2025-1-1',
    '2025-01-01T00:00',
    ' 2025-01-01',
    '٢٠٢٥-٠١-٠١',
    '',
  ])('%p is none', (text) => {
    expect(isPlainDate(text)).toBe(false);
    expect(() => dayNumber(text)).toThrow(RangeError);
  });

  test.each([
    ['2025-03', true],
    ['2025-13', false],
    ['2025-3', false],
    ['2025-03-01', false],
  ])('whether %s is a month: %p', (text, answer) => expect(isMonth(text)).toBe(answer));
});

describe('counting days', () => {
  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2000-03-01', 11017],
    ['2038-01-19', 24855],
  ])('%s is day %i since 1970', (date, number) => {
    expect(dayNumber(date)).toBe(number);
    expect(dateOfDayNumber(number)).toBe(date);
  });

  test('agrees with the calendar of the platform on every day from year 1 to 9999', () => {
    fc.assert(
      fc.property(anyDay, (number) => {
        const instant = new Date(number * 86_400_000);
        const date = instant.toISOString().slice(0, 10);
        expect(dateOfDayNumber(number)).toBe(date);
        expect(dayNumber(date)).toBe(number);
        expect(weekdayOf(date)).toBe(instant.getUTCDay());
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2025-02-28', 1, '2025-03-01'],
    ['2025-01-01', -1, '2024-12-31'],
  ])('%s and %i days is %s', (date, days, sum) => {
    expect(addDays(date, days)).toBe(sum);
    expect(daysBetween(date, sum)).toBe(days);
  });

  test('dates compare as strings', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(dateOfDayNumber(one) < dateOfDayNumber(other)).toBe(one < other);
      }),
    );
  });
});

describe('months', () => {
  test.each([
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-03-31', -1, '2025-02-28'],
    ['2025-01-15', -1, '2024-12-15'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-11-30', 14, '2027-01-30'],
  ])('%s and %i months is %s', (date, months, sum) => expect(addMonths(date, months)).toBe(sum));

  test.each([
    ['2025-02', '2025-02-28'],
    ['2024-02', '2024-02-29'],
    ['2100-02', '2100-02-28'],
    ['2025-04', '2025-04-30'],
    ['2025-12', '2025-12-31'],
  ])('%s ends on %s', (month, last) => {
    expect(monthPeriod(month)).toEqual({ from: `${month}-01`, to: last });
  });

  test('there is no month 0 or 13', () => {
    expect(() => daysInMonth(2025, 0)).toThrow(RangeError);
    expect(() => monthPeriod('2025-13')).toThrow(RangeError);
  });

  test('are written out in both languages', () => {
    expect(monthInWords('2025-03')).toEqual({ en: 'March 2025', ar: 'مارس 2025' });
    expect(dateInWords('2025-08-06')).toEqual({ en: '6 August 2025', ar: '6 أغسطس 2025' });
  });
});
