import type { Happening } from '../../../platform/notify/events';
import { newId, newIdSql } from '../../../platform/records/ids';
import { enqueue } from '../../../platform/jobs/jobs';
import type { Tx } from '../../../platform/database/transaction';
import { platformId } from '../../../platform/records/write-rows';
import { isNobodysSql } from '../../messaging/mail/mail';
import { deliveringJob } from './webhook-delivery';
import { mailRows } from '../../messaging/messaging.sql';

/**
 * Puts down which webhooks are called about what happened, in the transaction that takes it from the outbox: each event
 * of a committed write once, none of one that was rolled back or that no list of the company shows, and nothing at all
 * where nobody listens.
 */
export async function queueDeliveries(tx: Tx, happenings: readonly Happening[]): Promise<void> {
  const events = happenings.map((each) => ({ ...each, eventId: newId() }));
  const { rows } = await tx.query<{ companyId: string }>({
    name: 'queue-webhook-deliveries',
    values: [JSON.stringify(events)],
    text: `
    insert into webhook_delivery (company_id, id, version, created_at, updated_at, webhook_id, event_id, subject,
      record_id, action, record_version, happened_at, state, attempts, next_attempt_at)
    select w.company_id, ${newIdSql('now()')}, 1, now(), now(),
      w.id, e."eventId", e.subject, e."recordId", e.action, e.version, e.at, 'queued', 0, now()
    from jsonb_to_recordset($1::jsonb) e ("eventId" text, "companyId" char(24), subject text, "recordId" text,
      action text, version int, at timestamptz)
    join webhook w on w.company_id = e."companyId" and w.is_active and w.secret is not null and w.deleted_at is null
      and w.subjects ? e.subject
      and w.deeds ? case when e.action in ('create', 'update', 'delete') then e.action else 'other' end
    where not (e.subject = 'Mail' and exists (select from ${mailRows('kind', 'sender_id')} m
      where m.company_id = e."companyId" and m.id = e."recordId" and ${isNobodysSql('m')}))
    returning company_id as "companyId"`,
  });
  for (const companyId of new Set(rows.map((row) => row.companyId)))
    await enqueue(tx, deliveringJob, { companyId, userId: platformId, recordId: companyId });
}
