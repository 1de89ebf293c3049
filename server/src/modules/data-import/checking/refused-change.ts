import type { Area } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { AppError } from '../../../platform/errors';
import { isForOthers, needsAnother, ownEmployees } from '../../../platform/access/own-matters';
import type { Text } from '../../../platform/text';
import { refusePlacingBelowOneself, type Place } from '../../../platform/access/within-reach';
import {
  employee,
  lastDayMissing,
  refuseDays,
  statusProblem,
  type EmploymentDays,
} from '../../people/employee/employee';
import type { ImportedPerson } from './check-plan';
import { targets, type Target } from '../columns/targets';
import type { ExistingEmployee } from './existing-employees';
import type { RowChanges } from '../committing/row-changes';
import { matchKey } from '../values/clean-text';

interface RefusedChange {
  target: Target;
  text: Text;
}

/** What of a new person the form would refuse. */
export function refusedPerson({ values: { status, exitDate } }: ImportedPerson): RefusedChange | null {
  return status === 'notice' && !exitDate ? { target: 'status', text: lastDayMissing } : null;
}

/**
 * What of a row's changes the form of the employee would refuse: a step of their status, and days that do not follow
 * each other.
 */
export async function refusedChange(
  ctx: Ctx,
  person: ImportedPerson,
  changes: RowChanges,
  now: ExistingEmployee,
  today: string,
): Promise<RefusedChange | null> {
  const own = await refusedToOneself(ctx, changes, now);
  if (own) return own;
  const step = refusedStep(person, changes, now, today);
  if (step || !['hireDate', 'exitDate', 'birthDate'].some((name) => name in changes.values)) return step;
  const before = { ...now.values, id: now.id } as unknown as EmploymentDays;
  const refusal = await refusalOf(refuseDays(ctx, { ...before, ...changes.values }, before));
  return refusal && { target: targets.find((target) => target === refusal.field) ?? 'hireDate', text: refusal.text };
}

/** What of a row is for others to change, since it is about whoever imports it. */
export async function refusedToOneself(
  ctx: Ctx,
  changes: RowChanges,
  now: ExistingEmployee,
): Promise<RefusedChange | null> {
  const target = ownChange(changes);
  return target && (await ownEmployees(ctx)).has(now.id) ? { target, text: needsAnother } : null;
}

/** Whether a row puts somebody below whoever imports it, where they would reach more by that. */
export async function refusedPlace(
  ctx: Ctx,
  person: ImportedPerson,
  now: ExistingEmployee | undefined,
  { managerId, departments }: { managerId: string | undefined; departments: ReadonlyMap<string, string> },
): Promise<RefusedChange | null> {
  const isOther = person.department && (!now?.department || matchKey(person.department) !== matchKey(now.department));
  const places: [Target, Place][] = [
    ['manager', { managerId: managerId === now?.managerId ? null : managerId }],
    ['department', { departmentId: isOther ? departments.get(matchKey(person.department!)) : null }],
  ];
  for (const [target, place] of places) {
    const refusal = await refusalOf(refusePlacingBelowOneself(ctx, place));
    if (refusal) return { target, text: refusal.text };
  }
  return null;
}

async function refusalOf(work: Promise<void>): Promise<AppError | null> {
  try {
    await work;
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error;
  }
}

function ownChange({ values, isPlaced, isPaid }: RowChanges): Target | undefined {
  if (isPaid) return 'salary';
  return isPlaced
    ? 'position'
    : targets.find((target) => target in values && isForOthers(employee as unknown as Area, target));
}

/** An ending is given by a last day, and taken back on the page of the employee alone. */
function refusedStep(
  { values: told }: ImportedPerson,
  { values }: RowChanges,
  { values: now }: ExistingEmployee,
  today: string,
): RefusedChange | null {
  if (told.exitDate) return null;
  const [target, status] =
    values.exitDate === null ? (['exitDate', 'active'] as const) : (['status', values.status] as const);
  if (!status) return null;
  const text = statusProblem(
    today,
    { status, hireDate: values.hireDate ?? now.hireDate ?? today },
    { status: now.status ?? 'active' },
  );
  return text && { target, text };
}
