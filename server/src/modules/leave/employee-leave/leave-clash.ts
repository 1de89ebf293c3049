import type { LeaveSpan } from '../../organisation/domain/leave-days';
import { clashWith, leaveInForce, type LeaveState } from '../domain/leave-request';
import type { Ctx } from '../../../platform/context';
import type { Text } from '../../../platform/text';
import { spanColumns } from '../leave-ledger-entry/leave-ledger-entry';
import { t } from '../texts/text';

/**
 * Which leave of the employee the span runs into, in words; null where it is free. Of what waits no two are asked for
 * the same time: each would hold its days of the balance.
 */
export async function leaveClash(
  ctx: Ctx,
  employeeId: string,
  span: LeaveSpan,
  ownId?: string,
  withWaiting = false,
): Promise<Text | null> {
  const states: LeaveState[] = withWaiting ? [...leaveInForce, 'submitted'] : [...leaveInForce];
  const { rows } = await ctx.tx.query<LeaveSpan & { status: LeaveState }>(
    `select ${spanColumns}, status from employee_leave where company_id = $1 and employee_id = $2
      and status = any($6::text[]) and deleted_at is null
       and from_date <= $4 and to_date >= $3 and id is distinct from $5::char(24)
       order by status = 'submitted', from_date`,
    [ctx.companyId, employeeId, span.fromDate, span.toDate, ownId ?? null, states],
  );
  const clash = clashWith(span, rows);
  return clash ? (clash.status === 'submitted' ? waiting : approved)(clash) : null;
}

const approved = ({ fromDate, toDate }: LeaveSpan): Text =>
  t('leave_clash.overlaps_leave_approved_choose_other_text', { fromDate, toDate });

const waiting = ({ fromDate, toDate }: LeaveSpan): Text =>
  t('leave_clash.overlaps_leave_asked_waits_approval', { fromDate, toDate });
