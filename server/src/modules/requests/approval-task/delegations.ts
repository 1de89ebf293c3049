import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { isId, newId } from '../../../platform/records/ids';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import {
  approvalDelegation,
  refuseBrokenDelegation,
  type ApprovalDelegation,
} from '../approval-delegation/approval-delegation';
import { renewStandIns } from './delegates';

export interface DelegationInput {
  toUserId: string;
  fromDate: string;
  toDate: string;
  subjects: string[];
}

/** Delegations of the one who asks that are not over, the next first. */
export async function myDelegations(ctx: Ctx): Promise<Row<ApprovalDelegation>[]> {
  const { rows } = await ctx.tx.query<Row<ApprovalDelegation>>(
    `select id, version, from_user_id as "fromUserId", to_user_id as "toUserId", from_date as "fromDate",
      to_date as "toDate", subjects, created_at as "createdAt", updated_at as "updatedAt"
     from approval_delegation where company_id = $1 and from_user_id = $2 and deleted_at is null and to_date >= $3
       order by from_date, id`,
    [ctx.companyId, ctx.user.id, todayIn(ctx)],
  );
  return rows;
}

export async function delegate(
  ctx: Ctx,
  { toUserId, fromDate, toDate, subjects }: DelegationInput,
): Promise<Row<ApprovalDelegation>> {
  const values = {
    fromUserId: ctx.user.id,
    toUserId: isId(toUserId) ? toUserId : '',
    fromDate,
    toDate,
    subjects: [...new Set(subjects)],
  };
  await refuseBrokenDelegation(ctx, values);
  const [row] = await writeRows(
    ctx,
    approvalDelegation,
    [{ id: newId(), values: { ...values, deletedAt: null } }],
    'create',
  );
  await renewStandIns(ctx, ctx.user.id);
  return row!;
}

export async function endDelegation(ctx: Ctx, id: string): Promise<void> {
  const {
    rows: [row],
  } = await ctx.tx.query<{ version: number; deletedAt: Date | null }>(
    `select version, deleted_at as "deletedAt" from approval_delegation where company_id = $1 and id = $2
      and from_user_id = $3 for update`,
    [ctx.companyId, isId(id) ? id : '', ctx.user.id],
  );
  if (!row) throw notFound();
  if (row.deletedAt) return;
  await writeRows(ctx, approvalDelegation, [{ id, version: row.version, values: { deletedAt: ctx.now } }], 'delete');
  await renewStandIns(ctx, ctx.user.id);
}
