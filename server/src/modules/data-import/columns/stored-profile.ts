import type { ColumnProfile } from './column-profile';

const valuesKept = 200;

/** The counts of columns as text for storing; of columns with many values only the first are kept. */
export function profileText(columns: readonly ColumnProfile[]): string {
  return JSON.stringify(
    columns.map(({ values, someAmounts, hasMoreValues, ...column }) => ({
      ...column,
      values: [...values].slice(0, valuesKept),
      hasMoreValues: hasMoreValues || values.size > valuesKept,
      someAmounts: someAmounts.slice(0, valuesKept),
    })),
  );
}

export function profileFrom(text: string): ColumnProfile[] {
  return (
    JSON.parse(text) as (Omit<ColumnProfile, 'values'> & { values: [string, { said: string; times: number }][] })[]
  ).map((column) => ({
    ...column,
    marks: column.marks ?? { point: 0, comma: 0, open: 0 },
    clocks: column.clocks ?? {},
    dotted: column.dotted ?? 0,
    values: new Map(column.values),
  }));
}
