import { byDay, dayName } from './day-groups';

test('messages stand under the day they were sent on by the clock of the company', () => {
  const messages = ['2026-11-20T19:59:00Z', '2026-11-20T20:00:00Z', '2026-11-21T05:00:00Z'].map((sentAt) => ({
    sentAt,
  }));
  expect(byDay(messages, 'Asia/Dubai').map(({ day, messages: ofDay }) => [day, ofDay.length])).toEqual([
    ['2026-11-20', 1],
    ['2026-11-21', 2],
  ]);
  expect(byDay([], 'Asia/Dubai')).toEqual([]);
});

test.each([
  ['2026-03-01', 'today'],
  ['2026-02-28', 'yesterday'],
  ['2026-02-27', null],
  ['2025-03-01', null],
] as const)('on the first of March %s is %s', (day, name) => {
  expect(dayName(day, '2026-03-01')).toBe(name);
});
