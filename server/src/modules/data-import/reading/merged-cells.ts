import { badFile } from './file-kind';
import type { TableRow } from './table-row';
import { t } from '../texts/text';

/**
 * Cells shown as one (ECMA-376 part 1 §18.3.1.55): only the first of them holds anything. Rows count from 1, columns
 * from 0.
 */
interface Merged {
  column: number;
  width: number;
  from: number;
  to: number;
}

const most = 100_000;

/**
 * The merged cells of a sheet, which stand behind its rows: looked for in its bytes before the rows are read. Throws
 * where there are more than a list can mean.
 */
export async function mergedIn(pieces: AsyncIterable<Buffer>): Promise<Merged[]> {
  const found: Merged[] = [];
  let rest = '';
  for await (const piece of pieces) {
    const text = rest + piece.toString('latin1');
    for (const [, first, top, last, bottom] of text.matchAll(
      /<(?:\w+:)?mergeCell\s+ref="([A-Z]{1,3})(\d{1,7}):([A-Z]{1,3})(\d{1,7})"/g,
    )) {
      const column = columnOf(first!);
      found.push({ column, width: columnOf(last!) - column + 1, from: Number(top), to: Number(bottom) });
      if (found.length > most) throw badFile(tooMany);
    }
    // A mark cut off by the end of the piece is found with the next; one that is whole is not found twice.
    const cut = text.lastIndexOf('<');
    rest = cut >= 0 && text.indexOf('>', cut) < 0 ? text.slice(cut, cut + 200) : '';
  }
  return found.sort((left, right) => left.from - right.from);
}

/** 'A' → 0. */
export const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * Gives the rows below the first of merged cells its value, as the sheet shows it, and notes that; cells merged with
 * others beside them are noted only, since what the others mean nobody can know. Asked of rows in their order.
 */
export function createFiller(merged: readonly Merged[]): (row: TableRow) => TableRow {
  let next = 0;
  let open: (Merged & { text: string })[] = [];
  return (row) => {
    while (next < merged.length && merged[next]!.from <= row.row) {
      const { column } = merged[next]!;
      open.push({ ...merged[next]!, text: merged[next]!.from === row.row ? (row.cells[column] ?? '') : '' });
      next += 1;
    }
    open = open.filter(({ to }) => to >= row.row);
    for (const { column, width, from, text } of open) {
      if (text.trim() === '') continue;
      if (from === row.row) {
        if (width > 1) (row.notes ??= []).push({ code: 'cell_merged_across', column });
      } else if ((row.cells[column] ?? '').trim() === '') {
        while (row.cells.length < column) row.cells.push('');
        row.cells[column] = text;
        (row.notes ??= []).push({ code: 'cell_merged', column });
      }
    }
    return row;
  };
}

const tooMany = t('merged_cells.too_many_text');
