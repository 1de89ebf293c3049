/** One row of a file. `row` is the number a spreadsheet program shows beside it; cells are text as they stand. */
export interface TableRow { row: number; cells: string[] }
