import { matchKey, saidIn } from '../values/clean-text';
import { dayShare, isEmail, type ColumnProfile } from '../columns/column-profile';
import { formatsOf } from '../values/day';
import { readAmount } from '../values/pay';

export interface Shift {
  /** The row with its cells moved back; null where no single move mends it. */
  repaired: string[] | null;
  /** Index of the first column whose cell stands in the wrong place. */
  from: number;
}

/**
 * Finds rows whose cells stand one column too far left or right: where at least three cells are not of the kind their
 * columns hold, and moving all cells from one column on makes nearly all fit. Asked of rows, answers null for sound
 * ones.
 */
export function createShiftCheck(columns: readonly ColumnProfile[]): (cells: readonly string[]) => Shift | null {
  const tests = columns.map(kindOf);
  const isWrong: Misfit = (index, cell) => {
    const said = saidIn(cell);
    return said !== '' && (index < 0 || index >= tests.length || tests[index]?.(said) === false);
  };
  return (cells) => {
    const wrong = cells.filter((cell, index) => isWrong(index, cell)).length;
    if (wrong < 3) return null;
    const [left, right] = [bestMove(cells, isWrong, -1), bestMove(cells, isWrong, 1)];
    const best = left.wrong < right.wrong ? left : right;
    if (best.wrong * 3 <= wrong) return { repaired: moved(cells, best, columns.length), from: best.at };
    const telling = columns.filter((_, index) => tests[index] && saidIn(cells[index]) !== '').length;
    return wrong * 2 > telling
      ? { repaired: null, from: cells.findIndex((cell, index) => isWrong(index, cell)) }
      : null;
  };
}

type Misfit = (index: number, cell: string) => boolean;
type Test = (said: string) => boolean;

/** What tells a cell of this column from others; none for columns that hold anything. */
function kindOf(column: ColumnProfile): Test | undefined {
  const { filled, amounts, emails, values, hasMoreValues } = column;
  if (filled < 10) return undefined;
  if (dayShare(column) > 0.9) return (said) => formatsOf(said).length > 0 && !/^\d{5}/.test(said);
  if (emails > filled * 0.9) return isEmail;
  if (!hasMoreValues && values.size <= 40 && values.size * 4 <= filled)
    return (said) => (values.get(matchKey(said))?.times ?? 0) > 1;
  if (amounts > filled * 0.9) return (said) => readAmount(said) !== null;
  if (amounts < filled * 0.1 && dayShare(column) < 0.1 && emails < filled * 0.1)
    return (said) => readAmount(said) === null && formatsOf(said).length === 0;
  return undefined;
}

interface Move {
  at: number;
  by: 1 | -1;
  wrong: number;
}

/** The column from which on all cells belong `by` one further, so that fewest are wrong; the last one of equals. */
function bestMove(cells: readonly string[], isWrong: Misfit, by: 1 | -1): Move {
  // The cell that stands too much at `at` is no part of what moves left.
  const first = by === 1 ? 0 : 1;
  let wrong = cells.filter((cell, index) => index >= first && isWrong(index + by, cell)).length;
  let best: Move = { at: 0, by, wrong };
  for (let at = 1; at + first <= cells.length; at += 1) {
    if (isWrong(at - 1, cells[at - 1] ?? '')) wrong += 1;
    if (isWrong(at - 1 + first + by, cells[at - 1 + first] ?? '')) wrong -= 1;
    if (wrong <= best.wrong) best = { at, by, wrong };
  }
  return best;
}

/** With a blank cell put in, or the cell too much joined to the one before it: an unquoted 'Doe, Jo' is two cells. */
function moved(cells: readonly string[], { at, by }: Move, width: number): string[] {
  if (by === 1) return [...cells.slice(0, at), '', ...cells.slice(at)].slice(0, width);
  const joined = [cells[at - 1] ?? '', cells[at] ?? '']
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
    .join(', ');
  return [...cells.slice(0, Math.max(at - 1, 0)), ...(at > 0 ? [joined] : []), ...cells.slice(at + 1)].slice(0, width);
}
