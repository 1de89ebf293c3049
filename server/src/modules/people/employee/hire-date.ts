import { areaNamed } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict } from '../../../platform/errors';
import { listed } from '../../../kernel/text/listed';
import { t } from '../texts/text';

/** What begins with an employment or happens in it, the day of each, and which rows count. */
const within: [area: string, day: string, counts?: string][] = [
  ['EmployeePosition', 'valid_from'],
  ['EmployeeSalary', 'valid_from'],
  ['CompensationAssignment', 'valid_from'],
  ['DeductionAssignment', 'valid_from'],
  ['CalendarAssignment', 'valid_from'],
  ['ShiftAssignment', 'valid_from'],
  ['RosteredShift', 'date'],
  ['Attendance', 'date'],
  ['EmployeeLeave', 'from_date', `status not in ('rejected', 'cancelled')`],
  ['EmployeeReward', 'date', `state not in ('rejected', 'cancelled')`],
  ['EmployeeDeduction', 'date', `state not in ('rejected', 'cancelled')`],
];

/**
 * The first day of employment moves past nothing that was before it; the refusal says what stands in the way, and since
 * when.
 */
export async function refuseLateHire(ctx: Ctx, employeeId: string, hireDate: string): Promise<void> {
  const earliest = within.map(
    ([name, day, counts = 'true']) => `select '${name}' as name, min(${day}) as day from ${areaNamed(name).table}
    where company_id = $1 and employee_id = $2 and deleted_at is null and ${counts} and ${day} < $3`,
  );
  const { rows } = await ctx.tx.query<{ name: string; day: string }>(
    `select name, day::text as day from (${earliest.join(' union all ')}) e where day is not null order by day, name`,
    [ctx.companyId, employeeId, hireDate],
  );
  if (!rows.length) return;
  const there = listed(rows.map(({ name, day }) => t('hire_date.what_since', { what: areaNamed(name).label, day })));
  throw conflict(t('hire_date.before_day_already_change_first', { there }), 'hireDate');
}
