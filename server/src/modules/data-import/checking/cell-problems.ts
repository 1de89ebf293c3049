import type { Mapping } from '../columns/targets';
import type { RowNote } from '../reading/table-row';
import { isFault, isFormula, isShortened } from '../values/clean-text';
import { problem, type RowProblem } from './row-problems';

interface Columns {
  headers: readonly string[];
  mapping: Mapping;
}

/**
 * What is wrong with cells of a row as the spreadsheet wrote them, whatever their columns tell, and what was noted on
 * reading.
 */
export function cellProblems(
  { headers, mapping }: Columns,
  cells: readonly string[],
  notes: readonly RowNote[],
): RowProblem[] {
  const cellAt = (index: number) => ({
    header: headers[index] ?? null,
    target: mapping[headers[index] ?? ''] ?? null,
    value: (cells[index] ?? '').trim(),
  });
  const found = headers.flatMap((header, index): RowProblem[] => {
    const cell = cellAt(index);
    if (cell.target === null || cell.value === '') return [];
    if (isFault(cell.value)) return [problem('cell_error', cell)];
    if (isFormula(cell.value)) return [problem('formula_without_value', cell)];
    return isShortened(cell.value) ? [problem('number_shortened', cell)] : [];
  });
  const noted = notes.flatMap(({ code, column }): RowProblem[] => {
    if (column === null) return [problem(code, { header: null, target: null, value: '' })];
    return cellAt(column).target === null ? [] : [problem(code, cellAt(column))];
  });
  return [...found, ...noted];
}

/** The problems of a row without those that only follow from a cell that holds no value at all. */
export function withCellProblems(problems: readonly RowProblem[], ofCells: readonly RowProblem[]): RowProblem[] {
  const broken = new Set(ofCells.filter(({ isError }) => isError).map(({ target }) => target));
  return [...ofCells, ...problems.filter(({ target }) => target === null || !broken.has(target))];
}
