import { addDays } from '../../../kernel/dates/plain-date';
import type { Area, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { newId } from '../../../platform/records/ids';
import type { BaseRecord } from '../../../platform/records/record';
import { bySameFields, writeLogged, type ImportWrite } from './import-writes';

/** A dated fact as it stands: the one of today, or the last one. */
export interface DatedFact {
  id: string;
  version: number;
  validFrom: string;
  validTo: string | null;
  values: Values;
}

/** What a row tells; null tells nothing, and no value at all only that the employee may have left. */
export interface ToldFact {
  row: number;
  employeeId: string;
  hireDate: string;
  exitDate: string | null;
  values: Values;
}

/** How a kind of fact begins, and what is noted where one follows another. */
export interface FactKind {
  first: Values;
  exited: Values;
  follows: Values;
  isFollowed: Values;
}

/**
 * Brings dated facts (position, pay) up to what rows tell. An employee's first one holds from their hire date to their
 * exit; a later one ends the running one yesterday and holds from today; one that began today, or is over, is
 * corrected. Who leaves ends what runs on their last day, whether the row tells anything else or not.
 */
export async function writeFacts<R extends BaseRecord>(
  ctx: Ctx,
  importId: string,
  area: Area<R>,
  told: readonly ToldFact[],
  current: ReadonlyMap<string, DatedFact>,
  kind: FactKind,
  today: string,
): Promise<void> {
  const changed: ImportWrite[] = [];
  const made: ImportWrite[] = [];
  for (const { row, employeeId, hireDate, exitDate, values } of told) {
    const now = current.get(employeeId);
    const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
    const isTold = Object.keys(given).length > 0;
    const ends =
      now && exitDate && now.validFrom <= exitDate && (now.validTo === null || now.validTo > exitDate)
        ? { ...kind.exited, validTo: exitDate }
        : {};
    if (!now) {
      if (isTold)
        made.push({
          id: newId(),
          row,
          values: {
            employeeId,
            ...kind.first,
            ...values,
            ...(exitDate ? kind.exited : {}),
            validFrom: hireDate,
            validTo: exitDate,
          },
        });
    } else if (isTold && now.validFrom < today && (now.validTo ?? today) >= today && (exitDate ?? today) >= today) {
      changed.push(changeOf(now, row, { ...kind.isFollowed, validTo: addDays(today, -1) }));
      made.push({
        id: newId(),
        row,
        values: {
          employeeId,
          ...now.values,
          ...given,
          ...kind.follows,
          validFrom: today,
          validTo: now.validTo,
          ...ends,
        },
      });
    } else if (isTold || 'validTo' in ends) {
      changed.push(changeOf(now, row, { ...given, ...ends }));
    }
  }
  for (const group of [...bySameFields(changed), ...bySameFields(made)]) await writeLogged(ctx, importId, area, group);
}

function changeOf(now: DatedFact, row: number, values: Values): ImportWrite {
  const stood: Values = { ...now.values, validTo: now.validTo };
  return {
    id: now.id,
    version: now.version,
    row,
    values,
    before: Object.fromEntries(Object.keys(values).map((name) => [name, stood[name] ?? null])),
  };
}

const latest = (
  table: string,
  values: string,
  isMain: string,
): string => `select distinct on (f.employee_id) f.employee_id as "employeeId", f.id, f.version,
    f.valid_from as "validFrom", f.valid_to as "validTo", jsonb_build_object(${values}) as values
  from ${table} f where f.company_id = $1 and f.employee_id = any($2::char(24)[]) and f.deleted_at is null${isMain}
  order by f.employee_id, f.valid_from <= $3::date desc, case when f.valid_from <= $3::date then f.valid_from end desc,
    f.valid_from`;

const statements = {
  position: latest(
    'employee_position',
    `'departmentId', f.department_id, 'positionId', f.position_id, 'managerId', f.manager_id, 'isPrimary', f.is_primary,
    'fte', f.fte::text, 'weeklyHours', f.weekly_hours::text, 'workLocationId', f.work_location_id, 'startChangeType',
    f.start_change_type, 'endChangeType', f.end_change_type`,
    ' and f.is_primary',
  ),
  pay: latest(
    'employee_salary',
    `'baseSalary', f.base_salary::text, 'overtimeSalary', f.overtime_salary::text, 'currency', f.currency, 'reason',
      f.reason`,
    ` and f.state = 'approved'`,
  ),
};

/** By employee: the fact of today, else the one before it, else the next. */
export async function currentFacts(
  ctx: Ctx,
  of: keyof typeof statements,
  employeeIds: readonly string[],
  today: string,
): Promise<Map<string, DatedFact>> {
  if (!employeeIds.length) return new Map();
  const { rows } = await ctx.tx.query<DatedFact & { employeeId: string }>({
    name: `import-current-${of}`,
    text: statements[of],
    values: [ctx.companyId, employeeIds, today],
  });
  return new Map(rows.map(({ employeeId, ...fact }) => [employeeId, fact]));
}
