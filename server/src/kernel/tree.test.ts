import { treesOf, sumsBelow, type Placed } from './tree';

const rows = (...pairs: [string, string | null][]): Placed[] => pairs.map(([id, parentId]) => ({ id, parentId }));
const parents = (placed: Placed[]) => Object.fromEntries(placed.map(({ id, parentId }) => [id, parentId]));

describe('trees', () => {
  it.each<[string, Placed[], Record<string, string | null>]>([
    ['of nothing is nothing', [], {}],
    ['keeps parents that are there', rows(['a', null], ['b', 'a'], ['c', 'b']), { a: null, b: 'a', c: 'b' }],
    ['makes rows of absent parents roots', rows(['b', 'a'], ['c', 'b']), { b: null, c: 'b' }],
    ['opens a row that is its own parent', rows(['a', 'a']), { a: null }],
    ['opens a circle at its smallest id', rows(['c', 'b'], ['b', 'a'], ['a', 'c']), { a: null, b: 'a', c: 'b' }],
    ['keeps what hangs on a circle', rows(['d', 'b'], ['b', 'a'], ['a', 'b']), { a: null, b: 'a', d: 'b' }],
    [
      'opens each of two circles',
      rows(['a', 'b'], ['b', 'a'], ['c', 'd'], ['d', 'c']),
      { a: null, b: 'a', c: null, d: 'c' },
    ],
  ])('%s', (_, given, expected) => {
    expect(parents(treesOf(given))).toEqual(expected);
  });

  it('sums over each row and all below it', () => {
    const placed = rows(['a', null], ['b', 'a'], ['c', 'b'], ['d', 'a'], ['e', null]);
    expect(Object.fromEntries(sumsBelow(placed, ({ id }) => (id === 'a' ? 10 : 1)))).toEqual({
      a: 13,
      b: 2,
      c: 1,
      d: 1,
      e: 1,
    });
  });

  it('of a hundred thousand rows, one line deep, is made without deep calls', () => {
    const line = Array.from({ length: 100_000 }, (_, at): Placed => ({
      id: String(at),
      parentId: at ? String(at - 1) : null,
    }));
    expect(sumsBelow(treesOf(line), () => 1).get('0')).toBe(100_000);
  });
});
