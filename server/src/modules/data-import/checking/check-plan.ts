import type { PlainDate } from '../../../kernel/dates/plain-date';
import type { FieldProblem } from '../../../platform/errors';
import { isId } from '../../../platform/records/ids';
import type { ImportSettings } from '../columns/import-settings';
import type { PeopleIndex, PersonRef } from './people-index';
import type { Shift } from './shifted-row';
import type { Mapping } from '../columns/targets';

/** All that the meaning of a row depends on. */
export interface CheckPlan {
  headers: readonly string[];
  mapping: Mapping;
  settings: ImportSettings;
  people: PeopleIndex;
  /** Numbers of employees recognised by name and day of birth in rows without a number. */
  recognised: ReadonlyMap<number, string>;
  /** Today where the company is. */
  today: PlainDate;
  currency: string;
  shiftOf: (cells: readonly string[]) => Shift | null;
  /** What the record of an employee itself refuses. */
  fieldProblems: (values: Readonly<Record<string, string | null>>) => FieldProblem[];
}

/** Someone known, or the name of a manager to be made. */
export type Manager = { ref: PersonRef } | { make: string };

/** The employee a manager is, unless a row of the file or the import itself makes them. */
export const employeeOf = (manager: Manager | null): string | undefined =>
  manager && 'ref' in manager && isId(manager.ref) ? manager.ref : undefined;

export interface ImportedPerson {
  /** Fields of Employee that the row gives; null empties one. Without `code` a free number is due. */
  values: Record<string, string | null>;
  department: string | null;
  position: string | null;
  manager: Manager | null;
  workLocation: string | null;
  weeklyHours: string | null;
  /** A month's pay. */
  salary: string | null;
}
