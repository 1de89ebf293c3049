import type { LeaveSpan } from '../../domain/leave-days';
import { endOfServiceLawOn } from '../../domain/law/end-of-service-laws';
import { sumOfUnpaid, unpaidLeaveWithin, type UnpaidLeave } from '../../domain/unpaid-leave';
import type { Ctx } from '../../platform/context';
import { spanColumns } from '../employee-leave/employee-leave';
import { calendarOf } from '../work-calendar/work-calendar';

export interface UnpaidOnFile { before: string; leaves: UnpaidLeave[]; days: string }

/**
 * Unpaid days of a service as they are on file: those known from before the employee was added, and approved leave that is no service
 * by the law of the last day. Leave of which part is paid is service.
 */
export async function unpaidOnFile(ctx: Ctx, employeeId: string, lastDay: string): Promise<UnpaidOnFile> {
  const { rows: [employment] } = await ctx.tx.query<{ hireDate: string; before: string | null; country: string }>(
    `select e.hire_date as "hireDate", e.unpaid_leave_days_before::text as before, c.country from employee e join company c on c.id = e.company_id
     where e.company_id = $1 and e.id = $2`, [ctx.companyId, employeeId]);
  if (!employment) return { before: '0', leaves: [], days: '0' };
  const { hireDate, country } = employment;
  const { rows } = await ctx.tx.query<LeaveSpan>(
    `select ${spanColumns}
     from employee_leave l where company_id = $1 and employee_id = $2 and coalesce((select not t.counts_as_service from leave_type t where t.company_id = l.company_id and t.id = l.type_id), kind = 'unpaid') and status = 'approved' and deleted_at is null
       and coalesce(paid_percent, 0) = 0 and from_date <= $4 and to_date >= $3 order by from_date`, [ctx.companyId, employeeId, hireDate, lastDay]);
  const before = employment.before ?? '0';
  const leaves = unpaidLeaveWithin({ hireDate, lastDay }, rows, await calendarOf(ctx, employeeId), endOfServiceLawOn(country, lastDay));
  return { before, leaves, days: sumOfUnpaid(before, leaves) };
}
