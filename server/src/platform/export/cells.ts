import type { PaperFacts } from './paper';

/**
 * A value as a spreadsheet keeps it; `text` of a day is YYYY-MM-DD, of an instant YYYY-MM-DD HH:mm:ss, of a number its
 * digits.
 */
export interface Cell {
  type: 'text' | 'number' | 'amount' | 'day' | 'instant';
  text: string;
}
export type CellRow = (Cell | null)[];

/** A column of an exported table. */
export interface CellColumn {
  header: string;
  type: Cell['type'];
}

export interface CellTable {
  title: string;
  columns: readonly CellColumn[];
  /** Rows a page at a time. */
  pages: AsyncIterable<CellRow[]>;
  isRightToLeft: boolean;
  /** What it is printed with, where it is. */
  paper?: PaperFacts;
}
