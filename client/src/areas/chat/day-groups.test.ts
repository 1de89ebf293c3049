import { byDay, dayName, localDay } from './day-groups';

const at = (year: number, month: number, day: number, hour: number) => new Date(year, month - 1, day, hour).toISOString();

test('messages stand under the day they were sent on where they are read', () => {
  const messages = [at(2026, 11, 20, 23), at(2026, 11, 21, 0), at(2026, 11, 21, 9)].map((sentAt) => ({ sentAt }));
  expect(byDay(messages).map(({ day, messages: ofDay }) => [day, ofDay.length])).toEqual([['2026-11-20', 1], ['2026-11-21', 2]]);
  expect(byDay([])).toEqual([]);
});

test.each([
  ['2026-03-01', 'today'], ['2026-02-28', 'yesterday'], ['2026-02-27', null], ['2025-03-01', null],
] as const)('on the first of March %s is %s', (day, name) => {
  expect(dayName(day, new Date(2026, 2, 1, 12))).toBe(name);
});

test('a day is written with all its digits', () => {
  expect(localDay(new Date(2026, 0, 5))).toBe('2026-01-05');
});
