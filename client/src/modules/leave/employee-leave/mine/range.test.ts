import { rangeWith, weeksOf } from './range';

test.each([
  [null, '2026-03-09', '2026-03-09', '2026-03-09'],
  [{ from: '2026-03-09', to: '2026-03-09' }, '2026-03-13', '2026-03-09', '2026-03-13'],
  [{ from: '2026-03-09', to: '2026-03-09' }, '2026-03-02', '2026-03-02', '2026-03-02'],
  [{ from: '2026-03-09', to: '2026-03-13' }, '2026-03-20', '2026-03-20', '2026-03-20'],
])('after %j, a tap on %s', (range, day, from, to) => {
  expect(rangeWith(range, day)).toEqual({ from, to });
});

test.each([
  ['2026-11', 1, '2026-10-26', '2026-12-06'],
  ['2026-11', 0, '2026-11-01', '2026-12-05'],
  ['2026-02', 6, '2026-01-31', '2026-03-06'],
])('the weeks of %s that begin with day %i', (month, firstDay, first, last) => {
  const weeks = weeksOf(month, firstDay);
  expect([weeks[0]![0], weeks.at(-1)!.at(-1)]).toEqual([first, last]);
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});
