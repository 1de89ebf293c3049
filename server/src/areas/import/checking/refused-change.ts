import type { Text } from '../../../platform/text';
import { lastDayMissing, statusProblem } from '../../employee/employee';
import type { ImportedPerson } from './check-plan';
import type { Target } from '../columns/targets';
import type { ExistingEmployee } from './existing-employees';
import type { RowChanges } from '../committing/row-changes';

export interface RefusedChange { target: Target; text: Text }

/** What of a new person the form would refuse. */
export function refusedPerson({ values: { status, exitDate } }: ImportedPerson): RefusedChange | null {
  return status === 'notice' && !exitDate ? { target: 'status', text: lastDayMissing } : null;
}

/** What of a row's changes the form of the employee would refuse: an ending is given by a last day, and taken back on his page alone. */
export function refusedChange({ values: told }: ImportedPerson, { values }: RowChanges, { values: now }: ExistingEmployee, today: string): RefusedChange | null {
  if (told.exitDate) return null;
  const [target, status] = values.exitDate === null ? ['exitDate', 'active'] as const : ['status', values.status] as const;
  if (!status) return null;
  const text = statusProblem(today, { status, hireDate: values.hireDate ?? now.hireDate ?? today }, { status: now.status ?? 'active' });
  return text && { target, text };
}
