import type { Ctx } from '../../../platform/context';
import { refuseClosedDepartment } from '../../organisation/department/department';

/** No position of these employees is in a department on days it is not there, once they are written. */
export async function refuseClosedDepartmentsOf(ctx: Ctx, employeeIds: readonly string[]): Promise<void> {
  const { rows } = await ctx.tx.query<{ departmentId: string; validFrom: string; validTo: string | null }>(
    `select department_id as "departmentId", valid_from as "validFrom", valid_to as "validTo" from employee_position
     where company_id = $1 and employee_id = any($2::char(24)[]) and deleted_at is null and department_id is not null`,
    [ctx.companyId, employeeIds],
  );
  await refuseClosedDepartment(ctx, rows);
}
