/** A column as it stands in the table, as wide as what is in it needs. */
export interface PlacedColumn {
  field: string;
  width: number;
  /** Whether it tells how far a row is, which is looked for first. */
  tellsState: boolean;
}

/**
 * The fields of the columns that go where the table is `over` pixels too wide: from the last on, those that tell how
 * far a row is after all others. The first column names the row and stays.
 */
export function columnsWithoutRoom([, ...columns]: readonly PlacedColumn[], over: number): string[] {
  const going = [
    ...columns.filter(({ tellsState }) => tellsState),
    ...columns.filter(({ tellsState }) => !tellsState),
  ].reverse();
  const gone: string[] = [];
  let left = over;
  for (const { field, width } of going) {
    if (left <= 0) break;
    gone.push(field);
    left -= width;
  }
  return gone;
}
