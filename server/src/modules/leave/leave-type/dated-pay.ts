import { nextPayDay, payChangedFrom, paysTheSame } from '../domain/type/pay-change';
import { serviceChangedFrom } from '../domain/type/service-change';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { todayIn } from '../../../platform/today';
import type { LeaveType } from './leave-type-record';

/**
 * From which day leave is paid by which rule, as with grants: whoever changes it may say from when, and days before
 * keep what held then; so does whether its days count as service. The rules of a type of which nobody ever had leave,
 * changed without a day, are replaced as if they had never been.
 */
export async function datedPay(ctx: Ctx, after: Row<LeaveType>, before: Row<LeaveType> | null): Promise<Values> {
  const { newPayFrom } = after;
  if (!before) return { newPayFrom: null };
  const [isPaidOtherwise, isServiceOtherwise] = [
    !paysTheSame(before, after),
    before.countsAsService !== after.countsAsService,
  ];
  if (newPayFrom === null && !isPaidOtherwise && !isServiceOtherwise) return { newPayFrom: null };
  const isKept =
    before.payEarlier.length + before.serviceEarlier.length > 0 ||
    newPayFrom !== null ||
    (await isTaken(ctx, String(before.id)));
  // A day that is given for the service says nothing of the pay.
  const movesPay = isPaidOtherwise
    ? isKept
    : before.payEarlier.length > 0 && newPayFrom !== null && !isServiceOtherwise;
  return {
    ...(movesPay && payChangedFrom(before, after, newPayFrom ?? nextPayDay(before, todayIn(ctx)))),
    ...(isServiceOtherwise &&
      isKept &&
      serviceChangedFrom(
        before,
        after.countsAsService,
        newPayFrom ?? nextPayDay({ payFrom: before.serviceFrom }, todayIn(ctx)),
      )),
    newPayFrom: null,
  };
}

async function isTaken(ctx: Ctx, typeId: string): Promise<boolean> {
  const { rows } = await ctx.tx.query('select 1 from employee_leave where company_id = $1 and type_id = $2 limit 1', [
    ctx.companyId,
    typeId,
  ]);
  return rows.length > 0;
}
