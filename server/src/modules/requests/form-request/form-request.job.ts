import { owedStates } from '../domain/request-due';
import type { RequestState } from '../domain/request-state';
import type { Ctx, Services } from '../../../platform/context';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { notify } from '../../../platform/notify/notifications';
import { inEachCompany } from '../../../platform/system-ctx';
import { textsSql } from '../../../platform/lists/texts-sql';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import { formRequest, type FormRequestStep } from './form-request';
import { approvalTask } from '../approval-task/approval-task';

export const requestJobs = (services: Services): Record<string, JobHandler> => ({
  keep_requests: () => inEachCompany(services, keepRequests, 'open'),
});

/**
 * What time does to requests: whoever has to act is reminded on the due day, and what nobody complains of is closed.
 */
export async function keepRequests(ctx: Ctx): Promise<void> {
  await remind(ctx);
  await closeLapsed(ctx);
}

/** Once for each due day, whenever this runs first on it or after it; a day counted anew is another one. */
async function remind(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string; state: RequestState }>(
    `update form_request set reminded_for = due_on where company_id = $1 and deleted_at is null
      and state in (${textsSql(owedStates)})
       and due_on <= $2 and reminded_for is distinct from due_on returning id, state`,
    [ctx.companyId, todayIn(ctx)],
  );
  const idsIn = (state: RequestState) => rows.filter((row) => row.state === state).map(({ id }) => id);
  await notify(ctx, formRequest, idsIn('approved'), 'fulfilment_due');
  // A flow asks just those who are due; without one it is whoever may approve.
  const { rows: asked } = await ctx.tx.query<{ id: string; recordId: string }>(
    `select k.id, a.record_id as "recordId" from approval_task k join approval a on a.company_id = k.company_id
      and a.id = k.approval_id
     where k.company_id = $1 and a.subject = 'FormRequest' and a.record_id = any($2::char(24)[]) and a.state = 'open'
       and a.deleted_at is null
       and k.state = 'open' and k.deleted_at is null`,
    [ctx.companyId, idsIn('submitted')],
  );
  const inFlow = new Set(asked.map(({ recordId }) => recordId));
  await notify(
    ctx,
    approvalTask,
    asked.map(({ id }) => id),
    'remind',
  );
  await notify(
    ctx,
    formRequest,
    idsIn('submitted').filter((id) => !inFlow.has(id)),
    'decision_due',
  );
}

/** Closes what was fulfilled so long ago as its form says, and of which nobody said that it was not done. */
async function closeLapsed(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string; version: number; history: FormRequestStep[] }>(
    `select r.id, r.version, r.history from form_request r join form_version v on v.company_id = r.company_id
      and v.id = r.form_version_id
     where r.company_id = $1 and r.state = 'fulfilled' and r.deleted_at is null
       and r.fulfilled_at <= $2::timestamptz - make_interval(days => v.close_after_days)
     for no key update of r`,
    [ctx.companyId, ctx.now],
  );
  const lapse: FormRequestStep = { action: 'lapse', at: ctx.now.toISOString(), byName: '', comment: null };
  await writeRows(
    ctx,
    formRequest,
    rows.map(({ id, version, history }) => ({
      id,
      version,
      values: { state: 'closed', history: [...history, lapse] },
    })),
    'close',
  );
}
