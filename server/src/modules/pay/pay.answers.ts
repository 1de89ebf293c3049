import { mayDo } from '../../platform/access/ability';
import type { Ctx } from '../../platform/context';
import { encashmentsAskedFor, type EncashmentAskedFor } from '../leave/leave-ledger-entry/leave-ledger-entry';
import { companyBegins } from '../organisation/company/company';
import { endingSettled, readsPayslips } from '../people/employee/employee';
import { monthsSettledByPay } from '../time/attendance-correction/attendance-correction';
import { leastOvertimeFactor } from '../time/overtime-step/overtime-step';
import { retroMonths } from './engine/difference/pay-retro';
import { makeStandardPayComponents } from './items/pay-component/pay-component';
import { payslip } from './runs/payslip/payslip';
import { attendancePayLawOn, factorOf } from './statutory/attendance-pay-laws';

export const answers = [
  endingSettled.answeredBy(async (ctx, employeeId) => {
    const { rows } = await ctx.tx.query(
      `select 1 from end_of_service where company_id = $1 and employee_id = $2 and deleted_at is null
        and state in ('approved', 'paid') limit 1`,
      [ctx.companyId, employeeId],
    );
    return rows.length > 0;
  }),
  encashmentsAskedFor.answeredBy(pendingEncashments),
  companyBegins.answeredBy((ctx, { country }) => makeStandardPayComponents(ctx, country)),
  monthsSettledByPay.answeredBy(retroMonths),
  leastOvertimeFactor.answeredBy((country, day) => {
    const { overtime } = attendancePayLawOn(country, day).rates;
    return { factor: factorOf(overtime), source: overtime.source };
  }),
  readsPayslips.answeredBy((ctx, employeeId) =>
    mayDo(ctx.ability, 'read', payslip, { employeeId, ...payslip.reachedWhen?.people }),
  ),
];

async function pendingEncashments(
  ctx: Ctx,
  employeeIds: readonly string[],
  typeId: string | null,
  ownId: string | null,
): Promise<EncashmentAskedFor[]> {
  const { rows } = await ctx.tx.query<EncashmentAskedFor & Record<string, unknown>>(
    `select id, employee_id as "employeeId", type_id as "typeId", days::text as days from leave_encashment
     where company_id = $1 and employee_id = any($2::char(24)[]) and ($3::char(24) is null or type_id = $3)
       and state = 'submitted' and deleted_at is null and id is distinct from $4::char(24)`,
    [ctx.companyId, employeeIds, typeId, ownId],
  );
  return rows;
}
