import type { Ctx } from '../../platform/context';
import { rowsOf } from '../../platform/database/shared-rows';
import type { CalendarAssignment } from './calendar-assignment/calendar-assignment';
import type { Dependant } from './dependant/dependant';
import type { Employee } from './employee/employee';
import type { EmployeeLicence } from './employee-licence/employee-licence';
import type { EmployeePosition } from './employee-position/employee-position';
import type { EmployeeSkill } from './employee-skill/employee-skill';

export const calendarAssignmentRows = rowsOf<CalendarAssignment>('calendar_assignment').sharing(
  'calendar_id',
  'department_id',
  'employee_id',
  'valid_from',
  'valid_to',
);
export const dependantRows = rowsOf<Dependant>('dependant').sharing('employee_id', 'name');
export const employeeRows = rowsOf<Employee>('employee').sharing(
  'address',
  'birth_date',
  'code',
  'confirmation_date',
  'contract_end',
  'created_at',
  'deductions_brought',
  'department_id',
  'employee_type',
  'exit_date',
  'exit_reason',
  'first_name',
  'gender',
  'gross_brought',
  'hire_date',
  'last_name',
  'manager_id',
  'marital_status',
  'middle_name',
  'mobile_phone',
  'national_id',
  'nationality',
  'nationality_as_given',
  'native_name',
  'notice_period_days',
  'opening_maternity_leave_days',
  'opening_paid_leave_days',
  'opening_parental_leave_days',
  'opening_sick_leave_days',
  'opening_unpaid_leave_days',
  'passport_no',
  'pay_brought_through',
  'personal_email',
  'position_id',
  'probation_end',
  'profession',
  'rehire_of_id',
  'salary_formula_id',
  'search_text',
  'shift_id',
  'shifts',
  'shows_anniversary',
  'shows_birthday',
  'source_of_hire',
  'status',
  'unpaid_leave_days_before',
  'updated_at',
  'version',
  'weekly_hours',
  'work_email',
  'work_location_id',
  'work_phone',
  'working_hours_per_day',
);
export const employeeLicenceRows = rowsOf<EmployeeLicence>('employee_licence').sharing(
  'authority',
  'employee_id',
  'expiry_date',
  'issue_date',
  'number',
  'profession',
);
export const employeePositionRows = rowsOf<EmployeePosition>('employee_position').sharing(
  'department_id',
  'employee_id',
  'fte',
  'is_primary',
  'position_id',
  'valid_from',
  'valid_to',
  'version',
  'weekly_hours',
  'work_location_id',
);
export const employeeSkillRows = rowsOf<EmployeeSkill>('employee_skill').sharing(
  'employee_id',
  'is_verified',
  'skill',
  'valid_from',
  'valid_to',
);

/**
 * What is done about these employees waits for one another until the transaction ends; rows may refer to them
 * meanwhile.
 */
export async function lockEmployees(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await ctx.tx.query(
    'select 1 from employee where company_id = $1 and id = any($2::char(24)[]) order by id for no key update',
    [ctx.companyId, ids],
  );
}
