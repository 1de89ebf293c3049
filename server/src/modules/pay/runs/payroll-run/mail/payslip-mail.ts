import { inLanguage } from '../../../../../kernel/text/languages';
import { isMailAddress } from '../../../../../platform/mail/domain/mail-address';
import { attachedTexts, payslipPassword } from '../../domain/payslip-password';
import { runName } from '../../../../../kernel/text/payroll-run-name';
import type { Month, PlainDate } from '../../../../../kernel/dates/plain-date';
import type { Ctx } from '../../../../../platform/context';
import { enqueue, manyRows } from '../../../../../platform/jobs/jobs';
import { queueMail, type NewMail } from '../../../../../platform/mail/queue-mail';
import { say, type Locale } from '../../../../../platform/text';
import { pageOf } from '../../../../../platform/notify/record-page';
import { mailOtherwise } from '../../../../messaging/notification/notification';
import { employeeRows } from '../../../../people/people.sql';
import { localeSql } from './payslip-documents';
import { paperName } from './payslip-file-names';
import { companyOf, companyRows } from '../../../../organisation/organisation.sql';

export const payslipMailJob = 'mail_payslips';

/** How a company mails payslips: not at all, open, or with a password. */
type PayslipMail = 'none' | 'pdf' | 'protected_pdf';
const mailedBy = async (ctx: Ctx): Promise<PayslipMail> =>
  (await companyOf(ctx, 'payslipMail')).payslipMail as PayslipMail;

/** Where a payslip goes by mail: to work, else home. */
const addressOf = ({ workEmail, personalEmail }: Pick<Receiver, 'workEmail' | 'personalEmail'>): string | undefined =>
  [workEmail, personalEmail].find((each) => each && isMailAddress(each)) ?? undefined;

interface Receiver {
  id: string;
  employeeId: string;
  period: Month;
  kind: string;
  code: string;
  name: string;
  nativeName: string | null;
  workEmail: string | null;
  personalEmail: string | null;
  nationalId: string | null;
  birthDate: PlainDate | null;
  locale: Locale;
}

/** Posted payslips of a run with whom they go to, so many behind one of them. */
async function receiversOf(ctx: Ctx, runId: string, after: string, limit: number): Promise<Receiver[]> {
  const { rows } = await ctx.tx.query<Receiver & Record<string, unknown>>(
    `select t.id, t.employee_id as "employeeId", t.period, t.kind, t.employee_code as code, t.employee_name as name,
      e.native_name as "nativeName", e.work_email as "workEmail", e.personal_email as "personalEmail",
       e.national_id as "nationalId", e.birth_date as "birthDate", ${localeSql} as locale
     from payslip t join ${employeeRows('native_name', 'work_email', 'personal_email', 'national_id', 'birth_date')} e
       on e.company_id = t.company_id and e.id = t.employee_id join ${companyRows('locale')} c on c.id = t.company_id
     where t.company_id = $1 and t.run_id = $2 and t.state = 'posted' and t.deleted_at is null and t.id > $3
     order by t.id limit $4`,
    [ctx.companyId, runId, after, limit],
  );
  return rows;
}

/**
 * Once a run is posted: its payslips go out by mail where the company says so, and who gets one needs no second mail
 * that it is there.
 */
export async function mailPostedPayslips(ctx: Ctx, runId: string, slipIds: readonly string[]): Promise<void> {
  if ((await mailedBy(ctx)) === 'none') return;
  await enqueue(
    ctx.tx,
    payslipMailJob,
    { companyId: ctx.companyId, userId: ctx.user.id, recordId: runId },
    { isLong: slipIds.length > manyRows },
  );
  const { rows } = await ctx.tx.query<{ id: string }>(
    `select s.id from payslip s join ${employeeRows('work_email', 'personal_email')} e on e.company_id = s.company_id
      and e.id = s.employee_id
     where s.company_id = $1 and s.id = any($2::char(24)[]) and coalesce(e.work_email, e.personal_email) is not null`,
    [ctx.companyId, slipIds],
  );
  await mailOtherwise(
    ctx,
    'payslip_posted',
    rows.map(({ id }) => id),
  );
}

/**
 * Queues the mails of one stretch of payslips; answers the last of them, null at the end. Made again it makes none
 * twice.
 */
export async function queuePayslipMails(
  ctx: Ctx,
  runId: string,
  after: string,
  atOnce: number,
): Promise<string | null> {
  const by = await mailedBy(ctx);
  const receivers = by === 'none' ? [] : await receiversOf(ctx, runId, after, atOnce);
  const mails = receivers.flatMap((receiver): NewMail[] => {
    const to = addressOf(receiver);
    return to ? [mailTo(ctx, receiver, to, by === 'protected_pdf')] : [];
  });
  if (mails.length) await queueMail(ctx, mails);
  return receivers.length === atOnce ? receivers.at(-1)!.id : null;
}

/** Where the password cannot be made of what is on file the mail holds the link alone, never an open PDF. */
function mailTo(
  ctx: Ctx,
  { id, employeeId, period, kind, code, name, nativeName, nationalId, birthDate, locale }: Receiver,
  to: string,
  isProtected: boolean,
): NewMail {
  const isAttached = !isProtected || passwordOf(ctx, nationalId, birthDate) !== null;
  return {
    kind: 'payslip',
    to,
    key: `payslip ${id}`,
    employeeId,
    locale,
    values: {
      name: inLanguage(locale, name, nativeName),
      company: ctx.user.company!.name,
      month: say(runName({ period, kind, group: null, people: 0 }), locale),
      attached: say(attachedTexts[!isAttached ? 'none' : isProtected ? 'protected' : 'open'], locale),
      link: `${ctx.services.publicUrl}${pageOf('Payslip', id)}`,
    },
    ...(isAttached && { attachment: { subject: 'Payslip', id, name: paperName(period, code), isProtected } }),
  };
}

export const passwordOf = (
  ctx: Pick<Ctx, 'services'>,
  nationalId: string | null,
  birthDate: PlainDate | null,
): string | null => payslipPassword(nationalId && ctx.services.cipher.decrypt(nationalId), birthDate);
