import type { Verdict } from '../../../platform/approval/domain/approval-progress';
import { approvableNamed, type Declared } from '../../../platform/approval/approval';
import type { Ctx } from '../../../platform/context';
import { eachRow, type RowResult } from '../../../platform/records/each-row';
import type { Area } from '../../../platform/records/area';
import { conflict, invalid, notFound } from '../../../platform/errors';
import { isId } from '../../../platform/records/ids';
import { asAsked } from '../../../platform/system-ctx';
import { asDecision } from './undo-decision';
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
  const approvable = approvableFor(ctx, subject);
  if (verdict === 'rejected' && !approvable.reject) {
    throw conflict(t('approval_task.cannot_rejected_here_open_say'));
  }
  const reason = reasonIn(given, verdict === 'rejected');
  return eachRow(ctx, ids, (id) => asDecision(ctx, (deciding) => decideOne(deciding, approvable, id, verdict, reason)));
}

/** Gives several rows back to who asked, with what is to be corrected; each by itself. */
export function returnApprovals(ctx: Ctx, subject: string, ids: string[], given: string): Promise<RowResult[]> {
  const { area, giveBack } = approvableFor(ctx, subject);
  if (!giveBack) throw conflict(t('approval_task.cannot_returned'));
  const reason = reasonIn(given, true);
  return eachRow(ctx, ids, (id) =>
    asDecision(ctx, async (deciding) => {
      const version = await lockedVersion(deciding, area, id);
      const { isDue } = await partIn(deciding, area, id, 'rejected');
      if (isDue) await asAsked(deciding, (asked) => giveBack(asked, id, version, reason));
      else await giveBack(deciding, id, version, reason);
    }),
  );
}

function approvableFor(ctx: Ctx, subject: string): Declared {
  const approvable = approvableNamed(subject);
  if (!ctx.companyId || !approvable) throw notFound();
  return approvable;
}

function reasonIn(given: string | null, isNeeded: boolean): string | null {
  const reason = given?.trim() || null;
  if (isNeeded && !reason) throw invalid('reason', t('approval_task.say_why_rejected'));
  if (reason && [...reason].length > longestReason)
    throw invalid('reason', t('approval_task.use_most_characters', { longestReason }));
  return reason;
}

async function decideOne(
  ctx: Ctx,
  approvable: Declared,
  id: string,
  verdict: Verdict,
  reason: string | null,
): Promise<void> {
  const { area } = approvable;
  const decide = verdict === 'approved' ? approvable.approve : approvable.reject!;
  const version = await lockedVersion(ctx, area, id);
  const { isDue, isDone } = await partIn(ctx, area, id, verdict);
  if (isDue) await asAsked(ctx, (asked) => decide(asked, id, version, reason));
  else if (!isDone) await decide(ctx, id, version, reason);
}

/** Of two who decide at once the second waits here, and then finds what the first decided. */
async function lockedVersion(ctx: Ctx, { table }: Area, id: string): Promise<number> {
  if (!isId(id)) throw notFound();
  const {
    rows: [row],
  } = await ctx.tx.query<{ version: number }>(
    `select version from ${table} where company_id = $1 and id = $2 and deleted_at is null for no key update`,
    [ctx.companyId, id],
  );
  if (!row) throw notFound();
  return row.version;
}

/** Whether a flow asks the user about the row now, and whether they decided so already. */
async function partIn(
  ctx: Ctx,
  { name }: Area,
  id: string,
  verdict: Verdict,
): Promise<{ isDue: boolean | null; isDone: boolean | null }> {
  const {
    rows: [mine],
  } = await ctx.tx.query<{ isDue: boolean | null; isDone: boolean | null }>(
    `select bool_or(a.state = 'open' and ${isMineSql('$2')}) as "isDue", bool_or(k.decided_by_id = $2
      and k.state = $5) as "isDone"
     from approval_task k join approval a on a.company_id = k.company_id and a.id = k.approval_id
     where k.company_id = $1 and a.subject = $3 and a.record_id = $4 and a.id = (select max(l.id) from approval l
       where l.company_id = $1 and l.subject = $3 and l.record_id = $4)`,
    [ctx.companyId, ctx.user.id, name, id, verdict],
  );
  return mine!;
}
