import { Router } from 'express';
import { holdsWords } from '../../kernel/text/folded-text';
import { mayDoSome } from '../../platform/access/ability';
import type { Row } from '../../platform/records/area';
import type { Ctx, Services } from '../../platform/context';
import { AppError, forbidden } from '../../platform/errors';
import { listRecords } from '../../platform/lists/list-query';
import { deleteRecord } from '../../platform/records/records';
import { at, inRequest } from '../../platform/http/rest';
import { idInBody, listParameter, restBodies } from '../../platform/http/rest-body';
import { dayIn } from '../../platform/today';
import { invoice, type Invoice } from '../../modules/suppliers/invoice/invoice';

/**
 * Names of the states on the wire; what was credited in full is owed no more, and old clients know no other word for
 * that.
 */
const wireStatuses: Record<string, string> = {
  draft: 'Draft',
  sent: 'Sent',
  downloaded: 'Downloaded',
  partial_payment: 'Partial Payment',
  paid: 'Paid',
  credited: 'Paid',
  past_due: 'Past Due',
};
const colours = ['primary', 'secondary', 'success', 'error', 'warning', 'info'];
const pageOfAll = 1_000;

const onWire = (row: Row<Invoice>) => ({
  id: row.id,
  issuedDate: row.issuedOn,
  dueDate: row.dueOn,
  address: row.clientAddress ?? '',
  company: row.clientCompany ?? '',
  companyEmail: row.clientEmail ?? '',
  country: row.clientCountry ?? '',
  contact: row.clientContact ?? '',
  name: row.clientName,
  service: row.service ?? '',
  total: Number(row.total),
  avatar: '',
  avatarColor: colours[Number.parseInt(row.id.slice(-2), 16) % colours.length],
  invoiceStatus: wireStatuses[row.status],
  balance: Number(row.balance),
});
type WireInvoice = ReturnType<typeof onWire>;

const wanted = new Set([
  'issuedOn',
  'dueOn',
  'clientAddress',
  'clientCompany',
  'clientEmail',
  'clientCountry',
  'clientContact',
  'clientName',
  'service',
  'total',
  'status',
  'balance',
]);

/** The demo invoices of old clients, answered from the company's own; credit notes are none. */
export function invoiceApp(services: Services): Router {
  const router = Router();
  at(router, '/apps/invoice/invoices', {
    get: [
      async (request, response) => {
        const { q, status } = request.query;
        response.json(
          await inRequest(services, request, 'read', async (ctx) => {
            const allData = ctx.user.company ? (await allInvoices(ctx)).map(onWire) : [];
            const dates = listParameter(request.query, 'dates')
              .map((date) => dayOf(ctx, date))
              .filter((day) => day !== null);
            const [from, to] = [dates[0], dates[1]];
            const words = typeof q === 'string' ? q : '';
            const invoices = allData.filter(
              (each) =>
                has(each, words) &&
                (typeof status !== 'string' || !status || each.invoiceStatus?.toLowerCase() === status.toLowerCase()) &&
                (!from || each.issuedDate >= from) &&
                (!to || each.issuedDate <= to),
            );
            return { invoices, params: request.query, allData, total: invoices.length };
          }),
        );
      },
    ],
  });
  at(router, '/apps/invoice/delete', {
    delete: [
      ...restBodies,
      async (request, response) => {
        await inRequest(services, request, 'write', async (ctx) => {
          if (!mayDoSome(ctx.ability, 'delete', invoice)) throw forbidden();
          await deleteRecord(ctx, invoice, idInBody(request.body)).catch((error: unknown) => {
            if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
          });
        });
        response.json({ success: true });
      },
    ],
  });
  return router;
}

const has = ({ companyEmail, name, id, total, balance, dueDate }: WireInvoice, words: string): boolean =>
  [companyEmail, name, id, total, balance, dueDate].some((value) => holdsWords(String(value), words));

/** A day as it is, an instant as the day it is in the company. */
function dayOf(ctx: Ctx, text: string): string | null {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text;
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : dayIn(ctx.user.company?.timeZone ?? 'UTC', new Date(at));
}

async function allInvoices(ctx: Ctx): Promise<Row<Invoice>[]> {
  if (!mayDoSome(ctx.ability, 'read', invoice)) throw forbidden();
  const found: Row<Invoice>[] = [];
  let after: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listRecords<Invoice>>> = await listRecords(
      ctx,
      invoice,
      { filter: { kind: { eq: 'invoice' } }, limit: pageOfAll, after },
      { fields: wanted, maxLimit: pageOfAll },
    );
    found.push(...page.rows);
    after = page.endCursor;
  } while (after);
  return found;
}
