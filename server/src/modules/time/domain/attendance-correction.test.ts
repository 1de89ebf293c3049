import { isSettledByPay } from './attendance-correction';

it.each([
  ['2026-11', '2026-11-22', 12, true],
  ['2026-10', '2026-11-22', 12, true],
  ['2025-12', '2026-11-22', 12, true],
  ['2025-11', '2026-11-22', 12, false],
  ['2025-01', '2026-01-31', 12, false],
  ['2025-02', '2026-01-31', 12, true],
  ['2025-12', '2026-11-22', 6, false],
])(
  'what changes in the closed month %s is settled by pay on %s, which looks %i months back: %s',
  (period, today, monthsBack, expected) => {
    expect(isSettledByPay(period, today, monthsBack)).toBe(expected);
  },
);
