import type { Values } from './area';

/** Which columns of an answer a row is made of, in their order, followed by those of the rows it refers to. */
export interface RowShape {
  names: readonly string[];
  /** What all rows have alike. */
  given?: readonly string[];
  /** A row whose first column is empty is none. */
  related: readonly { relation: string; shape: RowShape }[];
}

export type MakeRow = (cells: readonly unknown[], given: Values) => Values;

const mostMakers = 5_000;
const makers = new Map<string, MakeRow>();

/**
 * Makes rows of this shape of the cells of an answer, remembered by the name of its statement: each is the copy of one
 * empty row, filled. A row that grows name by name costs V8 a new hidden class for each.
 */
export function rowMaker(statement: string, shape: () => RowShape, firstRelated: number): MakeRow {
  let make = makers.get(statement);
  if (!make) {
    if (makers.size >= mostMakers) makers.clear();
    makers.set(statement, (make = makerOf(shape(), 0, { at: firstRelated })));
  }
  return make;
}

function makerOf({ names, given = [], related }: RowShape, first: number, next: { at: number }): MakeRow {
  const inner = related.map(({ relation, shape }) => {
    const at = next.at;
    next.at += shape.names.length;
    return { relation, at, make: makerOf(shape, at, next) };
  });
  const empty: Values = Object.fromEntries(
    [...given, ...names, ...related.map(({ relation }) => relation)].map((name) => [name, null]),
  );
  return (cells, values) => {
    const row: Values = { ...empty };
    for (const name of given) row[name] = values[name];
    for (let at = 0; at < names.length; at += 1) row[names[at]!] = cells[first + at];
    for (const { relation, at, make } of inner) row[relation] = cells[at] === null ? null : make(cells, values);
    return row;
  };
}
