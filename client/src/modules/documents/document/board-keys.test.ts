import { neighbourOf } from './board-keys';

/** Three columns with cards: 0 1 2 in the first, 3 in the third, 4 5 in the fourth. */
const lanes = [0, 0, 0, 2, 3, 3];

test.each<[string, number, string, boolean, number | null]>([
  ['down within a column', 0, 'ArrowDown', false, 1],
  ['up within a column', 2, 'ArrowUp', false, 1],
  ['nowhere above the first', 0, 'ArrowUp', false, null],
  ['nowhere below the last', 2, 'ArrowDown', false, null],
  ['to the right over an empty column, as high as it goes', 2, 'ArrowRight', false, 3],
  ['to the left at the same height', 4, 'ArrowLeft', false, 3],
  ['nowhere beyond the last column', 5, 'ArrowRight', false, null],
  ['the other way where one reads from the right', 0, 'ArrowLeft', true, 3],
  ['nowhere by other keys', 0, 'a', false, null],
  ['nowhere from what is no card', -1, 'ArrowDown', false, null],
])('an arrow leads %s', (_what, from, key, isRtl, to) => {
  expect(neighbourOf(lanes, from, key, isRtl)).toBe(to);
});
