import type { InvoiceRecordFragment } from '../../../generated/suppliers/invoice';
import type { TypedLine } from './live-totals';
import { daysAfter } from '../../../ui/words/days';

/** What the form asks. */
export interface InvoiceValues {
  clientName: string | null;
  clientCompany: string | null;
  clientEmail: string | null;
  clientAddress: string | null;
  clientCountry: string | null;
  clientContact: string | null;
  vendorId: string | null;
  service: string | null;
  issuedOn: string | null;
  dueOn: string | null;
  currency: string | null;
  note: string | null;
  lines: TypedLine[];
}
const trimmed = (decimal: string) => (decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);

export function firstValues(invoice: InvoiceRecordFragment | null, today: string, currency: string): InvoiceValues {
  const text = (value: string | null | undefined) => value ?? null;
  return {
    clientName: text(invoice?.clientName),
    clientCompany: text(invoice?.clientCompany),
    clientEmail: text(invoice?.clientEmail),
    clientAddress: text(invoice?.clientAddress),
    clientCountry: text(invoice?.clientCountry),
    clientContact: text(invoice?.clientContact),
    vendorId: text(invoice?.vendorId),
    service: text(invoice?.service),
    issuedOn: invoice?.issuedOn ?? today,
    dueOn: invoice?.dueOn ?? daysAfter(today, 30),
    currency: invoice?.currency ?? currency,
    note: text(invoice?.note),
    lines: (invoice?.lines ?? []).map(({ description, quantity, unitPrice, taxPercent }) => ({
      description,
      quantity: trimmed(quantity),
      unitPrice,
      taxPercent: trimmed(taxPercent),
    })),
  };
}

/** What is sent: empty texts are none, and numbers left empty are refused by the server beside their field. */
export function inputFrom(values: InvoiceValues) {
  const filled = (text: string | null) => text?.trim() || null;
  const number = (text: string | null | undefined) => String(text ?? '').trim() || '0';
  return {
    ...values,
    clientName: values.clientName?.trim() ?? '',
    issuedOn: values.issuedOn ?? '',
    dueOn: values.dueOn ?? '',
    currency: values.currency?.trim().toUpperCase() ?? '',
    clientCompany: filled(values.clientCompany),
    clientEmail: filled(values.clientEmail),
    clientAddress: filled(values.clientAddress),
    clientCountry: filled(values.clientCountry),
    clientContact: filled(values.clientContact),
    service: filled(values.service),
    note: filled(values.note),
    lines: values.lines.map((line) => ({
      description: line?.description?.trim() ?? '',
      quantity: number(line?.quantity),
      unitPrice: number(line?.unitPrice),
      taxPercent: number(line?.taxPercent),
    })),
  };
}
