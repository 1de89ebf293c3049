import type { RequestHandler } from 'express';
import { mayDo } from '../../../../platform/access/ability';
import type { Ctx, Services } from '../../../../platform/context';
import { conflict, notFound } from '../../../../platform/errors';
import { oneRecord } from '../../../../platform/records/records';
import { inRequest } from '../../../../platform/http/rest';
import { localeOf } from '../../../../platform/text';
import { endOfService } from './end-of-service';
import type { SettlementDocument } from './printed-settlement';
import { settlementDocument, settlementPdf } from './settlement-pdf';
import { t } from '../../texts/text';

/**
 * GET /end-of-service/:id.pdf?locale=ar: the settlement to whoever may read it with its amounts, in the language of the
 * request unless told.
 */
export const settlementPdfRoute =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const document = await inRequest(services, request, 'read', (ctx) => printable(ctx, String(request.params.id)));
    const { locale } = request.query;
    const pdf = await settlementPdf(
      document,
      localeOf(typeof locale === 'string' ? locale : request.headers['accept-language']),
    );
    const name = `settlement-${document.lastDay}-${document.employee.code.replace(/[^A-Za-z0-9-]+/g, '_')}.pdf`;
    response
      .set({ 'Content-Disposition': `inline; filename="${name}"`, 'Cache-Control': 'private, no-store' })
      .type('application/pdf')
      .send(pdf);
  };

async function printable(ctx: Ctx, id: string): Promise<SettlementDocument> {
  const row = await oneRecord(ctx, endOfService, id);
  if (!mayDo(ctx.ability, 'read_sensitive', endOfService, row)) throw notFound();
  if (row.years === null || !row.lines) throw conflict(t('settlement_pdf.end_service_not_calculated_yet'));
  return settlementDocument(ctx, row);
}
