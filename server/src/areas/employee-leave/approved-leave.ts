import type { LeaveSpan } from '../../domain/leave-days';
import { clashWith, leaveInForce } from '../../domain/leave-request';
import type { Ctx } from '../../platform/context';
import type { Text } from '../../platform/text';
import { textsSql } from '../../platform/texts-sql';
import { spanColumns } from '../leave-ledger-entry/leave-ledger-entry';

/** Which approved leave of the employee the span runs into, in words; null where it is free. */
export async function approvedClash(ctx: Ctx, employeeId: string, span: LeaveSpan, ownId?: string): Promise<Text | null> {
  const { rows } = await ctx.tx.query<LeaveSpan>(
    `select ${spanColumns}
     from employee_leave where company_id = $1 and employee_id = $2 and status in (${textsSql(leaveInForce)}) and deleted_at is null
       and from_date <= $4 and to_date >= $3 and id is distinct from $5::char(24) order by from_date`,
    [ctx.companyId, employeeId, span.fromDate, span.toDate, ownId ?? null]);
  const clash = clashWith(span, rows);
  return clash ? {
    en: `This overlaps leave approved from ${clash.fromDate} to ${clash.toDate}. Choose other days or cancel that leave first.`,
    ar: `يتداخل هذا مع إجازة موافق عليها من ${clash.fromDate} إلى ${clash.toDate}. اختر أياماً أخرى أو ألغِ تلك الإجازة أولاً.`,
  } : null;
}
