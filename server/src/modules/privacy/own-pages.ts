import type { Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { chatMessageRows, internalMailCopyRows, internalMailRows } from '../apps/apps.sql';
import { notificationRows } from '../messaging/messaging.sql';
import { savedViewRows } from '../administration/administration.sql';

const together = 200;

/**
 * What belongs to an account and is read by its owner alone: each kind as a statement whose pages follow their id, $1
 * company, $2 the user, $3 the last id read.
 */
const kinds: Record<string, string> = {
  Account: `select u.id, u.name, u.email, u.locale, u.type, u.created_at as "createdAt" from app_user u where u.id = $2
    and u.id > $3 and $1::text is not null`,
  Session: `select s.id, s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", s.revoked_at as "endedAt",
    s.user_agent as "userAgent", s.ip from auth_session s
    where s.user_id = $2 and s.company_id = $1 and s.id > $3`,
  ChatMessage: `select m.id, case when m.sender_id = $2 then 'sent'
    else 'received' end as direction, u.name as "otherName", m.text, m.sent_at as "sentAt", m.seen_at as "seenAt"
    from ${chatMessageRows} m
    left join app_user u on u.id = case when m.sender_id = $2 then m.recipient_id else m.sender_id end
    where m.company_id = $1 and (m.sender_id = $2 or m.recipient_id = $2) and m.deleted_at is null and m.id > $3`,
  InternalMail: `select c.id, c.folder, m.from_name as "fromName", m.from_email as "fromEmail", m.to_people as "to",
    m.cc_people as cc, c.bcc_people as bcc, m.subject, m.body, m.sent_at as "sentAt"
    from ${internalMailCopyRows('folder', 'bcc_people', 'message_id', 'owner_id')} c
      join ${internalMailRows('from_name', 'from_email', 'to_people', 'cc_people', 'subject', 'body', 'sent_at')} m
        on m.company_id = c.company_id and m.id = c.message_id where c.company_id = $1 and c.owner_id = $2
        and c.deleted_at is null and c.id > $3`,
  Notification: `select n.id, n.kind, n.subject, n.facts, n.created_at as "createdAt", n.read_at as "readAt"
    from ${notificationRows('kind', 'subject', 'facts', 'created_at', 'read_at', 'user_id')} n where n.company_id = $1
      and n.user_id = $2 and n.id > $3`,
  SavedView: `select v.id, v.subject, v.name, v.address, v.created_at as "createdAt"
    from ${savedViewRows('subject', 'name', 'address', 'created_at', 'created_by_id')} v where v.company_id = $1
      and v.created_by_id = $2 and v.deleted_at is null and v.id > $3`,
};

export const ownKinds = Object.keys(kinds);

/** A page of what the signed-in user alone reads, in the order it was made. */
export async function ownPage(ctx: Ctx, kind: string, after: string): Promise<{ rows: Values[]; last: string | null }> {
  const { rows } = await ctx.tx.query<Values>(`${kinds[kind]!} order by 1 limit ${together}`, [
    ctx.companyId,
    ctx.user.id,
    after,
  ]);
  return { rows, last: rows.length < together ? null : String(rows.at(-1)!['id']) };
}
