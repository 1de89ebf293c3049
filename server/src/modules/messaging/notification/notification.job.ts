import { groupBy } from '../../../kernel/group-by';
import { isMailAddress } from '../../../platform/mail/domain/mail-address';
import { isOfThisMorning } from '../../../platform/notify/domain/digest-time';
import { isNotificationKind, type NotificationKind } from '../../../platform/notify/domain/notification-kinds';
import { notificationText, type NotificationFacts } from '../../../platform/notify/notification-text';
import { daysReadOnesAreKept, isQuiet } from '../../../platform/notify/domain/quiet-hours';
import type { Ctx, Services } from '../../../platform/context';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { isOpenSql } from '../../../platform/access/open-company';
import { mostMailsAtOnce, queueMail } from '../../../platform/mail/queue-mail';
import { inCompany, inEachCompany, onPlatform } from '../../../platform/system-ctx';
import type { Locale } from '../../../platform/text';
import { todayIn } from '../../../platform/today';
import { asPlatform } from '../../../platform/database/transaction';
import { platformId } from '../../../platform/records/write-rows';
import { pageOf } from '../../../platform/notify/record-page';
import { companyRows } from '../../organisation/organisation.sql';

export const notificationJobs = (services: Services): Record<string, JobHandler> => ({
  mail_notifications: () => mailNotifications(services),
  forget_read_notifications: () => forgetReadOnes(services),
});

/** Those who want to be told by mail get one, unless they have read it meanwhile; in their quiet hours it waits. */
async function mailNotifications(services: Services): Promise<void> {
  const companies = await onPlatform(
    services,
    platformId,
    'read',
    async (ctx) =>
      (
        await ctx.tx.query<{ id: string }>(
          `select distinct c.id from notification n join ${companyRows('status', 'time_zone', 'start_at', 'end_at')} c
            on c.id = n.company_id and ${isOpenSql('c', '$1')} where n.is_mail_due`,
          [ctx.now],
        )
      ).rows,
  );
  for (const { id } of companies)
    await inCompany(services, { companyId: id, userId: platformId }, 'write', (ctx) =>
      asPlatform(ctx.tx, () => mailDue(ctx)),
    );
}

interface Due {
  id: string;
  kind: NotificationKind;
  subject: string;
  recordId: string;
  facts: NotificationFacts;
  isRead: boolean;
  isDaily: boolean;
  createdAt: Date;
  userId: string;
  hasDigest: boolean;
  name: string;
  email: string;
  locale: Locale;
  quietFrom: string | null;
  quietTo: string | null;
  employeeId: string | null;
}

async function mailDue(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.tx.query<Due & Record<string, unknown>>(
    `select n.id, n.kind, n.subject, n.record_id as "recordId", n.facts, n.read_at is not null as "isRead", u.name,
      u.email, u.locale, m.employee_id as "employeeId",
       p.quiet_from as "quietFrom", p.quiet_to as "quietTo",
       coalesce((p.choices -> n.kind ->> 'isDaily')::boolean, false) as "isDaily", n.created_at as "createdAt",
       n.user_id as "userId",
       exists (select from mail x where x.company_id = n.company_id
       and x.key = 'digest ' || n.user_id || ' ' || $2) as "hasDigest"
     from notification n join app_user u on u.id = n.user_id and u.status = 'active' and u.deleted_at is null
     left join membership m on m.company_id = n.company_id and m.user_id = n.user_id and m.deleted_at is null
     left join notification_preference p on p.company_id = n.company_id and p.user_id = n.user_id
     where n.company_id = $1 and n.is_mail_due order by n.id`,
    [ctx.companyId, todayIn(ctx)],
  );
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: ctx.user.company!.timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  const now = clock.format(ctx.now);
  const time = now.slice(11);
  const awake = rows.filter(
    ({ quietFrom, quietTo }) => !(quietFrom && quietTo && isQuiet({ from: quietFrom, to: quietTo }, time)),
  );
  await mailAtOnce(ctx, awake.filter(({ isDaily }) => !isDaily).slice(0, mostMailsAtOnce));
  await mailDigests(
    ctx,
    awake.filter(
      ({ isDaily, hasDigest, createdAt }) => isDaily && !hasDigest && isOfThisMorning(clock.format(createdAt), now),
    ),
  );
}

const isTold = ({ isRead, kind, email }: Due): boolean => !isRead && isNotificationKind(kind) && isMailAddress(email);

async function mailAtOnce(ctx: Ctx, due: Due[]): Promise<void> {
  if (!due.length) return;
  await queueMail(
    ctx,
    due.filter(isTold).map((one) => ({
      kind: 'notification',
      to: one.email,
      key: `notification ${one.id}`,
      locale: one.locale,
      employeeId: one.employeeId,
      values: {
        name: one.name,
        company: ctx.user.company!.name,
        text: notificationText(one.kind, one.facts, one.locale),
        link: `${ctx.services.publicUrl}${pageOf(one.subject, one.recordId, one.facts.occurrence)}`,
      },
    })),
  );
  await noteMailed(ctx, due);
}

/** One mail to each with all that came, once a day; none where they have read it all. */
async function mailDigests(ctx: Ctx, due: Due[]): Promise<void> {
  const people = [...groupBy(due, ({ userId }) => userId).values()].slice(0, mostMailsAtOnce);
  if (!people.length) return;
  const day = todayIn(ctx);
  await queueMail(
    ctx,
    people
      .map((all) => all.filter(isTold))
      .filter((told) => told.length)
      .map((told) => {
        const { userId, email, locale, employeeId, name } = told[0]!;
        const lines = told.map(({ kind, facts }) => `- ${notificationText(kind, facts, locale)}`);
        return {
          kind: 'notification_digest' as const,
          to: email,
          key: `digest ${userId} ${day}`,
          locale,
          employeeId,
          values: {
            name,
            company: ctx.user.company!.name,
            count: String(told.length),
            list: lines.join('\n'),
            link: `${ctx.services.publicUrl}/notifications`,
          },
        };
      }),
  );
  await noteMailed(ctx, people.flat());
}

const noteMailed = (ctx: Ctx, due: Due[]): Promise<unknown> =>
  ctx.tx.query('update notification set is_mail_due = false where company_id = $1 and id = any($2::char(24)[])', [
    ctx.companyId,
    due.map(({ id }) => id),
  ]);

async function forgetReadOnes(services: Services): Promise<void> {
  await inEachCompany(services, async (ctx) => {
    const before = new Date(ctx.now.getTime() - daysReadOnesAreKept(todayIn(ctx)) * 86_400_000);
    await asPlatform(ctx.tx, () =>
      ctx.tx.query('delete from notification where company_id = $1 and read_at < $2', [ctx.companyId, before]),
    );
  });
}
