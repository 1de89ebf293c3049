import { above, escaped, topId, treeOf, withTop, type Node } from './tree-of';

const node = (id: string, parentId: string | null): Node => ({
  id,
  parentId,
  name: id,
  detail: null,
  photoFileId: null,
  people: 0,
  isClosed: false,
});
const rows = [node('a', null), node('b', 'a'), node('c', 'a'), node('d', 'c')];
const shape = (branches: ReturnType<typeof treeOf>): unknown[] =>
  branches.map(({ key, children }) => (children ? [key, shape(children)] : key));

describe('a chart', () => {
  it('is a tree of its flat list', () => {
    expect(shape(treeOf(rows))).toEqual([['a', ['b', ['c', ['d']]]]]);
    expect(treeOf([])).toEqual([]);
  });

  it('knows what lies above a node, the nearest first', () => {
    expect(above(rows, 'd')).toEqual(['c', 'a']);
    expect(above(rows, 'a')).toEqual([]);
  });

  it('has one top: the only root, or the company above several', () => {
    expect(withTop(rows, 'Muster')).toBe(rows);
    const several = withTop([...rows, node('e', null)], 'Muster');
    expect(several.filter(({ parentId }) => parentId === null).map(({ id, name }) => [id, name])).toEqual([
      [topId, 'Muster'],
    ]);
    expect(several.filter(({ parentId }) => parentId === topId).map(({ id }) => id)).toEqual(['a', 'e']);
  });

  it('shows names as they are, never as markup', () => {
    expect(escaped(`<img src=x onerror="alert('1')"> & Co`)).toBe(
      '&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt; &amp; Co',
    );
  });
});
