import { dueNotices } from '../../../../kernel/dates/expiry';
import type { Ctx, Services } from '../../../../platform/context';
import type { JobHandler } from '../../../../platform/jobs/jobs';
import { newNotices } from '../../../../platform/notify/new-notices';
import { notify } from '../../../../platform/notify/notifications';
import { inEachCompany } from '../../../../platform/system-ctx';
import { todayIn } from '../../../../platform/today';
import { employee } from '../employee';

/** Days before the end of probation or of a limited contract on which it is spoken of. */
const noticeDays = [30, 7];

export const endingJobs = (services: Services): Record<string, JobHandler> => ({
  notify_endings: () =>
    inEachCompany(
      services,
      async (ctx) => {
        for (const [action, column] of [
          ['probationEnding', 'probation_end'],
          ['contractEnding', 'contract_end'],
        ] as const) {
          await notify(ctx, employee as never, await newlyDue(ctx, action, column), action);
        }
      },
      'open',
    ),
});

/**
 * Whose ending is to be told of today. Written down once for each day and number of days, so that it may run again at
 * any time and a day that is moved begins anew.
 */
async function newlyDue(ctx: Ctx, action: string, column: 'probation_end' | 'contract_end'): Promise<string[]> {
  const today = todayIn(ctx);
  const { rows } = await ctx.tx.query<{ id: string; day: string }>(
    `select id, ${column} as day from employee where company_id = $1 and deleted_at is null
      and status not in ('draft', 'exited')
      and exit_date is null${column === 'probation_end' ? ' and confirmation_date is null' : ''}
       and ${column} between $2::date and $2::date + $3::int`,
    [ctx.companyId, today, Math.max(...noticeDays)],
  );
  const due = rows.flatMap(({ id, day }) =>
    dueNotices(day, noticeDays, today).map((days) => ({ subject: action, recordId: id, expiryDate: day, days })),
  );
  return (await newNotices(ctx, due)).map(({ recordId }) => recordId);
}
