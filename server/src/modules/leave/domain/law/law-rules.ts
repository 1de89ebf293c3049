import type { LeaveLaw, LeaveLawCode } from './leave-law';
import type { PayTier } from '../type/leave-type';

/** What of a type of leave laws speak of, as the type has it on file. */
export interface LawfulType {
  paidPercent: string;
  payTiers: readonly PayTier[];
  weekends: string;
  countsHolidays: boolean;
  maxConsecutive: string | null;
  maxPerYear: string | null;
  timesInService: number | null;
  waitingDays: number | null;
  waitingMonths: number | null;
  afterProbation: boolean;
  gender: string | null;
  documentRule: string;
  yearBasis: string;
  accrualFrequency: string | null;
  accrualLevels: readonly { afterMonths: number; days: string }[];
}
export type LawfulValues = Partial<LawfulType>;

/** What people decide about as one: a part of the rules and the fields that hold it. */
export const lawParts = {
  earned: ['accrualFrequency', 'accrualLevels'],
  days: ['maxPerYear', 'maxConsecutive'],
  times: ['timesInService'],
  pay: ['paidPercent', 'payTiers'],
  year: ['yearBasis'],
  counts: ['weekends'],
  holidays: ['countsHolidays'],
  waiting: ['waitingMonths', 'waitingDays'],
  probation: ['afterProbation'],
  gender: ['gender'],
  document: ['documentRule'],
} as const satisfies Record<string, readonly (keyof LawfulType)[]>;
export type LawPart = keyof typeof lawParts;

/** What a type has to say for a law to be kept; a field is missing where the law was not found to say anything. */
export function valuesByLaw(law: LeaveLaw): LawfulValues {
  const { pay, earned, per, counts, countsHolidays, year, waitingMonths, afterProbation, gender, needsDocument } = law;
  const days = String(law.days);
  return {
    paidPercent: pay ? '0' : '100',
    payTiers: pay ?? [],
    ...(earned
      ? {
          accrualFrequency: 'monthly',
          accrualLevels: earned.map(({ afterMonths, daysOfYear }) => ({
            afterMonths,
            days: String(Number((daysOfYear / 12).toFixed(8))),
          })),
        }
      : per === 'year'
        ? { maxPerYear: days }
        : { maxConsecutive: days }),
    ...(per === 'service' && { timesInService: 1 }),
    ...(counts && { weekends: counts === 'calendar' ? 'adjacent' : 'none' }),
    ...(countsHolidays !== undefined && { countsHolidays }),
    ...(year && { yearBasis: year }),
    ...(waitingMonths !== undefined && { waitingMonths, waitingDays: null }),
    ...(afterProbation && { afterProbation }),
    ...(gender && { gender }),
    ...(needsDocument && { documentRule: 'always' }),
  };
}

const periodsOfYear: Record<string, number> = {
  daily: 365,
  weekly: 52,
  twice_a_month: 24,
  monthly: 12,
  quarterly: 4,
  half_yearly: 2,
  yearly: 1,
  anniversary: 1,
};

/** Days of a year from so many months of service on, to hundredths; what is earned by the hour cannot be told. */
export function earnedInYear({
  accrualFrequency,
  accrualLevels,
}: Pick<LawfulType, 'accrualFrequency' | 'accrualLevels'>): { afterMonths: number; days: string }[] | null {
  if (accrualFrequency === null) return [];
  const periods = periodsOfYear[accrualFrequency];
  if (!periods) return null;
  return accrualLevels.map(({ afterMonths, days }) => ({ afterMonths, days: (Number(days) * periods).toFixed(2) }));
}

const stepsOf = (tiers: readonly PayTier[]): [number, number][] =>
  tiers.map(({ upToDay, percent }) => [upToDay, Number(percent)]);

/** The parts of a law that a type has otherwise, whichever of the two gives more. */
export function partsThatDiffer(type: LawfulType, law: LeaveLaw): LawPart[] {
  const after: LawfulType = { ...type, ...valuesByLaw(law) };
  const number = (days: string | null) => (days === null ? null : Number(days));
  const told: Record<LawPart, (of: LawfulType) => unknown> = {
    earned: earnedInYear,
    days: ({ maxPerYear, maxConsecutive }) => [number(maxPerYear), number(maxConsecutive)],
    times: ({ timesInService }) => timesInService,
    pay: ({ paidPercent, payTiers }) => [Number(paidPercent), stepsOf(payTiers)],
    year: ({ yearBasis }) => yearBasis,
    counts: ({ weekends }) => weekends,
    holidays: ({ countsHolidays }) => countsHolidays,
    waiting: ({ waitingDays, waitingMonths }) => [waitingDays || null, waitingMonths || null],
    probation: ({ afterProbation }) => afterProbation,
    gender: ({ gender }) => gender,
    document: ({ documentRule }) => documentRule,
  };
  return (Object.keys(lawParts) as LawPart[]).filter((part) => {
    const [now, then] = [told[part](type), told[part](after)];
    return part === 'earned' && now === null ? false : JSON.stringify(now) !== JSON.stringify(then);
  });
}

/** The values of some parts of a law. */
export const valuesOfParts = (law: LeaveLaw, parts: readonly LawPart[]): LawfulValues => {
  const values = valuesByLaw(law);
  const fields = new Set<string>(parts.flatMap((part) => lawParts[part]));
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields.has(name)));
};

/** A type as it is looked for: what it was taken over from, what it is for, and by which names it goes. */
export interface NamedType {
  id: string;
  lawCode: string | null;
  kind: string;
  names: readonly string[];
}

/** Kinds that are one entitlement each: such a type is meant whatever it is called. */
const ofKind: Partial<Record<LeaveLawCode, string>> = {
  sick: 'sick',
  maternity: 'maternity',
  paternity: 'parental',
  parental: 'parental',
};

/**
 * Which types there are already for each entitlement, each type for one at most: by what it was taken over from, by a
 * name of the entitlement, then by its kind.
 */
export function typesOfLaws(
  codes: readonly LeaveLawCode[],
  types: readonly NamedType[],
  namesOf: (code: LeaveLawCode) => readonly string[],
): Map<LeaveLawCode, string> {
  const found = new Map<LeaveLawCode, string>();
  const taken = new Set<string>();
  const look = (isIt: (type: NamedType, code: LeaveLawCode) => boolean): void => {
    for (const code of codes) {
      const type = found.has(code) ? undefined : types.find((one) => !taken.has(one.id) && isIt(one, code));
      if (!type) continue;
      found.set(code, type.id);
      taken.add(type.id);
    }
  };
  look(({ lawCode }, code) => lawCode === code);
  look(({ lawCode, names }, code) => lawCode === null && names.some((name) => namesOf(code).includes(name)));
  look(({ lawCode, kind }, code) => lawCode === null && ofKind[code] === kind);
  return found;
}
