import type { RequestHandler } from 'express';
import type { Ctx, Services } from '../../platform/context';
import { conflict } from '../../platform/errors';
import { oneRecord } from '../../platform/records';
import { inRequest } from '../../platform/rest';
import { localeOf } from '../../platform/text';
import { payslip } from '../payslip/payslip';
import { payslipPdf } from './payslip-pdf';
import type { PayslipDocument } from './printed-payslip';
import { yearToDate } from './year-to-date';

/** GET /payslips/:id.pdf?locale=ar: the payslip to whoever may read it, in the language of the request unless told. */
export const payslipPdfRoute = (services: Services): RequestHandler => async (request, response) => {
  const document = await inRequest(services, request, 'read', (ctx) => printable(ctx, String(request.params.id)));
  const { locale } = request.query;
  const pdf = await payslipPdf(document, localeOf(typeof locale === 'string' ? locale : request.headers['accept-language']));
  const name = `payslip-${document.month}-${document.employee.code.replace(/[^A-Za-z0-9-]+/g, '_')}.pdf`;
  response.set({ 'Content-Disposition': `inline; filename="${name}"`, 'Cache-Control': 'private, no-store' }).type('application/pdf').send(pdf);
};

type Names = PayslipDocument['company'] & { payDate: string | null; nativeName: string | null };

async function printable(ctx: Ctx, id: string): Promise<PayslipDocument> {
  const slip = await oneRecord(ctx, payslip, id);
  if (slip.state === 'error') {
    throw conflict({
      en: 'This payslip could not be calculated. Repair what it names and calculate the payroll again.',
      ar: 'تعذر احتساب قسيمة الراتب هذه. صحح ما تذكره ثم أعد احتساب الرواتب.',
    });
  }
  const { rows } = await ctx.tx.query<Names>(
    `select c.name, c.legal_name as "legalName", r.pay_date as "payDate", e.native_name as "nativeName"
     from payslip s join company c on c.id = s.company_id join payroll_run r on r.company_id = s.company_id and r.id = s.run_id
     join employee e on e.company_id = s.company_id and e.id = s.employee_id where s.company_id = $1 and s.id = $2`, [ctx.companyId, id]);
  const { name, legalName, payDate, nativeName } = rows[0]!;
  const { period: month, currency, paymentDays, basisDays, lines, gross, deductions, net } = slip;
  return {
    company: { name, legalName }, month, payDate, isPosted: slip.state === 'posted', yearToDate: await yearToDate(ctx, slip), currency, paymentDays, basisDays, lines, gross, deductions, net,
    employee: { name: slip.employeeName, nativeName, code: slip.employeeCode, department: slip.departmentName, position: slip.positionTitle },
  };
}
