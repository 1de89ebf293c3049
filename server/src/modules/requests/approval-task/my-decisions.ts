import { allApprovable, approvableNamed } from '../../../platform/approval/approval';
import { undoMs } from './undo-decision';
import type { Ctx } from '../../../platform/context';
import { largestPage } from '../../../platform/lists/list-query';
import { pageOf } from '../../../platform/notify/record-page';
import { say } from '../../../platform/text';

export interface MyDecision {
  id: string;
  subject: string;
  label: string;
  recordId: string;
  path: string;
  about: string | null;
  verdict: string;
  reason: string | null;
  at: Date;
  mayUndo: boolean;
}

/**
 * What the reader decided, the latest first: steps of flows and what was decided without one, each once. Of whom it was
 * about they read the name where they were asked; the rest the page of the row tells, if they may open it.
 */
export async function myDecisions(
  ctx: Ctx,
  limit: number,
  offset: number,
): Promise<{ rows: MyDecision[]; total: number }> {
  const { rows } = await ctx.tx.query<Omit<MyDecision, 'label' | 'path' | 'mayUndo'> & { total: number }>(
    `with mine as (
       select k.id, a.subject, a.record_id as "recordId", k.about, k.state as verdict, k.reason, k.decided_at as at
       from approval_task k join approval a on a.company_id = k.company_id and a.id = k.approval_id
       where k.company_id = $1 and k.decided_by_id = $2 and k.deleted_at is null
       union all
       select e.id, e.subject, e.record_id, null, case e.action when 'reject' then 'rejected'
         else 'approved' end, e.reason, e.at
       from audit_event e where e.company_id = $1 and e.actor_id = $2
         and (e.action = 'reject' and e.subject = any($3::text[])
         or (e.subject, e.action) in (select * from unnest($3::text[], $6::text[])))
         and not exists (select from approval_task k join approval a on a.company_id = k.company_id
         and a.id = k.approval_id
           where k.company_id = $1 and k.decided_by_id = $2 and a.subject = e.subject and a.record_id = e.record_id
             and k.decided_at = e.at)
         and not exists (select from audit_event u where u.company_id = $1 and u.subject = e.subject
           and u.record_id = e.record_id and u.action = 'undo' and u.at between e.at and e.at + interval '1 minute'))
     select *, count(*) over ()::int as total from mine order by at desc, id desc limit $4 offset $5`,
    [
      ctx.companyId,
      ctx.user.id,
      allApprovable().map(({ area }) => area.name),
      Math.min(Math.max(limit, 1), largestPage),
      Math.max(offset, 0),
      allApprovable().map(({ verb }) => verb),
    ],
  );
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ total: _total, ...row }) => {
      const label = approvableNamed(row.subject)?.area.label;
      return {
        ...row,
        label: label ? say(label, ctx.locale) : row.subject,
        path: pageOf(row.subject, row.recordId),
        mayUndo: ctx.now.getTime() - row.at.getTime() < undoMs,
      };
    }),
  };
}
