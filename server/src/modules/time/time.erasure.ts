import type { Ctx } from '../../platform/context';
import type { Traced } from '../../platform/privacy/traces';

/** Days of somebody that wait to be worked out. */
export async function eraseFromTime({ tx, companyId }: Ctx, { person }: Traced): Promise<void> {
  await tx.query('delete from attendance_stale where company_id = $1 and employee_id = any($2::char(24)[])', [
    companyId,
    person.employeeIds,
  ]);
}
