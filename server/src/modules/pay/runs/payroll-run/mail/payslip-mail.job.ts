import type { Services } from '../../../../../platform/context';
import type { JobHandler } from '../../../../../platform/jobs/jobs';
import { attachesToMails } from '../../../../../platform/mail/mail-attachments';
import { protectedPdf } from '../../../../../platform/pdf/protected-pdf';
import { mostMailsAtOnce } from '../../../../../platform/mail/queue-mail';
import { oneRecord } from '../../../../../platform/records/records';
import { inCompany } from '../../../../../platform/system-ctx';
import { payslip } from '../../payslip/payslip';
import { documentsOf } from './payslip-documents';
import { passwordOf, payslipMailJob, queuePayslipMails } from './payslip-mail';
import { payslipPdf } from './payslip-pdf';
import { employeeRows } from '../../../../people/people.sql';

export const payslipMailJobs = (services: Services): Record<string, JobHandler> => ({
  async [payslipMailJob](job) {
    let after: string | null = '';
    while (after !== null)
      after = await inCompany(services, job, 'write', (ctx) =>
        queuePayslipMails(ctx, job.recordId, after!, mostMailsAtOnce),
      );
  },
});

attachesToMails(payslip.name, async (services, by, { id, isProtected }, locale) => {
  const { document, password } = await inCompany(services, by, 'read', async (ctx) => {
    const slip = await oneRecord(ctx, payslip, id);
    const {
      rows: [person],
    } = await ctx.tx.query<{ nationalId: string | null; birthDate: string | null }>(
      `select national_id as "nationalId", birth_date as "birthDate" from ${employeeRows('national_id', 'birth_date')}
        where company_id = $1 and id = $2`,
      [ctx.companyId, slip.employeeId],
    );
    return {
      document: (await documentsOf(ctx, [slip])).get(id)!,
      password: isProtected ? passwordOf(ctx, person!.nationalId, person!.birthDate) : null,
    };
  });
  const pdf = await payslipPdf(document, locale);
  if (!isProtected) return pdf;
  if (password === null) throw new Error('what the password is made of is no longer on file');
  return protectedPdf(pdf, password);
});
