import type { Ctx } from '../../platform/context';
import { payoutsAskedFor, type PayoutAskedFor } from '../leave/leave-ledger-entry/leave-ledger-entry';
import { endingSettled } from '../people/employee/employee';

export const answers = [
  endingSettled.answeredBy(async (ctx, employeeId) => {
    const { rows } = await ctx.tx.query(
      `select 1 from end_of_service where company_id = $1 and employee_id = $2 and deleted_at is null and state in ('approved', 'paid') limit 1`,
      [ctx.companyId, employeeId],
    );
    return rows.length > 0;
  }),
  payoutsAskedFor.answeredBy(encashmentsAskedFor),
];

async function encashmentsAskedFor(
  ctx: Ctx,
  employeeIds: readonly string[],
  typeId: string | null,
  ownId: string | null,
): Promise<PayoutAskedFor[]> {
  const { rows } = await ctx.tx.query<PayoutAskedFor & Record<string, unknown>>(
    `select id, employee_id as "employeeId", type_id as "typeId", days::text as days from leave_encashment
     where company_id = $1 and employee_id = any($2::char(24)[]) and ($3::char(24) is null or type_id = $3) and state = 'submitted' and deleted_at is null and id is distinct from $4::char(24)`,
    [ctx.companyId, employeeIds, typeId, ownId],
  );
  return rows;
}
