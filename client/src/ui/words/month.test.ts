import { lastDayOf, monthAfter } from './month';

it.each([
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', 0, '2026-03'],
])('the month %s and %d are %s', (month, months, answer) => {
  expect(monthAfter(month, months)).toBe(answer);
});

it.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, day) => {
  expect(lastDayOf(month)).toBe(day);
});
