import { parseMoney } from '../../../kernel/numbers/money';
import type { ImportedPerson } from '../checking/check-plan';
import { matchKey } from '../values/clean-text';
import type { ExistingEmployee } from '../checking/existing-employees';

export interface RowChanges {
  /** Fields of the employee that get another value. */
  values: Record<string, string | null>;
  /** Department, position, manager, work location or hours a week are others than today's. */
  isPlaced: boolean;
  isPaid: boolean;
}

/**
 * What a row changes in an employee who exists. What it does not tell stays. `managerId` is the manager's id, or
 * undefined while they are still to be made.
 */
export function changesOf(
  person: ImportedPerson,
  now: ExistingEmployee,
  managerId: string | undefined,
  currency: string,
): RowChanges {
  // A row that waits since a version without a field tells nothing of it.
  const differs = (name: string | null | undefined, current: string | null): boolean =>
    !!name && (current === null || matchKey(name) !== matchKey(current));
  return {
    values: Object.fromEntries(
      Object.entries(person.values).filter(
        ([name, value]) =>
          value !== (now.values[name] ?? null) &&
          !isRefinedStatus(name, value, now) &&
          !isLesserNationality(name, person, now),
      ),
    ),
    isPlaced:
      differs(person.department, now.department) ||
      differs(person.position, now.position) ||
      differs(person.workLocation, now.workLocation) ||
      (!!person.weeklyHours && Number(person.weeklyHours) !== Number(now.weeklyHours)) ||
      (person.manager !== null && (managerId === undefined || managerId !== now.managerId)),
    isPaid:
      person.salary !== null &&
      (now.salary === null || parseMoney(person.salary, currency) !== parseMoney(now.salary, currency)),
  };
}

/** A list that says "active" does not call back who is suspended here. */
const isRefinedStatus = (name: string, value: string | null, now: ExistingEmployee): boolean =>
  name === 'status' && value === 'active' && ['suspended', 'notice'].includes(now.values.status ?? '');

/**
 * A wording nobody makes out takes no country away, and a cell that says what a wording here was made out to leaves
 * that wording.
 */
const isLesserNationality = (
  name: string,
  { values: { nationality, nationalityAsGiven } }: ImportedPerson,
  now: ExistingEmployee,
): boolean =>
  ['nationality', 'nationalityAsGiven'].includes(name) &&
  !!now.values.nationality &&
  (!!nationalityAsGiven || nationality === now.values.nationality);

export const hasChanges = ({ values, isPlaced, isPaid }: RowChanges): boolean =>
  isPlaced || isPaid || Object.keys(values).length > 0;
