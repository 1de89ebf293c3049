import { addMonths } from './plain-date';
import { spansOf } from './spans';

test.each([
  ['one month', ['2026-03'], [['2026-03', '2026-03']]],
  ['a year through its end', ['2025-11', '2025-12', '2026-01'], [['2025-11', '2026-01']]],
  [
    'months with a gap',
    ['2026-01', '2026-02', '2026-04'],
    [
      ['2026-01', '2026-02'],
      ['2026-04', '2026-04'],
    ],
  ],
  ['no month', [], []],
])('%s', (_, months, spans) => {
  expect(spansOf(months, (month) => addMonths(`${month}-01`, 1).slice(0, 7))).toEqual(spans);
});
