import type { Request, RequestHandler, Response } from 'express';
import type { Services } from '../../../platform/context';
import { notFound } from '../../../platform/errors';
import { oneRecord } from '../../../platform/records/records';
import { inRequest } from '../../../platform/http/rest';
import { inCompany } from '../../../platform/system-ctx';
import { localeOf } from '../../../platform/text';
import { platformId } from '../../../platform/records/write-rows';
import { invoice } from './invoice';
import { readInvoiceLink } from './invoice-link';
import { invoicePdf, paperOf } from './invoice-pdf';
import type { InvoiceDocument } from './printed-invoice';

/**
 * GET /invoices/:id.pdf?locale=ar: the paper to whoever may read the invoice, in the language of the request unless
 * told.
 */
export const invoicePdfRoute =
  (services: Services): RequestHandler =>
  async (request, response) => {
    await answer(
      request,
      response,
      await inRequest(services, request, 'read', async (ctx) =>
        paperOf(ctx, await oneRecord(ctx, invoice, String(request.params.id))),
      ),
    );
  };

/** GET /invoice-papers/:token.pdf: the paper to the client, who has no account. A draft is nobody's yet. */
export const invoicePaperRoute =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const named = readInvoiceLink(services, String(request.params.token));
    if (!named) throw notFound();
    await answer(
      request,
      response,
      await inCompany(services, { companyId: named.companyId, userId: platformId }, 'read', async (ctx) => {
        const row = await oneRecord(ctx, invoice, named.id);
        if (row.state === 'draft') throw notFound();
        return paperOf(ctx, row);
      }),
    );
  };

async function answer(request: Request, response: Response, paper: InvoiceDocument): Promise<void> {
  const { locale } = request.query;
  const pdf = await invoicePdf(
    paper,
    localeOf(typeof locale === 'string' ? locale : request.headers['accept-language']),
  );
  response
    .set({
      'Content-Disposition': `inline; filename="${paper.number ?? 'invoice-draft'}.pdf"`,
      'Cache-Control': 'private, no-store',
    })
    .type('application/pdf')
    .send(pdf);
}
