import { nextPeriod } from './next-period';

const run = (period: string, more: object = {}) => ({ period, kind: 'regular', state: 'posted', ...more });

test.each([
  ['none', [], '2026-11'],
  ['one of October', [run('2026-10')], '2026-11'],
  ['one of December', [run('2026-12')], '2027-01'],
  ['an older one first', [run('2026-08'), run('2026-09')], '2026-10'],
  ['a cancelled one of November', [run('2026-10'), run('2026-11', { state: 'cancelled' })], '2026-11'],
  ['a final run of December', [run('2026-10'), run('2026-12', { kind: 'final' })], '2026-11'],
])('with %s, a new run of 26 November 2026 is for %s', (_, runs, expected) => {
  expect(nextPeriod(runs, '2026-11-26')).toBe(expected);
});
