import { dueNotices, licenceNoticeDays, usualNoticeDays } from '../../../kernel/dates/expiry';
import { areaNamed } from '../../../platform/records/area';
import type { Ctx, Services } from '../../../platform/context';
import type { JobHandler } from '../../../platform/jobs/jobs';
import { newNotices } from '../../../platform/notify/new-notices';
import { notify } from '../../../platform/notify/notifications';
import { inEachCompany } from '../../../platform/system-ctx';
import { todayIn } from '../../../platform/today';
import { expiringSubjects, mailExpiring, type ExpiryNotice } from './expiry-mails';
import { vendorRows } from '../../suppliers/suppliers.sql';
import { dependantRows, employeeLicenceRows, employeeRows } from '../../people/people.sql';

export const expiryJobs = (services: Services): Record<string, JobHandler> => ({
  notify_expiring_documents: () =>
    inEachCompany(
      services,
      async (ctx) => {
        const notices = await noticeExpiring(ctx);
        for (const subject of expiringSubjects) {
          await notify(
            ctx,
            areaNamed(subject),
            notices.filter((notice) => notice.subject === subject).map(({ recordId }) => recordId),
            'expiring',
          );
        }
        if (notices.length) await mailExpiring(ctx, notices);
      },
      'open',
    ),
});

interface Candidate extends Omit<ExpiryNotice, 'days'> {
  noticeDays: number[];
}

/**
 * Documents and licences in use that end soon, but for those of vendors that are blocked, each with the days of its own
 * notice, those of its types or the usual ones.
 */
const candidates = `
  select 'Document' as subject, d.id as "recordId", null as "employeeId", true as "isEmployeeTold",
    concat_ws(', ', d.title, v.name) as title, d.expiry_date as "expiryDate",
    coalesce(case when d.notify_before_days is not null then array[d.notify_before_days] end,
      (select array_agg(days) from document_type y, unnest(y.notice_days) days where y.company_id = d.company_id
      and y.id = any(d.type_ids)), '{}') as "noticeDays"
  from document d left join ${vendorRows('name', 'status', 'licence_no', 'licence_expiry')} v
    on v.company_id = d.company_id and v.id = d.vendor_id
  where d.company_id = $1 and d.deleted_at is null and v.status is distinct from 'blocked' and d.status = 'active'
    and d.review = 'verified' and d.expiry_date between $2::date - 30 and $2::date + 3650
  union all
  select 'EmployeeDocument', d.id, d.employee_id, not exists (select from document_type y
    where y.company_id = d.company_id and y.id = d.type_id and y.employee_access = 'none'),
      concat_ws(', ', d.title, (select m.name from ${dependantRows('name')} m where m.company_id = d.company_id
      and m.id = d.dependant_id)), d.expiry_date,
    coalesce(case when d.notify_before_days is not null then array[d.notify_before_days] end,
      (select y.notice_days from document_type y where y.company_id = d.company_id and y.id = d.type_id), '{}')
  from employee_document d join ${employeeRows('status')} e on e.company_id = d.company_id and e.id = d.employee_id
  where d.company_id = $1 and d.deleted_at is null and e.deleted_at is null and e.status <> 'exited'
    and d.status = 'active' and d.review = 'verified'
    and d.expiry_date between $2::date - 30 and $2::date + 3650
  union all
  select 'EmployeeLicence', l.id, l.employee_id, true, concat_ws(' ', l.authority, l.number), l.expiry_date, $4::int[]
  from ${employeeLicenceRows('employee_id', 'authority', 'number', 'expiry_date')} l join ${employeeRows('status')} e
    on e.company_id = l.company_id and e.id = l.employee_id
  where l.company_id = $1 and l.deleted_at is null and e.deleted_at is null and e.status <> 'exited'
    and l.expiry_date between $2::date - 30 and $2::date + 3650
  union all
  select 'Vendor', v.id, null, true, concat_ws(', ', v.name, v.licence_no), v.licence_expiry, $3::int[]
  from ${vendorRows('name', 'status', 'licence_no', 'licence_expiry')} v where v.company_id = $1
    and v.deleted_at is null and v.status = 'active' and v.licence_expiry between $2::date - 30 and $2::date + 3650`;

/**
 * Writes down the notices due today and answers those to be told: of each document the tightest that is new, however
 * many days were missed. Written once for each record, expiry and number of days, so that it may run again at any time
 * and a renewal begins anew.
 */
export async function noticeExpiring(ctx: Ctx): Promise<ExpiryNotice[]> {
  const today = todayIn(ctx);
  const { rows } = await ctx.tx.query<Candidate>(candidates, [
    ctx.companyId,
    today,
    usualNoticeDays,
    licenceNoticeDays,
  ]);
  const due = rows.flatMap(({ noticeDays, ...row }): ExpiryNotice[] =>
    dueNotices(row.expiryDate, noticeDays, today).map((days) => ({ ...row, days })),
  );
  return newNotices(ctx, due);
}
