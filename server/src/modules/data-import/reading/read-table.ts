import { badFile, fileKindOf } from './file-kind';
import { tableLimits, type TableLimits } from './limits';
import { readCsv } from './read-csv';
import { readExcel, sheetNames } from './read-excel';
import { findHeader } from './table-header';
import type { TableRow } from './table-row';
import { t } from '../texts/text';

export interface Table {
  /** Names of the columns, unique and trimmed; '' for a column without a name and without values below it. */
  headers: string[];
  headerRow: number;
  /** The rows below the header, blank ones left out. May be walked once. */
  rows: AsyncGenerator<TableRow>;
}

/**
 * Every row of a CSV or Excel file that holds something, the header and any title above it included. Whether it is one
 * or the other the content says. Reads in pieces and lets others work in between. Throws AppError INVALID with the
 * field 'file' for what cannot be read. Of a workbook the first visible sheet is read unless another is named.
 */
export async function* readTable(
  path: string,
  limits: TableLimits = tableLimits,
  sheet?: string,
): AsyncGenerator<TableRow> {
  const rows = (await fileKindOf(path)) === 'xlsx' ? readExcel(path, limits, sheet) : readCsv(path, limits);
  let count = 0;
  for await (const row of rows) {
    count += 1;
    // The header and a few lines of title stand above the rows that are counted.
    if (count > limits.rows + headerSearchRows) throw badFile(tooManyRows(limits.rows));
    if (row.cells.length > limits.columns) row.cells = withinColumns(row, limits.columns);
    yield row;
  }
}

/** Opens a file as a table with named columns. Throws as readTable, and where there is no usable header. */
export async function openTable(path: string, limits: TableLimits = tableLimits, sheet?: string): Promise<Table> {
  const all = readTable(path, limits, sheet);
  const top: TableRow[] = [];
  try {
    while (top.length < headerSearchRows) {
      const next = await all.next();
      if (next.done) break;
      top.push(next.value);
    }
    const { headers, headerRow, below } = findHeader(top);
    return { headers, headerRow, rows: rowsFrom(below, all) };
  } catch (error) {
    await all.return(undefined);
    throw error;
  }
}

const headerSearchRows = 30;

/** The visible sheets of a workbook; none of any other file. */
export const sheetsIn = async (path: string, limits: TableLimits = tableLimits): Promise<string[]> =>
  (await fileKindOf(path)) === 'xlsx' ? sheetNames(path, limits) : [];

async function* rowsFrom(below: TableRow[], rest: AsyncGenerator<TableRow>): AsyncGenerator<TableRow> {
  try {
    yield* below;
    yield* rest;
  } finally {
    await rest.return(undefined);
  }
}

function withinColumns({ row, cells }: TableRow, columns: number): string[] {
  if (cells.slice(columns).some((cell) => cell.trim() !== '')) throw badFile(tooManyColumns(row, columns));
  return cells.slice(0, columns);
}

const tooManyRows = (rows: number) => t('read_table.file_has_more_rows_split', { rows: rows.toLocaleString('en') });
const tooManyColumns = (row: number, columns: number) => t('read_table.row_has_more_columns_delete', { row, columns });
