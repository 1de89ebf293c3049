import { Check, Exclusion } from 'typeorm';
import { quantity } from '../../../kernel/numbers/quantity';
import { defineArea, type Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { CrudResolver } from '../../../platform/graphql/crud-resolver';
import { invalid } from '../../../platform/errors';
import { field } from '../../../platform/records/fields';
import { CompanyRecord, record } from '../../../platform/records/record';
import { refuseClosedDepartment } from '../../organisation/department/department';
import { refuseOutsideEmployment } from '../../people/employee/employee';
import { t } from '../texts/text';

@record(
  'ShiftAssignment',
  "Who works by a pattern from one day to another: a department with its parts, or one employee. An employee's own goes before their department's.",
)
@Check('shift_assignment_of_one', 'employee_id IS NULL OR department_id IS NULL')
@Exclusion(
  'shift_assignment_no_overlap',
  `USING gist (company_id WITH =, coalesce(employee_id, department_id) WITH =, daterange(valid_from, valid_to, '[]')
    WITH &&) WHERE (deleted_at IS NULL)`,
)
export class ShiftAssignment extends CompanyRecord {
  @field.reference('ShiftPattern', { description: 'What they work by.', search: true }) patternId!: string;
  @field.reference('Department', {
    description: 'The department it is for, with its parts.',
    optional: true,
    write: 'create',
  })
  departmentId!: string | null;
  @field.reference('Employee', { description: 'The employee it is for.', optional: true, write: 'create' })
  employeeId!: string | null;
  @field.date({ reach: 'kept', description: 'First day.' }) validFrom!: string;
  @field.date({ reach: 'kept', description: 'Last day; empty while it goes on.', optional: true }) validTo!:
    | string
    | null;
  @field.integer({ description: 'Which day of the cycle the first day is, from 1.', min: 1, max: 366, initial: 1 })
  startsAt!: number;
}

async function validateShiftAssignment(
  ctx: Ctx,
  { deletedAt, departmentId, employeeId, validFrom, validTo, startsAt, patternId }: Row<ShiftAssignment>,
): Promise<void> {
  if (deletedAt) return;
  if (!departmentId === !employeeId)
    throw invalid('employeeId', t('shift_assignment.choose_either_department_employee'));
  if (validTo && validTo < validFrom) throw invalid('validTo', t('shift_assignment.last_day_lies_before_first'));
  await refuseClosedDepartment(ctx, [{ departmentId, validFrom, validTo }]);
  if (employeeId) await refuseOutsideEmployment(ctx, employeeId, { validFrom });
  const {
    rows: [pattern],
  } = await ctx.tx.query<{ days: number }>(
    'select cycle_days as days from shift_pattern where company_id = $1 and id = $2',
    [ctx.companyId, patternId],
  );
  if (pattern && startsAt > pattern.days)
    throw invalid('startsAt', t('shift_assignment.cycle_has', { days: quantity(pattern.days, 'day') }));
}

export const shiftAssignment = defineArea('ShiftAssignment', ShiftAssignment, {
  keptFor: 'time',
  one: 'shiftAssignment',
  many: 'shiftAssignments',
  label: t('shift_assignment.assignment_pattern'),
  page: '/shift-patterns/assignments?open=:id',
  sort: 'validFrom',
  descending: true,
  title: 'validFrom',
  person: 'employeeId',
  guard: validateShiftAssignment,
});
export const ShiftAssignmentResolver = CrudResolver(shiftAssignment);
