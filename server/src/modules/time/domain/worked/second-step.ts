import { addDays, type PlainDate } from '../../../../kernel/dates/plain-date';
import type { PlannedDay } from '../attendance-day';
import type { WorkingTimeLaw } from '../working-time';
import { nightOvertime, type WorkedDay, type WorkedDayFacts } from './worked-day';

/** Beyond how many minutes worked in a day an hour of overtime counts by a factor of its own, a decimal text. */
export interface OvertimeStepRule {
  after: number;
  factor: string;
}

/** What of the overtime of a day is of the second step, what of that lies in the night, and its factor. */
export interface SecondStep {
  secondOvertime: number;
  secondNightOvertime: number;
  secondFactor: string | null;
}

type Overtime = Pick<WorkedDay, 'expected' | 'worked' | 'overtime' | 'night'>;

/** Of the second step is what of a day's overtime, its own and that of the week, is worked beyond the step. */
export const secondMinutes = (
  { worked, overtime }: Pick<Overtime, 'worked' | 'overtime'>,
  step: OvertimeStepRule | null,
): number => (step ? Math.max(0, Math.min(overtime, worked - step.after)) : 0);

/** What is worked last of a day is its second step, as far as there is one. */
export function secondStep(
  facts: Pick<WorkedDayFacts, 'presences' | 'nights'>,
  planned: PlannedDay,
  day: Overtime,
  law: Pick<WorkingTimeLaw, 'nightCountsInShifts'>,
  step: OvertimeStepRule | null,
): SecondStep {
  const minutes = secondMinutes(day, step);
  return {
    secondOvertime: minutes,
    secondNightOvertime: nightOvertime(facts, planned, { ...day, overtime: minutes }, law),
    secondFactor: minutes ? step!.factor : null,
  };
}

/** A step with the days it holds on, both ends included; null: until further notice. */
export interface DatedOvertimeStep {
  afterHours: string;
  factor: string;
  validFrom: PlainDate;
  validTo: PlainDate | null;
}

/** The step of a day, in minutes. */
export function stepOn(steps: readonly DatedOvertimeStep[], day: PlainDate): OvertimeStepRule | null {
  const step = steps.find(({ validFrom, validTo }) => validFrom <= day && (validTo === null || day <= validTo));
  return step ? { after: Math.round(Number(step.afterHours) * 60), factor: step.factor } : null;
}

/**
 * The first and the last day on which days may come out otherwise by one step than by the other; null where none can.
 * A last day of null: all that follow.
 */
export function daysChanged(
  before: DatedOvertimeStep | null,
  after: DatedOvertimeStep | null,
): { from: PlainDate; to: PlainDate | null } | null {
  const both = [before, after].flatMap((step) => step ?? []);
  if (!both.length) return null;
  const froms = both.map(({ validFrom }) => validFrom).sort();
  const tos = both.map(({ validTo }) => validTo ?? endOfTime).sort();
  const ended = (to: PlainDate): PlainDate | null => (to === endOfTime ? null : to);
  const isOther =
    !before ||
    !after ||
    Number(before.afterHours) !== Number(after.afterHours) ||
    Number(before.factor) !== Number(after.factor);
  if (isOther || froms[0] !== froms.at(-1)) {
    const to = isOther || tos[0] !== tos.at(-1) ? tos.at(-1)! : addDays(froms.at(-1)!, -1);
    return { from: froms[0]!, to: ended(to) };
  }
  return tos[0] === tos.at(-1) ? null : { from: addDays(tos[0]!, 1), to: ended(tos.at(-1)!) };
}

const endOfTime = '9999-12-31';
