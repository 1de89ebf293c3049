import type { Verdict } from '../../../platform/approval/domain/approval-progress';
import { approvableNamed, type Declared } from '../../../platform/approval/approval';
import type { Ctx } from '../../../platform/context';
import { eachRow, type RowResult } from '../../../platform/records/each-row';
import { conflict, invalid, notFound } from '../../../platform/errors';
import { isId } from '../../../platform/records/ids';
import { asAsked } from '../../../platform/system-ctx';
import { isMineSql } from './standing';
import { t } from '../texts/text';

const longestReason = 500;

/**
 * Decides about several rows of a kind, each by itself, by the verbs of their area: one refusal leaves the others done.
 */
export function decideApprovals(
  ctx: Ctx,
  subject: string,
  ids: string[],
  verdict: Verdict,
  given: string | null,
): Promise<RowResult[]> {
  const approvable = approvableNamed(subject);
  if (!ctx.companyId || !approvable) throw notFound();
  const reason = given?.trim() || null;
  if (verdict === 'rejected' && !approvable.reject) {
    throw conflict(t('approval_task.cannot_rejected_here_open_say'));
  }
  if (verdict === 'rejected' && !reason) throw invalid('reason', t('approval_task.say_why_rejected'));
  if (reason && [...reason].length > longestReason)
    throw invalid('reason', t('approval_task.use_most_characters', { longestReason }));
  return eachRow(ctx, ids, (id) => decideOne(ctx, approvable, id, verdict, reason));
}

async function decideOne(
  ctx: Ctx,
  approvable: Declared,
  id: string,
  verdict: Verdict,
  reason: string | null,
): Promise<void> {
  if (!isId(id)) throw notFound();
  const { area } = approvable;
  const decide = verdict === 'approved' ? approvable.approve : approvable.reject!;
  // Of two who decide at once the second waits here, and then finds what the first decided.
  const {
    rows: [row],
  } = await ctx.tx.query<{ version: number }>(
    `select version from ${area.table} where company_id = $1 and id = $2 and deleted_at is null for no key update`,
    [ctx.companyId, id],
  );
  const {
    rows: [mine],
  } = await ctx.tx.query<{ isDue: boolean | null; isDone: boolean | null }>(
    `select bool_or(a.state = 'open' and ${isMineSql('$2')}) as "isDue", bool_or(k.decided_by_id = $2
      and k.state = $5) as "isDone"
     from approval_task k join approval a on a.company_id = k.company_id and a.id = k.approval_id
     where k.company_id = $1 and a.subject = $3 and a.record_id = $4 and a.id = (select max(l.id) from approval l
       where l.company_id = $1 and l.subject = $3 and l.record_id = $4)`,
    [ctx.companyId, ctx.user.id, area.name, id, verdict],
  );
  if (!row) throw notFound();
  if (mine?.isDue) await asAsked(ctx, (asked) => decide(asked, id, row.version, reason));
  else if (!mine?.isDone) await decide(ctx, id, row.version, reason);
}
