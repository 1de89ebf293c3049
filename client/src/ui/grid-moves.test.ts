import { moved } from './grid-moves';

describe('keys in a grid', () => {
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
