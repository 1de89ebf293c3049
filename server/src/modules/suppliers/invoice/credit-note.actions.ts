import { linesLeft } from '../domain/credit-note';
import { amountsOf, balanceOf, totalsOf } from '../domain/invoice';
import { formatMoney, parseMoney } from '../../../kernel/numbers/money';
import type { Row } from '../../../platform/records/area';
import type { Ctx } from '../../../platform/context';
import { conflict, invalid } from '../../../platform/errors';
import { newId } from '../../../platform/records/ids';
import { listRecords } from '../../../platform/lists/list-query';
import { lockedRecord, saveRecord } from '../../../platform/records/records';
import { nextNumber } from '../../../platform/records/running-number';
import { todayIn } from '../../../platform/today';
import { writeRows } from '../../../platform/records/write-rows';
import { creditedInvoice, refuseTooMuch } from './credited';
import { invoice, type Invoice } from './invoice';
import { mailPaper } from './mail-paper';
import { t } from '../texts/text';

/** A draft credit note with all of an invoice that is left to credit; while one is a draft there is no second. */
export async function creditInvoice(ctx: Ctx, id: string): Promise<Row<Invoice>> {
  const row = await lockedRecord(ctx, invoice, id, 'credit');
  if (row.kind !== 'invoice') throw conflict(t('credit_note.credit_note_itself'));
  if (row.state === 'draft') throw conflict(t('credit_note.invoice_not_sent_yet_change'));
  if (Number(row.credited) >= Number(row.total)) throw conflict(t('credit_note.invoice_credited_full_already'));
  const {
    rows: [draft],
  } = await listRecords(ctx, invoice, { filter: { creditsId: { eq: id }, state: { eq: 'draft' } }, limit: 1 });
  if (draft) return draft;
  const {
    clientName,
    clientCompany,
    clientEmail,
    clientAddress,
    clientCountry,
    clientContact,
    vendorId,
    service,
    currency,
  } = row;
  const { charged, earlier } = await creditedInvoice(ctx, id);
  const lines = linesLeft(charged, earlier, currency);
  const amounts = lines.map((line) => amountsOf(line, currency));
  const totals = totalsOf(amounts, currency);
  const today = todayIn(ctx);
  const issuedOn = today < row.issuedOn ? row.issuedOn : today;
  const [note] = await writeRows(
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
          currency,
          lines,
          amounts,
          ...totals,
          kind: 'credit_note',
          creditsId: id,
          note: null,
          issuedOn,
          dueOn: issuedOn,
          number: null,
          state: 'draft',
          paid: '0',
          credited: '0',
          balance: totals.total,
          payments: [],
          sentAt: null,
          deletedAt: null,
        },
      },
    ],
    'create',
  );
  return note!;
}

/** Issues a draft credit note and mails the client a link to it. */
export async function sendCreditNote(ctx: Ctx, row: Row<Invoice>, version: number): Promise<Row<Invoice>> {
  const { note, charged } = await issueCreditNote(ctx, row, version);
  await mailPaper(ctx, note, 'credit_note', { invoice_number: charged.number! });
  return note;
}

/**
 * Numbers a draft credit note and takes it off what is still owed of its invoice. What the client has paid beyond that
 * is to be refunded. Of two at once the second finds what the first left.
 */
export async function issueCreditNote(
  ctx: Ctx,
  row: Row<Invoice>,
  version: number,
): Promise<{ note: Row<Invoice>; charged: Row<Invoice> }> {
  if (Number(row.total) <= 0) throw invalid('lines', t('credit_note.credit_more_nothing_before_you'));
  const charged = await lockedRecord(ctx, invoice, row.creditsId!, 'credit');
  await refuseTooMuch(ctx, row);
  const { currency } = row;
  const sum = (one: string, other: string, sign = 1n) =>
    formatMoney(parseMoney(one, currency) + sign * parseMoney(other, currency), currency);
  const credited = sum(charged.credited, row.total);
  const left = balanceOf(charged.total, charged.payments, currency, credited);
  const setOff = sum(charged.balance, left.balance, -1n);
  await saveRecord(ctx, invoice, charged, { credited, ...left }, 'credit');
  const number = `CN-${String(await nextNumber(ctx, 'credit note')).padStart(5, '0')}`;
  const note = await saveRecord(
    ctx,
    invoice,
    { ...row, version },
    { number, state: 'sent', sentAt: ctx.now, credited: setOff, ...balanceOf(row.total, [], currency, setOff) },
    'send',
  );
  return { note, charged };
}
