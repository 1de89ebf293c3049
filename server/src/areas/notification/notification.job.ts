import { isMailAddress } from '../../domain/mails/mail-address';
import { isNotificationKind, type NotificationKind } from '../../domain/notifications/notification-kinds';
import { notificationText, type NotificationFacts } from '../../domain/notifications/notification-text';
import { daysReadOnesAreKept, isQuiet } from '../../domain/notifications/quiet-hours';
import type { Ctx, Services } from '../../platform/context';
import type { JobHandler } from '../../platform/jobs';
import { mostMailsAtOnce, queueMail } from '../../platform/queue-mail';
import { inCompany, inEachCompany, onPlatform } from '../../platform/system-ctx';
import type { Locale } from '../../platform/text';
import { todayIn } from '../../platform/today';
import { asPlatform } from '../../platform/transaction';
import { platformId } from '../../platform/write-rows';
import { pageOf } from '../record-page/record-page';

export const notificationJobs = (services: Services): Record<string, JobHandler> => ({
  mail_notifications: () => mailNotifications(services),
  forget_read_notifications: () => forgetReadOnes(services),
});

/** Those who want to be told by mail get one, unless they have read it meanwhile; in their quiet hours it waits. */
async function mailNotifications(services: Services): Promise<void> {
  const companies = await onPlatform(services, platformId, 'read', async (ctx) =>
    (await ctx.tx.query<{ id: string }>('select distinct company_id as id from notification where is_mail_due')).rows);
  for (const { id } of companies) await inCompany(services, { companyId: id, userId: platformId }, 'write', (ctx) => asPlatform(ctx.tx, () => mailDue(ctx)));
}

interface Due {
  id: string; kind: NotificationKind; subject: string; recordId: string; facts: NotificationFacts; isRead: boolean;
  name: string; email: string; locale: Locale; quietFrom: string | null; quietTo: string | null; employeeId: string | null;
}

async function mailDue(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.tx.query<Due & Record<string, unknown>>(
    `select n.id, n.kind, n.subject, n.record_id as "recordId", n.facts, n.read_at is not null as "isRead", u.name, u.email, u.locale, m.employee_id as "employeeId",
       p.quiet_from as "quietFrom", p.quiet_to as "quietTo"
     from notification n join app_user u on u.id = n.user_id and u.status = 'active' and u.deleted_at is null
     left join membership m on m.company_id = n.company_id and m.user_id = n.user_id and m.deleted_at is null
     left join notification_preference p on p.company_id = n.company_id and p.user_id = n.user_id
     where n.company_id = $1 and n.is_mail_due order by n.id`, [ctx.companyId]);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: ctx.user.company!.timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(ctx.now);
  const due = rows.filter(({ quietFrom, quietTo }) => !(quietFrom && quietTo && isQuiet({ from: quietFrom, to: quietTo }, time))).slice(0, mostMailsAtOnce);
  if (!due.length) return;
  await queueMail(ctx, due.filter(({ isRead, kind, email }) => !isRead && isNotificationKind(kind) && isMailAddress(email)).map((one) => ({
    kind: 'notification', to: one.email, key: `notification ${one.id}`, locale: one.locale, employeeId: one.employeeId,
    values: {
      name: one.name, company: ctx.user.company!.name, text: notificationText(one.kind, one.facts, one.locale), link: `${ctx.services.publicUrl}${pageOf(one.subject, one.recordId)}`,
    },
  })));
  await ctx.tx.query('update notification set is_mail_due = false where company_id = $1 and id = any($2::char(24)[])', [ctx.companyId, due.map(({ id }) => id)]);
}

async function forgetReadOnes(services: Services): Promise<void> {
  await inEachCompany(services, async (ctx) => {
    const before = new Date(ctx.now.getTime() - daysReadOnesAreKept(todayIn(ctx)) * 86_400_000);
    await asPlatform(ctx.tx, () => ctx.tx.query('delete from notification where company_id = $1 and read_at < $2', [ctx.companyId, before]));
  });
}
