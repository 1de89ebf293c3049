import type { RequestHandler } from 'express';
import type { Services } from '../../../../platform/context';
import { inRequest } from '../../../../platform/http/rest';
import { paymentFileOf } from './payroll-payment.actions';

/** GET /payroll-payments/:id/file: the file for the bank, to whoever may download payments. */
export const paymentFileRoute =
  (services: Services): RequestHandler =>
  async (request, response) => {
    const { name, mimeType, bytes } = await inRequest(services, request, 'write', (ctx) =>
      paymentFileOf(ctx, String(request.params.id)),
    );
    response
      .set({
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
        'Content-Type': mimeType,
      })
      .send(bytes);
  };
