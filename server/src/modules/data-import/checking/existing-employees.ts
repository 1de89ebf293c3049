import type { Ctx } from '../../../platform/context';
import { giveWay } from '../jobs/import-job';

/** An employee as an import compares him with his row; days and amounts as text. */
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

const fields = `'code', e.code, 'firstName', e.first_name, 'middleName', e.middle_name, 'lastName', e.last_name, 'nativeName', e.native_name,
  'gender', e.gender, 'birthDate', e.birth_date, 'maritalStatus', e.marital_status, 'nationality', e.nationality, 'nationalityAsGiven', e.nationality_as_given, 'workEmail', e.work_email,
  'personalEmail', e.personal_email, 'mobilePhone', e.mobile_phone, 'workPhone', e.work_phone, 'address', e.address, 'hireDate', e.hire_date,
  'exitDate', e.exit_date, 'exitReason', e.exit_reason, 'status', e.status, 'employeeType', e.employee_type, 'profession', e.profession, 'sourceOfHire', e.source_of_hire,
  'probationEnd', e.probation_end, 'confirmationDate', e.confirmation_date, 'contractEnd', e.contract_end, 'rehireOfId', e.rehire_of_id`;

export async function existingEmployees(
  ctx: Ctx,
  ids: readonly string[],
  today: string,
): Promise<Map<string, ExistingEmployee>> {
  if (!ids.length) return new Map();
  const { rows } = await ctx.tx.query<ExistingEmployee>({
    name: 'import-existing',
    values: [ctx.companyId, ids, today],
    text: `select e.id, e.version, jsonb_build_object(${fields}) as values, d.name as department, p.title as position, e.manager_id as "managerId", w.name as "workLocation", e.weekly_hours::text as "weeklyHours", s.base_salary::text as salary
      from employee e left join department d on d.company_id = e.company_id and d.id = e.department_id
      left join "position" p on p.company_id = e.company_id and p.id = e.position_id
      left join work_location w on w.company_id = e.company_id and w.id = e.work_location_id
      left join lateral (select base_salary from employee_salary s where s.company_id = e.company_id and s.employee_id = e.id and s.state = 'approved' and s.deleted_at is null
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
      `select id, code, first_name as "firstName", coalesce(middle_name, '') as "middleName", last_name as "lastName", birth_date as "birthDate", manager_id as "managerId"
       from employee where company_id = $1 and id > $2 and deleted_at is null order by id limit ${page}`,
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
