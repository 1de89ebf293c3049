import { judgedAnswer } from '../domain/delivery-waits';
import { signedHeaders } from '../domain/webhook-signature';
import type { Row, Values } from '../../../platform/records/area';
import type { Ctx, Services } from '../../../platform/context';
import { enqueue, type Job, type JobHandler } from '../../../platform/jobs/jobs';
import { isOpenSql } from '../../../platform/access/open-company';
import { inCompany, onPlatform } from '../../../platform/system-ctx';
import type { Received } from '../../../platform/notify/webhook-sender';
import { platformId, writeRows } from '../../../platform/records/write-rows';
import { webhook, type Webhook } from '../webhook/webhook';
import { answerBegins } from '../domain/answer-begins';
import { forgetWebhookCalls } from './forget-calls';
import { deliveringJob, type WebhookDelivery } from './webhook-delivery';
import { companyRows } from '../../organisation/organisation.sql';

const atOnce = 8;
const looked = 200;
/** After this long others get their turn. */
const turnMs = 20_000;
/**
 * Longer than any call may last: what is still out then was cut off with its process, and is sent again under the same
 * id.
 */
const leaseMinutes = 2;
/** A receiver that failed just now is asked by one call a minute, so that what waits for it holds up nobody else. */
const restMinutes = 1;

export const webhookJobs = (services: Services): Record<string, JobHandler> => ({
  [deliveringJob]: (job) => deliverDue(services, job),
  wake_webhooks: () => wakeWebhooks(services),
  forget_webhook_calls: () => forgetWebhookCalls(services),
});

type Claimed = Pick<
  Row<WebhookDelivery>,
  'id' | 'webhookId' | 'eventId' | 'subject' | 'recordId' | 'action' | 'recordVersion' | 'happenedAt' | 'attempts'
> & { url: string; secret: string };

async function deliverDue(services: Services, job: Job): Promise<void> {
  const until = Date.now() + turnMs;
  while (Date.now() < until) {
    const due = await claimed(services, job);
    if (!due.length) return;
    const results = await Promise.all(due.map(async (call) => ({ call, ...(await sent(services, job, call)) })));
    for (const result of results)
      await inCompany(services, job, 'write', (ctx) => noted(ctx, result.call, result.received, result.failure));
  }
  await inCompany(services, job, 'write', (ctx) => enqueue(ctx.tx, deliveringJob, job));
}

/** Takes what is due, of a receiver that fails one call alone. */
function claimed(services: Services, job: Job): Promise<Claimed[]> {
  return inCompany(services, job, 'write', async (ctx) => {
    const { rows } = await ctx.tx.query<Claimed & Values>(
      `with due as (
         select n.*, row_number() over (partition by n.webhook_id order by n.next_attempt_at, n.id) as place from (
           select d.id, d.webhook_id, d.next_attempt_at, w.failing_since, w.url, w.secret
           from webhook_delivery d join webhook w on w.company_id = d.company_id and w.id = d.webhook_id and w.is_active
             and w.secret is not null and w.deleted_at is null
             join ${companyRows('status', 'time_zone', 'start_at', 'end_at')} c on c.id = d.company_id
               and ${isOpenSql('c', '$2')}
           where d.company_id = $1 and d.state = 'queued' and d.deleted_at is null and d.next_attempt_at <= $2
           order by d.next_attempt_at, d.id limit ${looked}) n),
       taken as (select id, url, secret from due where failing_since is null or place = 1 order by place
         limit ${atOnce}),
       resting as (update webhook_delivery d set next_attempt_at = $2::timestamptz + interval '${restMinutes} minutes'
         from due where d.company_id = $1 and d.id = due.id and due.failing_since is not null and due.place > 1)
       update webhook_delivery d set attempts = d.attempts + 1,
         next_attempt_at = $2::timestamptz + interval '${leaseMinutes} minutes', updated_at = $2
       from taken t where d.company_id = $1 and d.id = t.id
       returning d.id, d.webhook_id as "webhookId", d.event_id as "eventId", d.subject, d.record_id as "recordId",
         d.action, d.record_version as "recordVersion",
         d.happened_at as "happenedAt", d.attempts, t.url, t.secret`,
      [ctx.companyId, ctx.now],
    );
    return rows.map((row) => ({ ...row, secret: services.cipher.decrypt(row.secret) }));
  });
}

/** What a receiver is told: which row, and what was done to it. The rest it reads with a token, as far as that may. */
const bodyOf = (job: Job, { subject, recordId, action, recordVersion, happenedAt }: Claimed): string =>
  JSON.stringify({
    type: `${subject}.${action.replaceAll(/\W+/g, '_')}`,
    timestamp: happenedAt.toISOString(),
    data: { companyId: job.companyId, subject, id: recordId, action, version: recordVersion },
  });

async function sent(services: Services, job: Job, call: Claimed): Promise<{ received?: Received; failure?: Error }> {
  const body = bodyOf(job, call);
  return services.webhooks.post(call.url, signedHeaders(call.secret, call.eventId, services.clock(), body), body).then(
    (received) => ({ received }),
    (failure: Error) => ({ failure }),
  );
}

/**
 * What became of a call, kept beside it; a receiver that fails for too long is left alone, and those who may mend it
 * are told.
 */
async function noted(
  ctx: Ctx,
  call: Claimed,
  received: Received | undefined,
  failure: Error | undefined,
): Promise<void> {
  const {
    rows: [hook],
  } = await ctx.tx.query<{ version: number; isActive: boolean; failingSince: Date | null } & Values>(
    `select version, is_active as "isActive", failing_since as "failingSince" from webhook where company_id = $1
      and id = $2 for update`,
    [ctx.companyId, call.webhookId],
  );
  const { state, next, isPaused } = judgedAnswer(
    { status: received?.status ?? null, failingSince: hook!.failingSince, attempts: call.attempts },
    ctx.now,
  );
  const answer = answerBegins(received?.answer ?? failure?.message ?? '') || null;
  await ctx.tx.query(
    `update webhook_delivery set state = $3, next_attempt_at = $4,
      delivered_at = case when $3 = 'delivered' then $5::timestamptz end, status = $6, answer = $7,
      version = version + 1, updated_at = $5
     where company_id = $1 and id = $2`,
    [ctx.companyId, call.id, state, next, ctx.now, received?.status ?? null, answer],
  );
  const failingSince = state === 'delivered' ? null : (hook!.failingSince ?? ctx.now);
  await ctx.tx.query(
    'update webhook set failing_since = $3 where company_id = $1 and id = $2 and failing_since is distinct from $3',
    [ctx.companyId, call.webhookId, failingSince],
  );
  if (isPaused && hook!.isActive) await pause(ctx, call.webhookId, hook!.version);
}

const pause = (ctx: Ctx, id: string, version: number): Promise<Row<Webhook>[]> =>
  writeRows(ctx, webhook, [{ id, version, values: { isActive: false, pausedAt: ctx.now } }], 'halt');

/** Calls whose next attempt has come, and those of a process that died, are nobody's job until somebody asks. */
async function wakeWebhooks(services: Services): Promise<void> {
  await onPlatform(services, platformId, 'write', async (ctx) => {
    const { rows } = await ctx.tx.query<{ companyId: string }>(
      `select distinct company_id as "companyId" from webhook_delivery where state = 'queued' and deleted_at is null
        and next_attempt_at <= $1`,
      [ctx.now],
    );
    for (const { companyId } of rows)
      await enqueue(ctx.tx, deliveringJob, { companyId, userId: platformId, recordId: companyId });
  });
}
