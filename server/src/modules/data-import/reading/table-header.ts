import { badFile } from './file-kind';
import type { TableRow } from './table-row';
import { t } from '../texts/text';

export interface Header {
  headers: string[];
  headerRow: number;
  /** The rows of the sample that stand below the header. */
  below: TableRow[];
}

/**
 * The row that names the columns: of the first rows the one that names most columns and holds no values (a title above
 * it names fewer). Throws where there is none, where nothing follows it and where two columns bear one name.
 */
export function findHeader(top: readonly TableRow[]): Header {
  if (top.length === 0) throw badFile(nothing);
  const device = deviceHeaders(top);
  if (device) return { headers: device, headerRow: 0, below: [...top] };
  const width = Math.max(...top.map(({ cells }) => filled(cells).length));
  const index = top.findIndex(({ cells }) => filled(cells).length * 2 >= width);
  const header = top[index] as TableRow;
  if (width < 2) throw badFile(oneColumn);
  if (!namesColumns(header.cells)) throw badFile(noHeader(header.row));
  const below = top.slice(index + 1);
  if (below.length === 0) throw badFile(noRows(header.row));
  return { headers: namesOf(header, below), headerRow: header.row, below };
}

const deviceNames = ['User ID', 'Date and time', 'Verify', 'State', 'Work code', 'Reserved'];

/**
 * The columns of a log as time clocks write it (attlog.dat), which names none: a number, a moment and small whole
 * numbers, in every row. Undefined for any other file.
 */
function deviceHeaders(top: readonly TableRow[]): string[] | undefined {
  const isLog = top.every(
    ({ cells: [person = '', moment = '', ...more] }) =>
      /^\s*[\p{L}-]{0,6}\d{1,20}\s*$/u.test(person) &&
      /^\s*\d{4}[-/]\d{2}[-/]\d{2}[ T]\d{2}:\d{2}(:\d{2})?\s*$/.test(moment) &&
      more.every((cell) => /^\s*-?\d{0,6}\s*$/.test(cell)),
  );
  const width = Math.max(...top.map(({ cells }) => cells.length));
  return isLog ? Array.from({ length: width }, (_, index) => deviceNames[index] ?? `Reserved ${index - 4}`) : undefined;
}

const filled = (cells: readonly string[]): string[] => cells.filter((cell) => cell.trim() !== '');

/** A name is no bare number, is short and is neither an e-mail address nor a date nor an amount. */
function namesColumns(cells: readonly string[]): boolean {
  const names = filled(cells);
  const values = names.filter(
    (cell) =>
      /^[^\p{L}]*\p{N}[^\p{L}]*$/u.test(cell) || /\S@\S+\.\S/.test(cell) || cell.length > 120 || looksLikeDate(cell),
  );
  return names.length > 0 && values.length === 0;
}

const looksLikeDate = (cell: string): boolean => /^\s*\d{1,4}[-/. ][\p{L}\d]{1,9}[-/. ]\d{1,4}/u.test(cell);

function namesOf({ row, cells }: TableRow, below: readonly TableRow[]): string[] {
  const names = cells.map((cell) => cell.replace(/\s+/g, ' ').trim());
  while (names.at(-1) === '' && !hasValues(below, names.length - 1)) names.pop();
  const seen = new Map<string, number>();
  names.forEach((name, index) => {
    const earlier = seen.get(name.toLowerCase());
    if (name !== '' && earlier !== undefined) throw badFile(repeated(name, row, earlier, index));
    seen.set(name.toLowerCase(), index);
  });
  const free = (name: string): string => (seen.has(name.toLowerCase()) ? free(`${name}'`) : name);
  return names.map((name, index) => (name === '' && hasValues(below, index) ? free(letterOf(index)) : name));
}

const hasValues = (rows: readonly TableRow[], index: number): boolean =>
  rows.some(({ cells }) => (cells[index] ?? '').trim() !== '');

/** The letters a spreadsheet program shows above a column: 0 → 'A', 26 → 'AA'. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

const nothing = t('table_header.nothing');
const oneColumn = t('table_header.one_column');
const noHeader = (row: number) => t('table_header.row_should_name_columns_example', { row });
const noRows = (row: number) => t('table_header.header_row_but_nobody_below', { row });
const repeated = (name: string, row: number, first: number, second: number) =>
  t('table_header.two_columns_named_row_rename', { name, first: letterOf(first), second: letterOf(second), row });
