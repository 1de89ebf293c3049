import type { PlainDate } from '../../../kernel/dates/plain-date';
import { clashWords } from '../domain/roster/clash-words';
import { blocksTaking, type QualificationRules } from '../../people/domain/qualifications';
import type { RosterLimits } from '../domain/roster/roster-clashes';
import { newClashes } from '../domain/roster/shift-swap';
import type { Ctx } from '../../../platform/context';
import type { Text } from '../../../platform/text';
import {
  clashesAmong,
  factsOf,
  limitsOn,
  rowsAround,
  rulesOf,
  shiftsById,
  type PersonFacts,
  type PlannedRow,
  type ShiftFacts,
} from './roster-facts';
import { t } from '../texts/text';

interface Side {
  rows: PlannedRow[];
  facts: PersonFacts;
  limits: RosterLimits;
  rules: QualificationRules;
  shifts: Map<string, ShiftFacts>;
}

/** What keeps somebody from taking a shift, and what they are told besides. */
export interface Taking {
  refusal: Text | null;
  warnings: Text[];
}

/** Everything that speaks for or against somebody's working between two days. */
export async function sideOf(ctx: Ctx, employeeId: string, from: PlainDate, to: PlainDate): Promise<Side> {
  const [limits, rules] = [await limitsOn(ctx, from), await rulesOf(ctx)];
  const [rows, facts, shifts] = [
    await rowsAround(ctx, [employeeId], from, to, limits),
    await factsOf(ctx, [employeeId], from, to),
    await shiftsById(ctx),
  ];
  return { rows, facts: facts.get(employeeId)!, limits, rules, shifts };
}

const twice: Text = t('taking.twice');

/** What would stand against somebody's taking a shift, for one they give, that does not stand already. */
export function problemOfTaking(
  { rows, facts, limits, rules, shifts }: Side,
  takes: Omit<PlannedRow, 'employeeId'>,
  givesId: string | null = null,
): Taking {
  if (
    rows.some(
      ({ id, date, shiftId }) => id !== givesId && id !== takes.id && date === takes.date && shiftId === takes.shiftId,
    )
  )
    return { refusal: twice, warnings: [] };
  const kept = rows.filter(({ id }) => id !== givesId && id !== takes.id);
  const among = (held: readonly Omit<PlannedRow, 'employeeId'>[]) => clashesAmong(held, facts, limits, shifts);
  const dates = new Map([...kept, takes].map(({ id, date }) => [id, date]));
  const told = newClashes([...among(rows), ...among(kept)], among([...kept, takes])).map((clash) => ({
    text: clashWords(clash, dates.get(clash.shiftId)!),
    refuses: blocksTaking(clash.kind, rules),
  }));
  return {
    refusal: told.find(({ refuses }) => refuses)?.text ?? null,
    warnings: told.filter(({ refuses }) => !refuses).map(({ text }) => text),
  };
}
