import { badFile } from './file-kind';
import type { TableLimits } from './limits';
import type { TableRow } from './table-row';
import { cellText, type CellMark } from './workbook-cell';
import { partsOf } from './workbook-parts';
import { createXmlReader } from './xml-reader';
import { damaged, openWorkbook } from './zip-parts';

/**
 * The rows of the first visible sheet of an Excel workbook (.xlsx, ECMA-376 part 1 §18.3), blank ones left out. Dates
 * come as 'YYYY-MM-DD', numbers with a point, truth values as TRUE and FALSE, formulas as their last result, faults as
 * they show (#N/A). The sheet is unpacked and read in pieces; only the texts its cells share are held.
 */
export async function* readExcel(path: string, limits: TableLimits): AsyncGenerator<TableRow> {
  const workbook = await openWorkbook(path, limits);
  try {
    const { sheet, texts, styles } = await partsOf(workbook, limits);
    const ready: TableRow[] = [];
    const reader = createXmlReader(sheetHandlers((row) => ready.push(row), (mark) => cellText(mark, texts, styles)), limits.recordLength);
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

function sheetHandlers(emit: (row: TableRow) => void, textOf: (mark: CellMark) => string) {
  let row = 0;
  let column = -1;
  let cells: string[] = [];
  let mark: CellMark | undefined;
  let isReading = false;
  return {
    open(name: string, attributes: Record<string, string>): void {
      if (name === 'row') {
        row = attributes.r === undefined ? row + 1 : whole(attributes.r);
        column = -1;
        cells = [];
      } else if (name === 'c') {
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r);
        mark = { type: attributes.t ?? 'n', style: Number(attributes.s ?? 0), value: '' };
      } else {
        isReading = mark !== undefined && (name === 'v' || name === 't');
      }
    },
    text(text: string): void {
      if (isReading && mark) mark.value += text;
    },
    close(name: string): void {
      if (name === 'c' && mark) {
        const text = mark.value === '' ? '' : textOf(mark);
        if (text !== '') place(cells, column, text);
        mark = undefined;
      } else if (name === 'row') {
        if (cells.some((cell) => cell.trim() !== '')) emit({ row, cells });
      }
      isReading = false;
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
function columnOf(address: string): number {
  const letters = /^[A-Z]{1,3}(?=\d)/.exec(address)?.[0] ?? '';
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  if (column < 1 || column > 16_384) throw badFile(damaged);
  return column - 1;
}
