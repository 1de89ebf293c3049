import { dueNotices } from '../../../kernel/dates/expiry';
import type { Ctx, Services } from '../../../platform/context';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { newNotices } from '../../../platform/notify/new-notices';
import { notify } from '../../../platform/notify/notifications';
import type { Area } from '../../../platform/records/area';
import { inEachCompany } from '../../../platform/system-ctx';
import { todayIn } from '../../../platform/today';
import { identityProvider } from './identity-provider';

/** Days before the last on which a certificate holds on which those are told who may enter the next. */
const noticeDays = [30, 7, 1];

export const certificateJobs = (services: Services): Record<string, JobHandler> => ({
  notify_certificate_endings: () => inEachCompany(services, notifyEnding, 'open'),
});

/** Told once for each last day, so that it may run again at any time and a new certificate begins anew. */
async function notifyEnding(ctx: Ctx): Promise<void> {
  const { rows } = await ctx.tx.query<{ id: string; until: string }>(
    `select id, certificates_until as until from identity_provider
     where company_id = $1 and is_active and deleted_at is null and certificates_until is not null`,
    [ctx.companyId],
  );
  const due = rows.flatMap(({ id, until }) =>
    dueNotices(until, noticeDays, todayIn(ctx)).map((days) => ({
      subject: identityProvider.name,
      recordId: id,
      expiryDate: until,
      days,
    })),
  );
  const ids = (await newNotices(ctx, due)).map(({ recordId }) => recordId);
  await notify(ctx, identityProvider as unknown as Area, ids, 'ending');
}
