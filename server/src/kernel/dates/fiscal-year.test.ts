import { fiscalMonthsTo, fiscalYearOf } from './fiscal-year';

test.each([
  ['2026-01-01', '01-01', '2026-01-01', '2026-12-31'],
  ['2026-12-31', '01-01', '2026-01-01', '2026-12-31'],
  ['2026-03-31', '04-01', '2025-04-01', '2026-03-31'],
  ['2026-04-01', '04-01', '2026-04-01', '2027-03-31'],
  ['2026-04-05', '04-06', '2025-04-06', '2026-04-05'],
  ['2024-02-29', '03-01', '2023-03-01', '2024-02-29'],
])('%s lies in the financial year that begins on %s: %s to %s', (day, start, from, to) =>
  expect(fiscalYearOf(day, start)).toEqual({ from, to }),
);

test.each([
  ['2026-03', '01-01', '2026-01', 3],
  ['2026-12', '01-01', '2026-01', 12],
  ['2026-03', '04-01', '2025-04', 12],
  ['2026-04', '04-01', '2026-04', 1],
  ['2026-04', '04-06', '2026-04', 1],
  ['2026-03', '04-06', '2025-04', 12],
  ['2026-02', '02-28', '2026-02', 1],
  ['2026-01', '07-15', '2025-07', 7],
])(
  'the months of pay up to %s, where the year begins on %s, begin with %s and are %i',
  (month, start, first, count) => {
    const months = fiscalMonthsTo(month, start);
    expect([months[0], months.at(-1), months.length]).toEqual([first, month, count]);
  },
);
