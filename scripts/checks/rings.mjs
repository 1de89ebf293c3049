import { importers } from '../import-graph.mjs';

const MOST_FILES = 2;

/**
 * Files that import each other in a circle, types too, of more than two: none of them is understood without all others.
 * By value two are too many; "imports and cycles" of the check refuses them.
 */
export function rings() {
  const imported = new Map();
  for (const [file, by] of importers())
    for (const each of [file, ...by]) if (!imported.has(each)) imported.set(each, []);
  for (const [file, by] of importers()) for (const each of by) imported.get(each).push(file);
  return connected(imported).filter((ring) => ring.length > MOST_FILES);
}

export const ringProblems = () =>
  rings().map((ring) => `These import each other in a circle, if by types alone:\n  ${ring.sort().join('\n  ')}`);

/** Strongly connected files, as Tarjan finds them. */
function connected(graph) {
  const [order, lowest, open, found] = [new Map(), new Map(), [], []];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    open.push(file);
    for (const next of graph.get(file)) {
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) === order.get(file)) found.push(open.splice(open.indexOf(file)));
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}
