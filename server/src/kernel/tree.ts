import { groupBy } from './group-by';

export interface Placed {
  id: string;
  parentId: string | null;
}

/**
 * The rows as trees: a parent that is not among them is none, and a circle is opened at its smallest id, which so
 * becomes a root. Every row is reached from a root once.
 */
export function treesOf<Node extends Placed>(rows: Node[]): Node[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const state = new Map<string, 'open' | 'done'>();
  const roots = new Set<string>();
  for (const row of rows) {
    const path: Node[] = [];
    let at: Node | undefined = row;
    while (at && !state.has(at.id)) {
      state.set(at.id, 'open');
      path.push(at);
      at = at.parentId === null ? undefined : byId.get(at.parentId);
    }
    if (at && state.get(at.id) === 'open') {
      const circle = path.slice(path.indexOf(at)).map(({ id }) => id);
      roots.add(circle.reduce((least, id) => (id < least ? id : least)));
    }
    for (const { id } of path) state.set(id, 'done');
  }
  return rows.map((row) =>
    row.parentId !== null && byId.has(row.parentId) && !roots.has(row.id) ? row : { ...row, parentId: null },
  );
}

/** For each row the sum of a number over it and all below it; the rows are trees. */
export function sumsBelow<Node extends Placed>(rows: Node[], of: (row: Node) => number): Map<string, number> {
  const children = groupBy(rows, ({ parentId }) => parentId);
  const sums = new Map<string, number>();
  // From the roots down, and added up on the way back.
  const order: Node[] = [...(children.get(null) ?? [])];
  for (const row of order) order.push(...(children.get(row.id) ?? []));
  for (const row of order.reverse()) {
    sums.set(row.id, of(row) + (children.get(row.id) ?? []).reduce((sum, child) => sum + sums.get(child.id)!, 0));
  }
  return sums;
}
