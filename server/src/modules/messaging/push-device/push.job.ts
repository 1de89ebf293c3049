import { groupBy } from '../../../kernel/group-by';
import type { Ctx, Services } from '../../../platform/context';
import { asPlatform } from '../../../platform/database/transaction';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { factsOfKind, isNotificationKind } from '../../../platform/notify/domain/notification-kinds';
import { isQuiet } from '../../../platform/notify/domain/quiet-hours';
import { notificationText, type NotificationFacts } from '../../../platform/notify/notification-text';
import { pageOf } from '../../../platform/notify/record-page';
import { platformId } from '../../../platform/records/write-rows';
import { inCompany, onPlatform } from '../../../platform/system-ctx';
import { say, type Locale } from '../../../platform/text';
import { livesSql } from './push-device';
import { pushKey, type PushKey } from './push-key';

export const pushJobs = (services: Services): Record<string, JobHandler> => ({
  push_notifications: () => pushNotifications(services),
});

const mostAtOnce = 500;
/** What a device has not fetched by then is not told any more: it stands at the bell. */
const livesSeconds = 86_400;

interface Due {
  id: string;
  kind: string;
  subject: string;
  recordId: string;
  facts: NotificationFacts;
  quietFrom: string | null;
  quietTo: string | null;
  deviceId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  locale: Locale;
}

/**
 * Devices are told what stands at the bell and was not read meanwhile, once: what a push service does not take is not
 * sent again. In quiet hours it waits. Nothing is sent while the rows are held.
 */
async function pushNotifications(services: Services): Promise<void> {
  const companies = await onPlatform(
    services,
    platformId,
    'read',
    async (ctx) =>
      (await ctx.tx.query<{ id: string }>('select distinct company_id as id from notification where is_push_due')).rows,
  );
  for (const { id } of companies) {
    const [key, due] = await inCompany(services, { companyId: id, userId: platformId }, 'write', (ctx) =>
      asPlatform(ctx.tx, async () => [await pushKey(ctx), await takeDue(ctx)] as const),
    );
    const gone = (await Promise.all(due.map((one) => push(services, key, one)))).flatMap((device) => device ?? []);
    if (gone.length)
      await onPlatform(services, platformId, 'write', (ctx) =>
        ctx.tx.query('delete from push_device where id = any($1::char(24)[])', [gone]),
      );
  }
}

async function takeDue(ctx: Ctx): Promise<Due[]> {
  const { rows } = await ctx.tx.query<Due & Record<string, unknown>>(
    `select n.id, n.kind, n.subject, n.record_id as "recordId", n.facts, p.quiet_from as "quietFrom",
       p.quiet_to as "quietTo", d.id as "deviceId", d.endpoint, d.p256dh, d.auth, u.locale
     from (select * from notification where company_id = $1 and is_push_due order by id limit ${mostAtOnce}) n
     left join notification_preference p on p.company_id = n.company_id and p.user_id = n.user_id
     left join (push_device d join app_user u on u.id = d.user_id and u.status = 'active' and u.deleted_at is null)
       on d.user_id = n.user_id and n.read_at is null and ${livesSql('d', '$2')}
     order by n.id`,
    [ctx.companyId, ctx.now],
  );
  const time = new Intl.DateTimeFormat('sv-SE', {
    timeZone: ctx.user.company!.timeZone,
    timeStyle: 'short',
  }).format(ctx.now);
  const awake = rows.filter(
    ({ quietFrom, quietTo }) => !(quietFrom && quietTo && isQuiet({ from: quietFrom, to: quietTo }, time)),
  );
  await ctx.tx.query('update notification set is_push_due = false where company_id = $1 and id = any($2::char(24)[])', [
    ctx.companyId,
    [...groupBy(awake, ({ id }) => id).keys()],
  ]);
  return awake.filter(({ deviceId, kind }) => deviceId !== null && isNotificationKind(kind));
}

/** Of pay a locked screen tells that there is something, and no more. */
function textOf({ kind, facts, locale }: Due): string {
  if (!isNotificationKind(kind)) return '';
  const { topic, label } = factsOfKind(kind);
  return topic === 'pay' || topic === 'payroll' ? say(label, locale) : notificationText(kind, facts, locale);
}

/** The device, where its push service says that there is none any more. */
async function push(services: Services, key: PushKey, due: Due): Promise<string | null> {
  const { default: webPush } = await import('web-push');
  const { deviceId, endpoint, p256dh, auth, subject, recordId, facts, id } = due;
  const payload = JSON.stringify({ text: textOf(due), path: pageOf(subject, recordId, facts.occurrence), id });
  try {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth: services.cipher.decrypt(auth) } },
      payload,
      {
        vapidDetails: { subject: services.publicUrl.replace(/^http:/, 'https:'), ...key },
        contentEncoding: 'aes128gcm',
        TTL: livesSeconds,
      },
    );
    const { status } = await services.webhooks.post(endpoint, headers, body as Buffer);
    return status === 404 || status === 410 ? deviceId : null;
  } catch (error) {
    services.log.warn({ deviceId, error: (error as Error).message }, 'a device could not be told');
    return null;
  }
}
