import type { Ctx } from '../../../platform/context';
import { writeRows } from '../../../platform/records/write-rows';
import { employee } from '../employee/employee';

interface Difference {
  id: string;
  version: number;
  emergencyContactName: string | null;
  emergencyContactPhone: string | null;
  emergencyContactRelationship: string | null;
}

/** Brings what an employee tells of their emergency contact in line with whom of several is called first. */
export async function refreshFirstContacts(ctx: Ctx, employeeIds: string[]): Promise<void> {
  const { rows } = await ctx.tx.query<Difference>(
    `select e.id, e.version, c.name as "emergencyContactName", c.phone as "emergencyContactPhone",
      c.relationship as "emergencyContactRelationship"
     from employee e left join lateral (
       select n.* from emergency_contact n where n.company_id = e.company_id and n.employee_id = e.id
         and n.deleted_at is null order by n.rank, n.id limit 1) c on true
     where e.company_id = $1 and e.id = any($2::char(24)[])
       and (e.emergency_contact_name, e.emergency_contact_phone,
       e.emergency_contact_relationship) is distinct from (c.name, c.phone, c.relationship)
     for no key update of e`,
    [ctx.companyId, employeeIds],
  );
  await writeRows(
    ctx,
    employee,
    rows.map(({ id, version, ...values }) => ({ id, version, values })),
    'update',
  );
}
