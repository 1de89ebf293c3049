import { clashWords } from '../domain/roster/clash-words';
import { blocksPlanning } from '../../people/domain/qualifications';
import { shortfallClashes } from '../domain/roster/roster-clashes';
import type { Ctx } from '../../../platform/context';
import type { Text } from '../../../platform/text';
import { askedBy, factsOf, rulesOf, shiftsById, type PlannedRow } from './roster-facts';

/**
 * Why shifts may be neither planned nor published, where the company says that a missing licence or skill blocks them.
 */
export async function blockedBy(ctx: Ctx, rows: readonly PlannedRow[]): Promise<Text[]> {
  const rules = await rulesOf(ctx);
  if (!rows.length || (rules.licence !== 'block' && rules.skill !== 'block')) return [];
  const dates = rows.map(({ date }) => date).sort();
  const facts = await factsOf(ctx, [...new Set(rows.map(({ employeeId }) => employeeId))], dates[0]!, dates.at(-1)!);
  const shifts = await shiftsById(ctx);
  return rows.flatMap((row) =>
    shortfallClashes(facts.get(row.employeeId)!, askedBy(row, shifts))
      .filter(({ kind }) => blocksPlanning(kind, rules))
      .map((clash) => clashWords(clash, row.date)),
  );
}
