import { nextPayDay, payChangedFrom, paysTheSame } from '../../domain/leave-type/pay-change';
import type { Row, Values } from '../../platform/area';
import type { Ctx } from '../../platform/context';
import { todayIn } from '../../platform/today';
import type { LeaveType } from './leave-type';

/**
 * From which day leave is paid by which rule, as with grants: whoever changes it may say from when, and days before keep what
 * held then. The rule of a type of which nobody ever had leave is replaced as if it had never been.
 */
export async function datedPay(ctx: Ctx, after: Row<LeaveType>, before: Row<LeaveType> | null): Promise<Values> {
  const { newPayFrom } = after;
  if (!before || (newPayFrom === null && paysTheSame(before, after))) return { newPayFrom: null };
  if (before.payEarlier.length === 0 && (paysTheSame(before, after) || !await isTaken(ctx, String(before.id)))) return { newPayFrom: null };
  return { ...payChangedFrom(before, after, newPayFrom ?? nextPayDay(before, todayIn(ctx))), newPayFrom: null };
}

async function isTaken(ctx: Ctx, typeId: string): Promise<boolean> {
  const { rows } = await ctx.tx.query('select 1 from employee_leave where company_id = $1 and type_id = $2 limit 1', [ctx.companyId, typeId]);
  return rows.length > 0;
}
