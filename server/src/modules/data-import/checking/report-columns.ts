import type { ColumnGuess } from '../columns/guess-columns';
import { isOfEvenings, type ColumnProfile } from '../columns/column-profile';
import type { ImportSettings } from '../columns/import-settings';
import type { Mapping } from '../columns/targets';
import type { Text } from '../../../platform/text';
import { problem, type createProblemGroups } from './row-problems';

/**
 * Tells what was taken of whole columns that a person may see otherwise: meanings that are not certain, days moved by
 * one.
 */
export function reportColumns(
  groups: ReturnType<typeof createProblemGroups>,
  columns: readonly ColumnProfile[],
  guesses: readonly ColumnGuess[],
  { mapping, settings }: { mapping: Mapping; settings: ImportSettings },
  labelOf: (target: string) => Text | undefined,
): void {
  for (const column of columns) {
    const target = mapping[column.header];
    if (target === undefined || column.filled === 0) continue;
    const cell = { header: column.header, target, value: '' };
    const guess = guesses.find(({ header }) => header === column.header);
    const label = labelOf(target);
    if (guess?.target === target && guess.isAsked && label) {
      const share = String(Math.round(guess.confidence * 100));
      groups.ofColumn({ ...problem('meaning_guessed', { ...cell, value: share }, label), value: '' }, column.filled);
    }
    if (settings.dayShifts[target] === 'next_day' && isOfEvenings(column))
      groups.ofColumn(problem('days_moved', cell), column.filled);
  }
}
