/**
 * What was read of a row in another way than a person would expect, to be told in the dry run; `column` counts from 0,
 * null for the row as a whole.
 */
export interface RowNote {
  code: 'cell_merged' | 'cell_merged_across' | 'line_encoding' | 'digits_lost';
  column: number | null;
}

/** One row of a file. `row` is the number a spreadsheet program shows beside it; cells are text as they stand. */
export interface TableRow {
  row: number;
  cells: string[];
  notes?: RowNote[];
}
