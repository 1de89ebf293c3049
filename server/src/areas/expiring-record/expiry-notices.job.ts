import { dueNotices } from '../../domain/expiry';
import { isMailAddress } from '../../domain/mails/mail-address';
import type { NotificationKind } from '../../domain/notifications/notification-kinds';
import { daysBetween } from '../../domain/plain-date';
import { areaNamed } from '../../platform/area';
import type { Ctx, Services } from '../../platform/context';
import type { JobHandler } from '../../platform/jobs';
import { tellOf } from '../../platform/notices';
import { mostMailsAtOnce, queueMail, type NewMail } from '../../platform/queue-mail';
import { inEachCompany } from '../../platform/system-ctx';
import { todayIn } from '../../platform/today';
import { asPlatform } from '../../platform/transaction';

export const expiryJobs = (services: Services): Record<string, JobHandler> => ({
  notify_expiring_documents: () => inEachCompany(services, async (ctx) => {
    const notices = await noticeExpiring(ctx);
    for (const subject of ['Document', 'EmployeeDocument'] as const) {
      await tellOf(ctx, areaNamed(subject)!, notices.filter((notice) => notice.subject === subject).map(({ recordId }) => recordId), 'expiring');
    }
    if (!notices.length) return;
    const officers = await officersOf(ctx);
    await mailNotices(ctx, notices, officers);
    await mailOffice(ctx, notices, officers);
  }),
});

/** A document that a notice is due for today. */
export interface ExpiryNotice { subject: 'Document' | 'EmployeeDocument'; recordId: string; employeeId: string | null; title: string; expiryDate: string; days: number }

interface Candidate extends Omit<ExpiryNotice, 'days'> { noticeDays: number[] }

/** Documents in use whose widest notice has begun, each with the days of its own notice or those of its types. */
const candidates = `
  select 'Document' as subject, d.id as "recordId", null as "employeeId", d.title, d.expiry_date as "expiryDate",
    coalesce(case when d.notify_before_days is not null then array[d.notify_before_days] end,
      (select array_agg(days) from document_type y, unnest(y.notice_days) days where y.company_id = d.company_id and y.id = any(d.type_ids)), '{}') as "noticeDays"
  from document d where d.company_id = $1 and d.deleted_at is null and d.status = 'active' and d.expiry_date between $2::date - 30 and $2::date + 3650
  union all
  select 'EmployeeDocument', d.id, d.employee_id, d.title, d.expiry_date,
    coalesce(case when d.notify_before_days is not null then array[d.notify_before_days] end,
      (select y.notice_days from document_type y where y.company_id = d.company_id and y.id = d.type_id), '{}')
  from employee_document d join employee e on e.company_id = d.company_id and e.id = d.employee_id
  where d.company_id = $1 and d.deleted_at is null and e.deleted_at is null and e.status <> 'exited' and d.status = 'active'
    and d.expiry_date between $2::date - 30 and $2::date + 3650`;

/**
 * Writes down the notices due today and answers those to be told: of each document the tightest that is new, however many
 * days were missed. Written once for each document, expiry and number of days, so that it may run again at any time and a
 * renewal begins anew.
 */
export async function noticeExpiring(ctx: Ctx): Promise<ExpiryNotice[]> {
  const today = todayIn(ctx);
  const { rows } = await ctx.tx.query<Candidate>(candidates, [ctx.companyId, today]);
  const due = rows.flatMap(({ noticeDays, ...row }): ExpiryNotice[] => dueNotices(row.expiryDate, noticeDays, today).map((days) => ({ ...row, days })));
  if (!due.length) return [];
  const { rows: written } = await ctx.tx.query<{ recordId: string; days: number }>(
    `insert into document_notice (company_id, subject, record_id, expiry_date, days, noticed_at)
     select $1, n.subject, n."recordId", n."expiryDate", n.days, $3
     from json_to_recordset($2) as n(subject text, "recordId" char(24), "expiryDate" date, days int)
     on conflict do nothing returning record_id as "recordId", days`, [ctx.companyId, JSON.stringify(due), ctx.now]);
  const isNew = new Set(written.map(({ recordId, days }) => `${recordId} ${days}`));
  const tightest = due.filter((notice, at) => due.findIndex(({ recordId }) => recordId === notice.recordId) === at);
  return tightest.filter(({ recordId, days }) => isNew.has(`${recordId} ${days}`));
}

interface Addressee { id: string | null; name: string; email: string | null }

/** Whether somebody chose to get no mail of a kind. */
const refusesMail = (isHis: string, kind: NotificationKind): string => `exists (
  select from notification_preference p left join membership mine on mine.company_id = p.company_id and mine.user_id = p.user_id and mine.deleted_at is null
  where p.company_id = $1 and ${isHis} and (p.choices -> '${kind}' ->> 'mail')::boolean is false)`;

