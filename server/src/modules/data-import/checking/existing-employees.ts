import type { Ctx } from '../../../platform/context';
import { columnOf } from '../../../platform/records/fields';
import { textTargets } from '../columns/targets';
import { giveWay } from '../jobs/import-job';
import { employeeRows } from '../../people/people.sql';
import { departmentRows, positionRows, workLocationRows } from '../../organisation/organisation.sql';
import { employeeSalaryRows } from '../../pay/pay.sql';

/** An employee as an import compares them with their row; days and amounts as text. */
export interface ExistingEmployee {
  id: string;
  version: number;
  values: Record<string, string | null>;
  department: string | null;
  position: string | null;
  managerId: string | null;
  workLocation: string | null;
  weeklyHours: string | null;
  /** Pay a month as of today or, before the hire date, as of that. */
  salary: string | null;
}

const fields = [
  ...textTargets,
  'code',
  'firstName',
  'middleName',
  'lastName',
  'gender',
  'birthDate',
  'maritalStatus',
  'nationality',
  'nationalityAsGiven',
  'hireDate',
  'exitDate',
  'status',
  'employeeType',
  'probationEnd',
  'confirmationDate',
  'contractEnd',
  'rehireOfId',
]
  .map((name) => `'${name}', e.${columnOf(name)}`)
  .join(', ');

export async function existingEmployees(
  ctx: Ctx,
  ids: readonly string[],
  today: string,
): Promise<Map<string, ExistingEmployee>> {
  if (!ids.length) return new Map();
  const { rows } = await ctx.tx.query<ExistingEmployee>({
    name: 'import-existing',
    values: [ctx.companyId, ids, today],
    text: `select e.id, e.version, jsonb_build_object(${fields}) as values, d.name as department, p.title as position,
      e.manager_id as "managerId", w.name as "workLocation", e.weekly_hours::text as "weeklyHours",
      s.base_salary::text as salary
      from ${employeeRows('version', 'manager_id', 'weekly_hours', 'department_id', 'position_id', 'work_location_id', 'hire_date', 'code', 'first_name', 'middle_name', 'last_name', 'native_name', 'gender', 'birth_date', 'marital_status', 'nationality', 'nationality_as_given', 'work_email', 'personal_email', 'mobile_phone', 'work_phone', 'address', 'exit_date', 'exit_reason', 'status', 'employee_type', 'profession', 'source_of_hire', 'probation_end', 'confirmation_date', 'contract_end', 'rehire_of_id')} e left join ${departmentRows('name')} d on d.company_id = e.company_id and d.id = e.department_id
      left join ${positionRows('title')} p on p.company_id = e.company_id and p.id = e.position_id
      left join ${workLocationRows('name')} w on w.company_id = e.company_id and w.id = e.work_location_id
      left join lateral (select base_salary
        from ${employeeSalaryRows('base_salary', 'employee_id', 'state', 'valid_from')} s
          where s.company_id = e.company_id and s.employee_id = e.id and s.state = 'approved' and s.deleted_at is null
        and s.valid_from <= greatest(e.hire_date, $3::date) order by s.valid_from desc limit 1) s on true
      where e.company_id = $1 and e.id = any($2::char(24)[]) and e.deleted_at is null`,
  });
  return new Map(rows.map((row) => [row.id, row]));
}

export interface KnownEmployee {
  id: string;
  code: string;
  firstName: string;
  middleName: string;
  lastName: string;
  birthDate: string | null;
  managerId: string | null;
}

const page = 1_000;

/** Hands over everybody of the company, as far as rows may mean them, letting others work in between. */
export async function eachEmployee(ctx: Ctx, take: (known: KnownEmployee) => void): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await ctx.tx.query<KnownEmployee>(
      `select id, code, first_name as "firstName", coalesce(middle_name, '') as "middleName", last_name as "lastName",
        birth_date as "birthDate", manager_id as "managerId"
       from ${employeeRows('code', 'first_name', 'middle_name', 'last_name', 'birth_date', 'manager_id')}
         where company_id = $1 and id > $2 and deleted_at is null order by id limit ${page}`,
      [ctx.companyId, after],
    );
    for (const [index, row] of rows.entries()) {
      if (index % 100 === 99) await giveWay();
      take(row);
    }
    const last = rows.at(-1);
    if (!last || rows.length < page) return;
    after = last.id;
  }
}
