import { problemOfCredit, type Charged } from '../domain/credit-note';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { invalid } from '../../../platform/errors';
import type { Invoice } from './invoice';
import { t } from '../texts/text';

interface Paper extends Charged {
  id: string;
  number: string | null;
  issuedOn: string;
  currency: string;
}

/** The invoice a credit note is of, and the other credit notes of it that were sent. */
export async function creditedInvoice(
  ctx: Ctx,
  invoiceId: string,
  exceptId: string | null = null,
): Promise<{ charged: Paper; earlier: Paper[] }> {
  const { rows } = await ctx.tx.query<Paper & Record<string, unknown>>(
    `select id, number, issued_on as "issuedOn", currency, lines, amounts from invoice
     where company_id = $1 and (id = $2 or credits_id = $2 and state <> 'draft') and id is distinct from $3
       and deleted_at is null order by number`,
    [ctx.companyId, invoiceId, exceptId],
  );
  return { charged: rows.find(({ id }) => id === invoiceId)!, earlier: rows.filter(({ id }) => id !== invoiceId) };
}

/** A credit note is in the currency of its invoice, not before it, and gives back no more than is left of it. */
export async function refuseTooMuch(ctx: Ctx, note: Row<Invoice>): Promise<void> {
  const { charged, earlier } = await creditedInvoice(ctx, note.creditsId!, note.id as unknown as string);
  if (note.currency !== charged.currency) {
    throw invalid('currency', t('credited.invoice_credit_same', { currency: charged.currency }));
  }
  if (note.issuedOn < charged.issuedOn) {
    throw invalid('issuedOn', t('credited.invoice_issued_give_day_later', { issuedOn: charged.issuedOn }));
  }
  const problem = problemOfCredit(note, charged, earlier, note.currency);
  if (problem) throw invalid('lines', problem);
}
