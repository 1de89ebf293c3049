import { badFile } from './file-kind';
import type { TableLimits } from './limits';
import { columnOf, createFiller, mergedIn } from './merged-cells';
import type { RowNote, TableRow } from './table-row';
import { cellText, losesDigits, type CellMark } from './workbook-cell';
import { partsOf, sheetNamesOf } from './workbook-parts';
import { createXmlReader } from './xml-reader';
import { damaged, openWorkbook } from './zip-parts';

/**
 * The rows of one visible sheet of an Excel workbook (.xlsx, ECMA-376 part 1 §18.3), the first unless named, blank ones
 * left out. Dates come as 'YYYY-MM-DD', with their time to the second where they have one, numbers with a point, codes
 * as their format shows them, truth values as TRUE and FALSE, formulas as their last result, faults as they show
 * (#N/A).
 * The sheet is unpacked and read in pieces; only the texts its cells share are held.
 */
export async function* readExcel(path: string, limits: TableLimits, name?: string): AsyncGenerator<TableRow> {
  const workbook = await openWorkbook(path, limits);
  try {
    const { sheet, texts, styles } = await partsOf(workbook, limits, name);
    const fill = createFiller(await mergedIn(workbook.scan(sheet)));
    const ready: TableRow[] = [];
    const reader = createXmlReader(
      sheetHandlers(
        (row) => ready.push(fill(row)),
        (mark) => cellText(mark, texts, styles),
      ),
      limits.recordLength,
    );
    for await (const piece of workbook.read(sheet)) {
      reader.write(piece);
      yield* ready.splice(0);
    }
    reader.end();
    yield* ready;
  } finally {
    await workbook.close();
  }
}

/** The names of the visible sheets of a workbook. */
export async function sheetNames(path: string, limits: TableLimits): Promise<string[]> {
  const workbook = await openWorkbook(path, limits);
  try {
    return await sheetNamesOf(workbook, limits);
  } finally {
    await workbook.close();
  }
}

function sheetHandlers(emit: (row: TableRow) => void, textOf: (mark: CellMark) => string) {
  let row = 0;
  let column = -1;
  let cells: string[] = [];
  let notes: RowNote[] = [];
  let mark: CellMark | undefined;
  let reading: 'value' | 'formula' | undefined;
  return {
    open(name: string, attributes: Record<string, string>): void {
      if (name === 'row') {
        row = attributes.r === undefined ? row + 1 : whole(attributes.r);
        column = -1;
        cells = [];
        notes = [];
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnAt(attributes.r);
        mark = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '' };
      } else {
        reading = !mark ? undefined : name === 'v' || name === 't' ? 'value' : name === 'f' ? 'formula' : undefined;
        if (reading === 'formula') mark!.formula = '';
      }
    },
    text(text: string): void {
      if (reading === 'value') mark!.value += text;
      if (reading === 'formula') mark!.formula += text;
    },
    close(name: string): void {
      if (name === 'c' && mark) {
        const text = textOf(mark);
        if (text !== '') place(cells, column, text);
        if (losesDigits(mark) && text === String(Number(mark.value))) notes.push({ code: 'digits_lost', column });
        mark = undefined;
      } else if (name === 'row') {
        if (cells.some((cell) => cell.trim() !== '')) emit({ row, cells, ...(notes.length ? { notes } : {}) });
      }
      reading = undefined;
    },
  };
}

function place(cells: string[], column: number, text: string): void {
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

function whole(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 1_048_576) throw badFile(damaged);
  return number;
}

/** 'C7' → 2. Excel ends at column XFD. */
function columnAt(address: string): number {
  const column = columnOf(/^[A-Z]{1,3}(?=\d)/.exec(address)?.[0] ?? '');
  if (column < 0 || column >= 16_384) throw badFile(damaged);
  return column;
}
