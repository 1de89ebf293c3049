import { isMailAddress } from '../../../platform/mail/domain/mail-address';
import type { NotificationKind } from '../../../platform/notify/domain/notification-kinds';
import { daysBetween } from '../../../kernel/dates/plain-date';
import { worksHereSql } from '../../../platform/records/active-membership';
import { holdsGrantSql } from '../../../platform/access/held-grants';
import type { Ctx } from '../../../platform/context';
import { mostMailsAtOnce, queueMail, type NewMail } from '../../../platform/mail/queue-mail';
import { refusesMail } from '../../../platform/mail/refuses-mail';
import { todayIn } from '../../../platform/today';
import { asPlatform } from '../../../platform/database/transaction';
import { employeeRows } from '../../people/people.sql';
import { companyRows } from '../../organisation/organisation.sql';

/** What people are told of before it ends, and the kind of notice they choose about. */
const kinds = {
  Document: 'document_expiring',
  EmployeeDocument: 'employee_document_expiring',
  EmployeeLicence: 'licence_expiring',
  Vendor: 'vendor_licence_expiring',
} satisfies Record<string, NotificationKind>;
type ExpiringSubject = keyof typeof kinds;
export const expiringSubjects = Object.keys(kinds) as ExpiringSubject[];

/** A document or licence that a notice is due for today, and whether the employee it is about is told. */
export interface ExpiryNotice {
  subject: ExpiringSubject;
  recordId: string;
  employeeId: string | null;
  isEmployeeTold: boolean;
  title: string;
  expiryDate: string;
  days: number;
}

export async function mailExpiring(ctx: Ctx, notices: ExpiryNotice[]): Promise<void> {
  const officers = await officersOf(ctx);
  await mailNotices(ctx, notices, officers);
  await mailOffice(ctx, notices, officers);
}

interface Addressee {
  id: string;
  name: string;
  email: string | null;
  refused: string[];
}

/** The subjects they want no mail of. */
const refusedSql = (isTheirs: string): string =>
  `array_remove(array[${expiringSubjects
    .map(
      (subject) => `case
    when ${refusesMail(isTheirs, kinds[subject])} then '${subject}' end`,
    )
    .join(', ')}], null)`;

/**
 * Mails each notice to the employee it is about, and those on documents of the company to who manages the company,
 * unless their mail names them all.
 */
async function mailNotices(ctx: Ctx, notices: ExpiryNotice[], officers: Officer[]): Promise<void> {
  const { rows: people } = await asPlatform(ctx.tx, () =>
    ctx.tx.query<Addressee>(
      `select e.id, concat_ws(' ', e.first_name, e.last_name) as name, coalesce(e.work_email, e.personal_email,
       (select coalesce(u.email, m.invited_email) from membership m left join app_user u on u.id = m.user_id
       where m.company_id = e.company_id and m.employee_id = e.id and m.deleted_at is null limit 1)) as email,
       ${refusedSql('mine.employee_id = e.id')} as refused
     from ${employeeRows('first_name', 'last_name', 'work_email', 'personal_email')} e where e.company_id = $1
       and e.id = any($2::char(24)[])`,
      [ctx.companyId, notices.map(({ employeeId }) => employeeId)],
    ),
  );
  const {
    rows: [manager],
  } = await asPlatform(ctx.tx, () =>
    ctx.tx.query<Addressee>(
      `select u.id, u.name, u.email, ${refusedSql('p.user_id = u.id')} as refused
        from ${companyRows('manager_user_id')} c join app_user u on u.id = c.manager_user_id
     where c.id = $1 and u.deleted_at is null`,
      [ctx.companyId],
    ),
  );
  const managerAlone = officers.some(({ id, keeps }) => keeps.includes('Document') && id === manager?.id)
    ? undefined
    : manager;
  const today = todayIn(ctx);
  const mails = notices.flatMap((notice): NewMail[] => {
    const { subject, employeeId, isEmployeeTold, recordId, title, expiryDate, days } = notice;
    const to = employeeId
      ? people.find(({ id }) => id === employeeId)
      : subject === 'Document'
        ? managerAlone
        : undefined;
    if (!to?.email || !isMailAddress(to.email) || to.refused.includes(subject) || !isEmployeeTold) return [];
    const path = employeeId
      ? `/employees/${employeeId}?tab=${subject === 'EmployeeLicence' ? 'cme' : 'documents'}`
      : `/documents?open=${recordId}`;
    return [
      {
        kind: 'document_expiry',
        to: to.email,
        key: `document ${recordId} ${expiryDate} ${days} days`,
        employeeId,
        values: {
          name: to.name,
          company: ctx.user.company!.name,
          document: title,
          expires_on: expiryDate,
          days_left: String(Math.max(0, daysBetween(today, expiryDate))),
          link: `${ctx.services.publicUrl}${path}`,
        },
      },
    ];
  });
  for (let at = 0; at < mails.length; at += mostMailsAtOnce)
    await queueMail(ctx, mails.slice(at, at + mostMailsAtOnce));
}

