import type { PlainDate } from '../../../kernel/dates/plain-date';

/** A licence to practise; `validTo` null: it does not end. */
export interface Licence {
  profession: string | null;
  number: string;
  validFrom: PlainDate;
  validTo: PlainDate | null;
}

/** Something somebody is able and allowed to do; it counts once somebody has seen the proof. */
export interface Skill {
  skill: string;
  validFrom: PlainDate;
  validTo: PlainDate | null;
  isVerified: boolean;
}

/** What a shift asks of who works it on its day: the profession of a licence, and skills. */
export interface Asked {
  date: PlainDate;
  needs?: string | null;
  skills?: readonly string[];
}

/** `licenceRequired`: the profession of the licence without which the position held is not worked at all. */
export interface Qualified {
  person: string;
  licenceRequired?: string | null;
  licences: readonly Licence[];
  skills: readonly Skill[];
}

/** Whose licence of what is not valid; without a number they have none, else it ended, or begins later. */
export interface LicenceProblem {
  person: string;
  profession: string | null;
  number: string | null;
  validFrom: PlainDate | null;
  validTo: PlainDate | null;
}

/**
 * Who has not a skill on a day; without a first day they never had it, else it ended, begins later or waits to be
 * verified.
 */
export interface SkillProblem {
  person: string;
  skill: string;
  validFrom: PlainDate | null;
  validTo: PlainDate | null;
  isVerified: boolean;
}

export type Shortfall =
  | { kind: 'licence'; licence: LicenceProblem; skill: null }
  | { kind: 'skill'; licence: null; skill: SkillProblem };

/**
 * What a company makes of such a shortfall: it is told alone, nobody takes such a shift themselves or by a swap, or
 * nobody plans it either.
 */
export const qualificationRules = ['warn', 'refuse_taking', 'block'] as const;
export type QualificationRule = (typeof qualificationRules)[number];
export interface QualificationRules {
  licence: QualificationRule;
  skill: QualificationRule;
}

/** Names that differ in blanks and capitals alone are one. */
export const asOne = (name: string | null): string =>
  (name ?? '').normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en');
const holdsOn = (
  date: PlainDate,
  { validFrom, validTo }: { validFrom: PlainDate; validTo: PlainDate | null },
): boolean => validFrom <= date && (validTo === null || validTo >= date);
const lastToEnd = <Dated extends { validTo: PlainDate | null }>(all: readonly Dated[]): Dated | undefined =>
  all.toSorted((one, other) => ((one.validTo ?? '9') < (other.validTo ?? '9') ? 1 : -1))[0];

/** The skills a shift names, one after another with commas. */
export const skillsIn = (text: string | null): string[] =>
  (text ?? '')
    .split(/[,\u060c;\u061b\n]/)
    .map((name) => name.trim())
    .filter((name, at, all) => name && all.findIndex((other) => asOne(other) === asOne(name)) === at);

/**
 * Why somebody may not work a shift by their licences: one that needs a licence is worked with a valid one of that
 * profession;
 * who has licences at all works nothing once none of them is valid.
 */
export function licenceProblem(
  { person, licences }: Pick<Qualified, 'person' | 'licences'>,
  { date, needs = null }: Asked,
): LicenceProblem | null {
  const asked = needs === null ? licences : licences.filter(({ profession }) => asOne(profession) === asOne(needs));
  if (needs === null && !asked.length) return null;
  if (asked.some((licence) => holdsOn(date, licence))) return null;
  const last = lastToEnd(asked);
  return {
    person,
    profession: needs ?? last?.profession ?? null,
    number: last?.number ?? null,
    validFrom: last?.validFrom ?? null,
    validTo: last?.validTo ?? null,
  };
}

/** The skills of a shift somebody has not on its day: verified ones alone count. */
export function skillProblems(
  { person, skills }: Pick<Qualified, 'person' | 'skills'>,
  { date, skills: asked = [] }: Asked,
): SkillProblem[] {
  return asked.flatMap((name): SkillProblem[] => {
    const own = skills.filter(({ skill }) => asOne(skill) === asOne(name));
    if (own.some((skill) => skill.isVerified && holdsOn(date, skill))) return [];
    const nearest = own.find((skill) => holdsOn(date, skill)) ?? lastToEnd(own);
    return [
      {
        person,
        skill: name,
        validFrom: nearest?.validFrom ?? null,
        validTo: nearest?.validTo ?? null,
        isVerified: nearest?.isVerified ?? false,
      },
    ];
  });
}

/** All that somebody lacks for a shift. */
export function shortfallsOf(of: Qualified, shift: Asked): Shortfall[] {
  const needed = [shift.needs, of.licenceRequired].flatMap((profession) => profession ?? []);
  const licences = needed.length
    ? needed.filter((profession, at) => needed.findIndex((other) => asOne(other) === asOne(profession)) === at)
    : [null];
  return [
    ...licences
      .flatMap((needs) => licenceProblem(of, { ...shift, needs }) ?? [])
      .map((licence) => ({ kind: 'licence' as const, licence, skill: null })),
    ...skillProblems(of, shift).map((skill) => ({ kind: 'skill' as const, licence: null, skill })),
  ];
}

/** Whether this keeps a shift from being planned and published. */
export const blocksPlanning = (kind: string, rules: QualificationRules): boolean =>
  (kind === 'licence' || kind === 'skill') && rules[kind] === 'block';

/** Whether this keeps somebody from taking a shift themselves or by a swap; rest, hours and leave always do. */
export const blocksTaking = (kind: string, rules: QualificationRules): boolean =>
  (kind !== 'licence' && kind !== 'skill') || rules[kind] !== 'warn';
