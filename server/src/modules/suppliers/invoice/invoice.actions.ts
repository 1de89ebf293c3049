import { balanceOf, problemOfPayment } from '../domain/invoice';
import { addDays, daysBetween } from '../../../kernel/dates/plain-date';
import { formatMoney, parseMoney } from '../../../kernel/numbers/money';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { localDate } from '../../../platform/records/printed';
import { newId } from '../../../platform/records/ids';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { nextNumber } from '../../../platform/records/running-number';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import { refuseBlocked } from '../vendor/vendor';
import { sendCreditNote } from './credit-note.actions';
import { invoice, type Invoice } from './invoice';
import { companyLocale, mailPaper } from './mail-paper';
import { t } from '../texts/text';

/** Gives a draft its number and mails the client a link to it; from here on its lines stay as they are. */
export async function sendInvoice(ctx: Ctx, id: string, version: number): Promise<Row<Invoice>> {
  const row = await lockedRecord(ctx, invoice, id, 'send');
  if (row.state !== 'draft') return row;
  if (!row.lines.length) throw invalid('lines', t('invoice.add_line_before_you_send'));
  if (!row.clientEmail) {
    throw invalid('clientEmail', t('invoice.give_e_mail_address_client'));
  }
  if (row.kind === 'credit_note') return sendCreditNote(ctx, row, version);
  const number = `INV-${String(await nextNumber(ctx, 'invoice')).padStart(5, '0')}`;
  const sent = await saveRecord(ctx, invoice, { ...row, version }, { number, state: 'sent', sentAt: ctx.now }, 'send');
  await mailPaper(ctx, sent, 'invoice', { due_on: localDate(row.dueOn, await companyLocale(ctx)) });
  return sent;
}

/** Notes that the client has fetched it. */
export async function downloadInvoice(ctx: Ctx, id: string, version: number): Promise<Row<Invoice>> {
  const row = await lockedRecord(ctx, invoice, id, 'download');
  if (row.kind !== 'invoice') throw forInvoices;
  if (row.state === 'downloaded') return row;
  if (row.state === 'draft') throw notSent;
  return saveRecord(ctx, invoice, { ...row, version }, { state: 'downloaded' }, 'download');
}

export interface PaymentInput {
  amount: string;
  paidOn: string;
  note?: string | null;
}

export async function payInvoice(
  ctx: Ctx,
  id: string,
  version: number,
  { amount, paidOn, note }: PaymentInput,
): Promise<Row<Invoice>> {
  const row = await lockedRecord(ctx, invoice, id, 'pay');
  if (row.state === 'draft') throw notSent;
  const problem = problemOfPayment(amount, row.balance, row.currency);
  if (problem) throw invalid('amount', problem);
  if (paidOn > todayIn(ctx) || paidOn < '1900-01-01') throw invalid('paidOn', t('invoice.give_day_up_today'));
  const words = note?.trim() || null;
  if (words && words.length > 250) throw invalid('note', t('invoice.use_most_250_characters'));
  const payments = [
    ...row.payments,
    {
      amount: formatMoney(parseMoney(amount, row.currency), row.currency),
      paidOn,
      note: words,
      recordedBy: ctx.user.name,
    },
  ];
  return saveRecord(
    ctx,
    invoice,
    { ...row, version },
    { payments, ...balanceOf(row.total, payments, row.currency, row.credited) },
    'pay',
  );
}

/** A new draft of today with the same client and lines, to be paid within as many days. */
export async function duplicateInvoice(ctx: Ctx, id: string): Promise<Row<Invoice>> {
  const row = await lockedRecord(ctx, invoice, id, 'duplicate');
  if (row.kind !== 'invoice') throw forInvoices;
  const {
    clientName,
    clientCompany,
    clientEmail,
    clientAddress,
    clientCountry,
    clientContact,
    vendorId,
    service,
    note,
    currency,
    lines,
    amounts,
    subtotal,
    tax,
    total,
  } = row;
  if (vendorId) await refuseBlocked(ctx, vendorId);
  const issuedOn = todayIn(ctx);
  const [copy] = await writeRows(
    ctx,
    invoice,
    [
      {
        id: newId(),
        values: {
          clientName,
          clientCompany,
          clientEmail,
          clientAddress,
          clientCountry,
          clientContact,
          vendorId,
          service,
          note,
          currency,
          lines,
          amounts,
          subtotal,
          tax,
          total,
          issuedOn,
          dueOn: addDays(issuedOn, daysBetween(row.issuedOn, row.dueOn)),
          kind: 'invoice',
          creditsId: null,
          number: null,
          state: 'draft',
          paid: '0',
          credited: '0',
          balance: total,
          payments: [],
          sentAt: null,
          deletedAt: null,
        },
      },
    ],
    'create',
  );
  return copy!;
}

const notSent = conflict(t('invoice.invoice_not_sent_yet_send'));
const forInvoices = conflict(t('invoice.invoices_not_credit_notes'));
