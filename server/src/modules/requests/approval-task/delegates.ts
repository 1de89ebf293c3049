import { withDelegates } from '../../../platform/approval/domain/approval-progress';
import { delegateFor } from '../../../platform/approval/domain/delegate';
import { amongSql } from '../../../platform/lists/among-sql';
import type { Ctx } from '../../../platform/context';
import { todayIn } from '../../../platform/today';
import { delegationsOn } from './approvers';
import { keepProgress, openApproval } from './kept-progress';

/** Open tasks are for those who stand in today: of somebody, or of everybody. What does not change is not written. */
export async function renewStandIns(ctx: Ctx, userId: string | null = null): Promise<void> {
  const today = todayIn(ctx);
  const delegations = await delegationsOn(ctx, today);
  const { rows } = await ctx.tx.query<{ id: string; subject: string }>(
    `select distinct a.id, a.subject from approval_task k join approval a on a.company_id = k.company_id
      and a.id = k.approval_id
     where k.company_id = $1 and k.state = 'open' and k.deleted_at is null and a.state = 'open'
       and ($2::char(24) is null or k.assignee_id = $2)
       and (k.delegate_id is not null or ${amongSql('k.assignee_id', '$3')}) order by a.id`,
    [ctx.companyId, userId, delegations.map(({ fromUserId }) => fromUserId)],
  );
  for (const { id, subject } of rows) {
    const kept = await openApproval(ctx, id);
    if (kept)
      await keepProgress(
        ctx,
        kept,
        withDelegates(kept.progress, (who) => delegateFor(who, subject, today, delegations)),
      );
  }
}
