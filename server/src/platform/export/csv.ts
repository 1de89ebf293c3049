import { stringify } from 'csv-stringify/sync';
import type { Cell, CellTable } from './cells';
import { escapeFormula } from './escape-formula';

const line = (cells: string[][]): string => stringify(cells, { record_delimiter: 'windows' });
const written = (cell: Cell | null): string =>
  !cell ? '' : cell.type === 'text' ? escapeFormula(cell.text) : cell.text;

/** The table as CSV: UTF-8 with a byte order mark, which Excel needs to read Arabic. */
export async function* csvOf({ columns, pages }: CellTable): AsyncGenerator<Buffer> {
  yield Buffer.from(`\ufeff${line([columns.map(({ header }) => escapeFormula(header))])}`);
  for await (const rows of pages) yield Buffer.from(line(rows.map((row) => row.map(written))));
}
