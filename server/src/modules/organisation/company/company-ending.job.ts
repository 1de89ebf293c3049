import { dueNotices } from '../../../kernel/dates/expiry';
import type { Area } from '../../../platform/records/area';
import type { Ctx, Services } from '../../../platform/context';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { newNotices } from '../../../platform/notify/new-notices';
import { notify } from '../../../platform/notify/notifications';
import { inEachCompany } from '../../../platform/system-ctx';
import { todayIn } from '../../../platform/today';
import { company } from './company';

/** Days before the last day of use on which those who look after the company are told. */
const noticeDays = [30];

export const companyJobs = (services: Services): Record<string, JobHandler> => ({
  notify_company_endings: () => inEachCompany(services, notifyEnding, 'open'),
});

/** Written down once for each last day, so that it may run again at any time and a day that is moved begins anew. */
async function notifyEnding(ctx: Ctx): Promise<void> {
  const {
    rows: [{ endAt } = { endAt: null }],
  } = await ctx.tx.query<{ endAt: string | null }>('select end_at as "endAt" from company where id = $1', [
    ctx.companyId,
  ]);
  if (!endAt) return;
  const due = dueNotices(endAt, noticeDays, todayIn(ctx)).map((days) => ({
    subject: 'Company',
    recordId: ctx.companyId,
    expiryDate: endAt,
    days,
  }));
  await notify(
    ctx,
    company as unknown as Area,
    (await newNotices(ctx, due)).map(({ recordId }) => recordId),
    'ending',
  );
}