interface Officer {
  id: string;
  employeeId: string | null;
  name: string;
  email: string;
  keeps: string[];
}

/** Who keeps the documents or licences of each subject and wants to hear of them by mail. */
async function officersOf(ctx: Ctx): Promise<Officer[]> {
  const keeps = (subject: ExpiringSubject) =>
    `case when (u.type = 'admin' or ${holdsGrantSql(`'${subject}'`, `'update'`, `array['company']`)})
      and not ${refusesMail('p.user_id = u.id', kinds[subject])} then '${subject}' end`;
  const { rows } = await asPlatform(ctx.tx, () =>
    ctx.tx.query<Officer & Record<string, unknown>>(
      `select u.id, m.employee_id as "employeeId", u.name, u.email,
        array_remove(array[${expiringSubjects.map(keeps).join(', ')}], null) as keeps
     from membership m join app_user u on u.id = m.user_id
     where m.company_id = $1 and ${worksHereSql} and u.type <> 'client'`,
      [ctx.companyId],
    ),
  );
  return rows;
}

/** One mail to each of them with all that is new; what is about themselves they were told already. */
async function mailOffice(ctx: Ctx, notices: ExpiryNotice[], officers: Officer[]): Promise<void> {
  const { rows: people } = await ctx.tx.query<{ id: string; name: string }>(
    `select id, concat_ws(' ', first_name, last_name) as name from ${employeeRows('first_name', 'last_name')}
      where company_id = $1 and id = any($2::char(24)[])`,
    [ctx.companyId, notices.map(({ employeeId }) => employeeId)],
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const lineOf = ({ employeeId, title, expiryDate }: ExpiryNotice) =>
    `${employeeId ? `${names.get(employeeId) ?? ''}, ` : ''}${title}: ${expiryDate}`;
  const mails = officers.flatMap((officer): NewMail[] => {
    const told = notices
      .filter(
        ({ subject, employeeId, isEmployeeTold }) =>
          officer.keeps.includes(subject) && (!employeeId || employeeId !== officer.employeeId || !isEmployeeTold),
      )
      .sort((a, b) => (a.expiryDate < b.expiryDate ? -1 : 1));
    if (!told.length || !isMailAddress(officer.email)) return [];
    const [first] = told as [ExpiryNotice];
    const more = told.length > mostLines ? [`… ${told.length - mostLines}`] : [];
    return [
      {
        kind: 'documents_expiring',
        to: officer.email,
        key: `documents to ${officer.id}: ${first.recordId} ${first.expiryDate} ${first.days} days`,
        values: {
          name: officer.name,
          company: ctx.user.company!.name,
          count: String(told.length),
          documents: [...told.slice(0, mostLines).map(lineOf), ...more].join('\n'),
          link: `${ctx.services.publicUrl}${pageFor(told)}`,
        },
      },
    ];
  });
  for (let at = 0; at < mails.length; at += mostMailsAtOnce)
    await queueMail(ctx, mails.slice(at, at + mostMailsAtOnce));
}

const mostLines = 100;

/** The page that shows them all, or most of them. */
function pageFor(told: ExpiryNotice[]): string {
  const are = (...subjects: ExpiringSubject[]) => told.every(({ subject }) => subjects.includes(subject));
  if (are('Vendor')) return '/vendors';
  if (are('EmployeeLicence')) return '/cme';
  return are('EmployeeDocument', 'EmployeeLicence') ? '/documents/board?of=employee' : '/documents/board';
}
