import { dueNotices } from '../../../kernel/dates/expiry';
import { isMailAddress } from '../../../platform/mail/domain/mail-address';
import { daysBetween } from '../../../kernel/dates/plain-date';
import type { Ctx, Services } from '../../../platform/context';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { newNotices } from '../../../platform/notify/new-notices';
import { notify } from '../../../platform/notify/notifications';
import { mostMailsAtOnce, queueMail, type NewMail } from '../../../platform/mail/queue-mail';
import { refusesMail } from '../../../platform/mail/refuses-mail';
import { inEachCompany } from '../../../platform/system-ctx';
import { todayIn } from '../../../platform/today';
import { asPlatform } from '../../../platform/database/transaction';
import { employeeLicence } from './employee-licence';

/** Days before the end of a cycle on which credits still short are spoken of. */
export const cmeNoticeDays = [180, 90, 60, 30];

export const cmeJobs = (services: Services): Record<string, JobHandler> => ({
  notify_cme_due: () => inEachCompany(services, noticeCmeDue, 'open'),
});

interface Short {
  id: string;
  employeeId: string;
  number: string;
  authority: string;
  cycleTo: string;
  shortfall: string;
  name: string;
  email: string | null;
  refused: boolean;
}

/**
 * Tells employees by mail and bell, and who keeps licences by bell, what licences lack: once for each licence, cycle
 * and number of days, the tightest alone where days were missed, so that it may run again at any time.
 */
export async function noticeCmeDue(ctx: Ctx): Promise<void> {
  const today = todayIn(ctx);
  const { rows } = await asPlatform(ctx.tx, () =>
    ctx.tx.query<Short>(
      `select l.id, l.employee_id as "employeeId", l.number, l.authority, l.cycle_to as "cycleTo",
        l.shortfall::text as shortfall,
       concat_ws(' ', e.first_name, e.last_name) as name, coalesce(e.work_email, e.personal_email) as email,
       ${refusesMail('mine.employee_id = e.id', 'cme_due')} as refused
     from employee_licence l join employee e on e.company_id = l.company_id and e.id = l.employee_id
     where l.company_id = $1 and l.deleted_at is null and e.deleted_at is null and e.status not in ('draft', 'exited')
       and l.shortfall > 0
       and l.cycle_to between $2::date and $2::date + $3::int and (l.expiry_date is null or l.expiry_date >= $2::date)
     order by l.cycle_to, l.id`,
      [ctx.companyId, today, Math.max(...cmeNoticeDays)],
    ),
  );
  const due = rows.flatMap(({ id, cycleTo }) =>
    dueNotices(cycleTo, cmeNoticeDays, today).map((days) => ({
      subject: 'CmeCycle',
      recordId: id,
      expiryDate: cycleTo,
      days,
    })),
  );
  await notify(
    ctx,
    employeeLicence,
    (await newNotices(ctx, due)).map(({ recordId }) => recordId),
    'cme_due',
  );
  const mails = rows.flatMap(
    ({ id, employeeId, number, authority, cycleTo, shortfall, name, email, refused }): NewMail[] => {
      const [days] = dueNotices(cycleTo, cmeNoticeDays, today);
      if (days === undefined || refused || !email || !isMailAddress(email)) return [];
      return [
        {
          kind: 'cme_due',
          to: email,
          key: `cme ${id} ${cycleTo} ${days} days`,
          employeeId,
          values: {
            name,
            company: ctx.user.company!.name,
            licence: number,
            authority,
            due_on: cycleTo,
            days_left: String(daysBetween(today, cycleTo)),
            shortfall: String(Number(shortfall)),
            link: `${ctx.services.publicUrl}/employees/${employeeId}?tab=cme`,
          },
        },
      ];
    },
  );
  for (let at = 0; at < mails.length; at += mostMailsAtOnce)
    await queueMail(ctx, mails.slice(at, at + mostMailsAtOnce));
}
