import type { RestList } from '../../platform/http/rest';
import { infoOfEmployees } from '../organisation/department.rest';
import { employeeSalary, type EmployeeSalary } from '../../modules/pay/items/employee-salary/employee-salary';

const number = (value: string | null): number | null => (value === null ? null : Number(value));

/** Change in percent to 2 decimals; null where there is nothing to compare with. */
function change(before: string | null, after: string | null): number | null {
  return before && after && Number(before)
    ? Math.round(((Number(after) - Number(before)) / Number(before)) * 10_000) / 100
    : null;
}

export const employeeSalaryRest: RestList<EmployeeSalary> = {
  path: '/api/employee-salary',
  area: employeeSalary,
  filters: { employeeId: (id) => ({ employeeId: { eq: id } }) },
  narrow: () => ({ state: { eq: 'approved' } }),
  sorts: { startChangeDate: 'validFrom', lumpySalary: 'baseSalary', remarks: 'reason', employee_id: 'employeeId' },
  async project(ctx, rows) {
    const { rows: former } = await ctx.tx.query<{ id: string; base: string | null; overtime: string | null }>(
      `select s.id, p.base_salary as base, p.overtime_salary as overtime from employee_salary s
       left join lateral (select * from employee_salary p where p.company_id = s.company_id
         and p.employee_id = s.employee_id
         and p.state = 'approved' and p.deleted_at is null and p.valid_from < s.valid_from order by p.valid_from desc
         limit 1) p on true
       where s.company_id = $1 and s.id = any($2::char(24)[])`,
      [ctx.companyId, rows.map((row) => row.id)],
    );
    const info = await infoOfEmployees(ctx, rows);
    const before = new Map(former.map((row) => [row.id, row]));
    return rows.map((row) => ({
      employee_id: row.employeeId,
      employee_info: info(row),
      lumpySalary: number(row.baseSalary),
      overtimeSalary: number(row.overtimeSalary),
      startChangeDate: row.validFrom,
      salaryChange: before.get(row.id)?.base ? 'change' : 'start',
      remarks: row.reason,
      lumpySalaryPercentageChange: change(before.get(row.id)?.base ?? null, row.baseSalary),
      overtimeSalaryPercentageChange: change(before.get(row.id)?.overtime ?? null, row.overtimeSalary),
    }));
  },
};
