import { isSettledByPay } from './attendance-correction';

it.each([
  ['2026-11', '2026-11-22', true],
  ['2026-10', '2026-11-22', true],
  ['2025-12', '2026-11-22', true],
  ['2025-11', '2026-11-22', false],
  ['2025-01', '2026-01-31', false],
  ['2025-02', '2026-01-31', true],
])('what changes in the closed month %s is settled by pay on %s: %s', (period, today, expected) => {
  expect(isSettledByPay(period, today)).toBe(expected);
});
