import {
  factsOfKind,
  isNotificationKind,
  type NotificationKind,
} from '../../../platform/notify/domain/notification-kinds';
import { notificationText, type NotificationFacts } from '../../../platform/notify/notification-text';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import { asPlatform } from '../../../platform/database/transaction';
import { isId } from '../../../platform/records/ids';
import { notificationSubject } from '../../../platform/notify/notifications';
import { pageOf } from '../../../platform/notify/record-page';
import { t } from '../texts/text';
import { checkedLimit } from '../../../platform/lists/list-query';

export interface Told {
  id: string;
  kind: NotificationKind;
  text: string;
  subject: string;
  recordId: string;
  path: string;
  createdAt: Date;
  readAt: Date | null;
}
export interface ToldPage {
  rows: Told[];
  endCursor: string | null;
}

interface Stored extends Pick<Told, 'id' | 'kind' | 'subject' | 'recordId' | 'createdAt' | 'readAt'> {
  facts: NotificationFacts;
}

const mostAtOnce = 100;
const ofMine = 'company_id = $1 and user_id = $2 and is_shown';

/**
 * What the reader was told, the latest first; `after` is where the page before ended. Outside any company nobody is
 * told anything.
 */
export async function notificationsOf(
  ctx: Ctx,
  { limit, after, unreadOnly }: { limit: number; after?: string; unreadOnly: boolean },
): Promise<ToldPage> {
  checkedLimit(limit, mostAtOnce);
  if (after !== undefined && !isId(after)) throw invalid('after', t('notification.after_endcursor_page'));
  if (!ctx.user.company) return { rows: [], endCursor: null };
  const { rows } = await ctx.tx.query<Stored & Record<string, unknown>>(
    `select id, kind, subject, record_id as "recordId", facts, created_at as "createdAt", read_at as "readAt"
      from notification
     where ${ofMine} and id < $3::char(24) ${unreadOnly ? 'and read_at is null' : ''} order by id desc limit $4`,
    [ctx.companyId, ctx.user.id, after ?? 'g', limit],
  );
  // One of a kind that this version no longer knows says nothing.
  const known = rows.filter(({ kind }) => isNotificationKind(kind));
  return {
    rows: known.map(({ facts, ...row }) => ({
      ...row,
      text: notificationText(row.kind, facts, ctx.locale),
      path: factsOfKind(row.kind).page ?? pageOf(row.subject, row.recordId, facts.occurrence),
    })),
    endCursor: rows.length === limit ? rows.at(-1)!.id : null,
  };
}

export async function countUnread(ctx: Ctx): Promise<number> {
  if (!ctx.user.company) return 0;
  const { rows } = await ctx.tx.query<{ count: number }>(
    `select count(*)::int as count from notification where ${ofMine} and read_at is null`,
    [ctx.companyId, ctx.user.id],
  );
  return rows[0]!.count;
}

/**
 * Marks these, or all up to now, as read; answers how many are left. Others' are left alone as if they were not there.
 */
export async function markRead(ctx: Ctx, ids: string[] | null): Promise<number> {
  if (!ctx.user.company) return 0;
  if (ids && ids.length > mostAtOnce) throw invalid('ids', t('notification.name_most', { mostAtOnce }));
  await ctx.tx.query(
    `with seen as (update notification set read_at = $3 where ${ofMine}
      and read_at is null ${ids ? 'and id = any($4::char(24)[])' : ''} returning 1)
     insert into outbox_event (company_id, subject, record_id, action)
       select $1::char(24), '${notificationSubject}', $2::char(24), 'read' where exists (select from seen)`,
    [ctx.companyId, ctx.user.id, ctx.now, ...(ids ? [ids.filter(isId)] : [])],
  );
  ctx.written.add(notificationSubject);
  return countUnread(ctx);
}

/** What the reader was told of a row is settled: it counts as read. */
export async function settleNotification(ctx: Ctx, kind: NotificationKind, recordId: string): Promise<void> {
  await asPlatform(ctx.tx, () =>
    ctx.tx.query(
      `with settled as (update notification set read_at = $4 where company_id = $1 and user_id = $2 and record_id = $3
        and kind = $5 and read_at is null returning user_id)
       insert into outbox_event (company_id, subject, record_id, action)
         select distinct $1::char(24), '${notificationSubject}', user_id, 'read' from settled`,
      [ctx.companyId, ctx.user.id, recordId, ctx.now, kind],
    ),
  );
}

/** Rows whose news are mailed in another way: the notification alone sends no mail. */
export async function mailOtherwise(ctx: Ctx, kind: NotificationKind, recordIds: readonly string[]): Promise<void> {
  await asPlatform(ctx.tx, () =>
    ctx.tx.query(
      `update notification set is_mail_due = false where company_id = $1 and kind = $2
        and record_id = any($3::char(24)[]) and is_mail_due`,
      [ctx.companyId, kind, recordIds],
    ),
  );
}

export interface Corrected {
  id: string;
  userId: string;
  recordId: string;
  facts: NotificationFacts;
}

/**
 * What was told and is no longer so is taken back, or leads to another row with other facts; pages that show it are
 * told.
 */
export async function correctNotifications(
  ctx: Ctx,
  back: readonly Pick<Corrected, 'id' | 'userId'>[],
  others: readonly Corrected[],
): Promise<void> {
  await asPlatform(ctx.tx, async () => {
    await ctx.tx.query('delete from notification where company_id = $1 and id = any($2::char(24)[])', [
      ctx.companyId,
      back.map(({ id }) => id),
    ]);
    await ctx.tx.query(
      `update notification n set record_id = o."recordId", facts = n.facts || o.facts
       from json_to_recordset($2) as o(id char(24), "recordId" char(24), facts jsonb) where n.company_id = $1
         and n.id = o.id`,
      [ctx.companyId, JSON.stringify(others)],
    );
    await ctx.tx.query(
      `insert into outbox_event (company_id, subject, record_id, action)
        select $1::char(24), '${notificationSubject}', u, 'read' from unnest($2::char(24)[]) u`,
      [ctx.companyId, [...new Set([...back, ...others].map(({ userId }) => userId))]],
    );
  });
}

/** What was told of these rows at these moments is taken back, and what they settled waits to be read again. */
export async function forgetNotifications(
  ctx: Ctx,
  recordIds: readonly string[],
  moments: readonly Date[],
): Promise<void> {
  await asPlatform(ctx.tx, () =>
    ctx.tx.query(
      `with gone as (delete from notification where company_id = $1 and record_id = any($2::char(24)[])
           and created_at = any($3::timestamptz[]) returning user_id),
         again as (update notification set read_at = null where company_id = $1 and record_id = any($2::char(24)[])
           and read_at = any($3::timestamptz[]) and created_at <> all($3::timestamptz[]) returning user_id)
       insert into outbox_event (company_id, subject, record_id, action)
       select $1::char(24), '${notificationSubject}', user_id, 'read'
       from (select user_id from gone union select user_id from again) told`,
      [ctx.companyId, recordIds, moments],
    ),
  );
}
