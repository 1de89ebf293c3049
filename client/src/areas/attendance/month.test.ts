import { lastDayOf, monthAfter } from './month';
import { moved } from './sheet-grid';

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

describe('keys in the sheet', () => {
  const last = { row: 4, column: 30 };
  it.each([
    ['ArrowRight', false, { row: 2, column: 6 }],
    ['ArrowRight', true, { row: 2, column: 4 }],
    ['ArrowLeft', true, { row: 2, column: 6 }],
    ['ArrowDown', false, { row: 3, column: 5 }],
    ['Home', true, { row: 2, column: 0 }],
    ['End', false, { row: 2, column: 30 }],
    ['PageDown', false, { row: 4, column: 5 }],
    ['Enter', false, null],
  ])('%s, right to left: %s', (key, isRightToLeft, answer) => {
    expect(moved({ row: 2, column: 5 }, key, last, isRightToLeft)).toEqual(answer);
  });
  it('lead nowhere beyond its edge', () => {
    expect(moved({ row: 0, column: 0 }, 'ArrowUp', last, false)).toEqual({ row: 0, column: 0 });
    expect(moved(last, 'ArrowRight', last, false)).toEqual(last);
  });
});
