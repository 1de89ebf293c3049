import { AppError } from '../../platform/errors';
import { createProfile } from './columns/column-profile';
import { mappingOf } from './columns/guess-columns';
import type { ImportKind } from './kinds/import-kind';
import { tableLimits } from './reading/limits';
import { openTable, sheetsIn } from './reading/read-table';

/** A sheet of a workbook that holds a table; `fits`: its columns are those of the list it is taken for. */
export interface SheetOffer {
  name: string;
  columns: string[];
  fits: boolean;
}

const sheetsLookedAt = 12;
const rowsLookedAt = 50;

/**
 * The sheets of a workbook that may hold the list, the likeliest first; empty for a file that is no workbook or has a
 * single sheet. Throws what the first sheet is refused for where none holds a table.
 */
export async function sheetsOffered(kind: ImportKind, path: string): Promise<SheetOffer[]> {
  const names = (await sheetsIn(path)).slice(0, sheetsLookedAt);
  if (names.length < 2) return [];
  const found: (SheetOffer & { score: number })[] = [];
  let refusal: unknown;
  for (const name of names) {
    try {
      found.push(await looked(kind, path, name));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refusal ??= error;
    }
  }
  if (!found.length) throw refusal;
  return found.sort((left, right) => right.score - left.score).map(({ score: _score, ...offer }) => offer);
}

async function looked(kind: ImportKind, path: string, name: string): Promise<SheetOffer & { score: number }> {
  const { headers, rows } = await openTable(path, tableLimits, name);
  const profile = createProfile(headers);
  for await (const { cells } of rows) {
    profile.add(cells);
    if (profile.rows === rowsLookedAt) break;
  }
  const guesses = kind.guess(profile.columns);
  const fits = kind.mappingProblem(headers, mappingOf(guesses)) === null;
  const score = guesses.reduce((sum, { confidence }) => sum + confidence, fits ? 100 : 0);
  return { name, columns: headers.filter((header) => header !== '').slice(0, 8), fits, score };
}
