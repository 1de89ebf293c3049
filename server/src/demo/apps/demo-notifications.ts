import { employeeLeave } from '../../modules/leave/employee-leave/employee-leave';
import type { Area } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { notify } from '../../platform/notify/notifications';

/** Leave that waits was asked for before there were accounts: those who may decide are told now. */
export async function notifyPendingLeave(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select id from employee_leave where company_id = $1 and status = 'submitted' and deleted_at is null
      order by from_date limit 6`,
    [ctx.companyId],
  );
  await notify(
    ctx,
    employeeLeave as unknown as Area,
    rows.map(({ id }) => id),
    'create',
  );
}