/** Mails each notice to the employee it is about, and those on documents of the company to who manages the company, unless his mail names them all. */
async function mailNotices(ctx: Ctx, notices: ExpiryNotice[], officers: Officer[]): Promise<void> {
  const { rows: people } = await asPlatform(ctx.tx, () => ctx.tx.query<Addressee>(
    `select e.id, concat_ws(' ', e.first_name, e.last_name) as name, coalesce(e.work_email, e.personal_email,
       (select u.email from membership m join app_user u on u.id = m.user_id where m.company_id = e.company_id and m.employee_id = e.id and m.deleted_at is null limit 1)) as email
     from employee e
     where e.company_id = $1 and e.id = any($2::char(24)[]) and not ${refusesMail('mine.employee_id = e.id', 'employee_document_expiring')}`,
    [ctx.companyId, notices.map(({ employeeId }) => employeeId)]));
  const { rows: [manager] } = await asPlatform(ctx.tx, () => ctx.tx.query<Addressee>(
    `select u.id, u.name, u.email from company c join app_user u on u.id = c.manager_user_id
     where c.id = $1 and u.deleted_at is null and not ${refusesMail('p.user_id = u.id', 'document_expiring')}`, [ctx.companyId]));
  const managerAlone = officers.some(({ id, keepsOurs }) => keepsOurs && id === manager?.id) ? undefined : manager;
  const today = todayIn(ctx);
  const mails = notices.flatMap((notice): NewMail[] => {
    const { employeeId, recordId, title, expiryDate, days } = notice;
    const to = employeeId ? people.find(({ id }) => id === employeeId) : managerAlone;
    if (!to?.email || !isMailAddress(to.email)) return [];
    const path = employeeId ? `/employees/${employeeId}?tab=documents` : `/documents?open=${recordId}`;
    return [{
      kind: 'document_expiry', to: to.email, key: `document ${recordId} ${expiryDate} ${days} days`, employeeId,
      values: {
        name: to.name, company: ctx.user.company!.name, document: title, expires_on: expiryDate, days_left: String(Math.max(0, daysBetween(today, expiryDate))),
        link: `${ctx.services.publicUrl}${path}`,
      },
    }];
  });
  for (let at = 0; at < mails.length; at += mostMailsAtOnce) await queueMail(ctx, mails.slice(at, at + mostMailsAtOnce));
}

interface Officer { id: string; employeeId: string | null; name: string; email: string; keepsTheirs: boolean; keepsOurs: boolean }

/** Who keeps the documents, of the employees or of the company, and wants to hear of them by mail. */
async function officersOf(ctx: Ctx): Promise<Officer[]> {
  const keeps = (subject: string, kind: NotificationKind) => `(u.type = 'admin' or exists (select 1 from company_role r where r.company_id = m.company_id and r.id = any(m.role_ids) and r.status = 'active'
    and r.deleted_at is null and r.grants @> '[{"subject": "${subject}", "action": "update", "scope": "company"}]')) and not ${refusesMail('p.user_id = u.id', kind)}`;
  const { rows } = await asPlatform(ctx.tx, () => ctx.tx.query<Officer & Record<string, unknown>>(
    `select u.id, m.employee_id as "employeeId", u.name, u.email, ${keeps('EmployeeDocument', 'employee_document_expiring')} as "keepsTheirs", ${keeps('Document', 'document_expiring')} as "keepsOurs"
     from membership m join app_user u on u.id = m.user_id
     where m.company_id = $1 and m.status = 'active' and m.deleted_at is null and u.status = 'active' and u.deleted_at is null and u.type <> 'client'`, [ctx.companyId]));
  return rows;
}

/** One mail to each of them with all that is new; what is about himself he was told already. */
async function mailOffice(ctx: Ctx, notices: ExpiryNotice[], officers: Officer[]): Promise<void> {
  const { rows: people } = await ctx.tx.query<{ id: string; name: string }>(
    `select id, concat_ws(' ', first_name, last_name) as name from employee where company_id = $1 and id = any($2::char(24)[])`, [ctx.companyId, notices.map(({ employeeId }) => employeeId)]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const lineOf = ({ employeeId, title, expiryDate }: ExpiryNotice) => `${employeeId ? `${names.get(employeeId) ?? ''}, ` : ''}${title}: ${expiryDate}`;
  const mails = officers.flatMap((officer): NewMail[] => {
    const told = notices.filter(({ employeeId }) => employeeId ? officer.keepsTheirs && employeeId !== officer.employeeId : officer.keepsOurs)
      .sort((a, b) => a.expiryDate < b.expiryDate ? -1 : 1);
    if (!told.length || !isMailAddress(officer.email)) return [];
    const [first] = told as [ExpiryNotice];
    const more = told.length > mostLines ? [`… ${told.length - mostLines}`] : [];
    return [{
      kind: 'documents_expiring', to: officer.email, key: `documents to ${officer.id}: ${first.recordId} ${first.expiryDate} ${first.days} days`,
      values: {
        name: officer.name, company: ctx.user.company!.name, count: String(told.length), documents: [...told.slice(0, mostLines).map(lineOf), ...more].join('\n'),
        link: `${ctx.services.publicUrl}/documents/board${told.every(({ employeeId }) => employeeId) ? '?of=employee' : ''}`,
      },
    }];
  });
  for (let at = 0; at < mails.length; at += mostMailsAtOnce) await queueMail(ctx, mails.slice(at, at + mostMailsAtOnce));
}

const mostLines = 100;
