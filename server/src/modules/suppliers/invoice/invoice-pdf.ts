import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import type { Locale } from '../../../platform/text';
import { typeset } from '../../../platform/pdf/typeset';
import { issuerOf, type Invoice } from './invoice';
import { creditedInvoice } from './credited';
import { invoiceTemplate } from './invoice-template';
import { printedInvoice, type InvoiceDocument } from './printed-invoice';

/** The invoice as a PDF of A4 pages in the given language. */
export const invoicePdf = (paper: InvoiceDocument, locale: Locale): Promise<Buffer> =>
  typeset(invoiceTemplate, printedInvoice(paper, locale));

/** A row with what stands on its paper beside it. */
export async function paperOf(ctx: Ctx, row: Row<Invoice>): Promise<InvoiceDocument> {
  const {
    kind,
    creditsId,
    number,
    issuedOn,
    dueOn,
    service,
    note,
    currency,
    lines,
    amounts,
    subtotal,
    tax,
    total,
    paid,
    credited,
    balance,
  } = row;
  const client = [
    row.clientName,
    row.clientCompany,
    row.clientAddress,
    row.clientCountry,
    row.clientContact,
    row.clientEmail,
  ];
  const charged = creditsId ? (await creditedInvoice(ctx, creditsId)).charged : null;
  return {
    kind,
    charged,
    company: await issuerOf(ctx),
    client,
    number,
    issuedOn,
    dueOn,
    service,
    note,
    currency,
    lines,
    amounts,
    subtotal,
    tax,
    total,
    paid,
    credited,
    balance,
  };
}
