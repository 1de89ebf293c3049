import type { RequestHandler } from 'express';
import type { Ctx, Services } from '../../../../../platform/context';
import { conflict } from '../../../../../platform/errors';
import { oneRecord } from '../../../../../platform/records/records';
import { inRequest } from '../../../../../platform/http/rest';
import { localeOf } from '../../../../../platform/text';
import { payslip } from '../../payslip/payslip';
import { documentsOf } from './payslip-documents';
import { paperName } from './payslip-file-names';
import { payslipPdf } from './payslip-pdf';
import type { PayslipDocument } from './printed-payslip';
import { t } from '../../../texts/text';

/** GET /payslips/:id.pdf?locale=ar: the payslip to whoever may read it, in the language of the request unless told. */
export const payslipPdfRoute =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const document = await inRequest(services, request, 'read', (ctx) => printable(ctx, String(request.params.id)));
    const { locale } = request.query;
    const pdf = await payslipPdf(
      document,
      localeOf(typeof locale === 'string' ? locale : request.headers['accept-language']),
    );
    response
      .set({
        'Content-Disposition': `inline; filename="${paperName(document.month, document.employee.code)}"`,
        'Cache-Control': 'private, no-store',
      })
      .type('application/pdf')
      .send(pdf);
  };

async function printable(ctx: Ctx, id: string): Promise<PayslipDocument> {
  const slip = await oneRecord(ctx, payslip, id);
  if (slip.state === 'error') {
    throw conflict(t('payslip_pdf.payslip_could_not_calculated_repair'));
  }
  return (await documentsOf(ctx, [slip])).get(slip.id)!;
}
