import type { PlainDate } from '../../domain/plain-date';
import { clashWords } from '../../domain/roster/clash-words';
import type { RosterFacts, RosterLimits } from '../../domain/roster/roster-clashes';
import { clashesOfTaking } from '../../domain/roster/shift-swap';
import type { Ctx } from '../../platform/context';
import type { Text } from '../../platform/text';
import { factsOf, limitsOn, placed, rowsAround, shiftsById, type PlannedRow, type ShiftFacts } from './roster-facts';

interface Side { rows: PlannedRow[]; facts: RosterFacts; limits: RosterLimits; shifts: Map<string, ShiftFacts>; zone: string }

/** Everything that speaks for or against somebody's working between two days. */
export async function sideOf(ctx: Ctx, employeeId: string, from: PlainDate, to: PlainDate): Promise<Side> {
  const limits = await limitsOn(ctx, from);
  const [rows, facts, shifts] = [await rowsAround(ctx, [employeeId], from, to, limits), await factsOf(ctx, [employeeId], from, to), await shiftsById(ctx)];
  return { rows, facts: facts.get(employeeId)!, limits, shifts, zone: ctx.user.company!.timeZone };
}

const twice: Text = { en: 'This person has this shift on that day already.', ar: 'لدى هذا الشخص هذه الوردية في ذلك اليوم بالفعل.' };

/** What would stand against somebody's taking a shift, for one he gives, that does not stand already; in words, null where nothing does. */
export function problemOfTaking({ rows, facts, limits, shifts, zone }: Side, takes: Omit<PlannedRow, 'employeeId'>, givesId: string | null = null): Text | null {
  if (rows.some(({ id, date, shiftId }) => id !== givesId && id !== takes.id && date === takes.date && shiftId === takes.shiftId)) return twice;
  const at = (row: Omit<PlannedRow, 'employeeId'>) => placed(row, shifts, zone) ?? [];
  const all = rows.filter(({ id }) => id !== takes.id).flatMap(at);
  const [taken] = [takes].flatMap(at);
  const [clash] = clashesOfTaking({ shifts: all, gives: all.find(({ id }) => id === givesId) ?? null, facts }, taken ?? null, limits);
  return clash ? clashWords(clash, [...all, taken!].find(({ id }) => id === clash.shiftId)!.date) : null;
}
