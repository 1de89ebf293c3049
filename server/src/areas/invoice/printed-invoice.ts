import { formatMoney, groupedDecimal, parseMoney } from '../../domain/money';
import { localDate, localDigits, typed } from '../../platform/printed';
import type { Locale, Text } from '../../platform/text';
import type { InvoiceIssuer, InvoiceLine, InvoiceLineAmounts, InvoicePayment } from './invoice';

/** An invoice with whose it is. Amounts are decimal texts in `currency`, padded or not. */
export interface InvoiceDocument {
  company: InvoiceIssuer;
  number: string | null;
  issuedOn: string;
  dueOn: string;
  client: (string | null)[];
  service: string | null;
  note: string | null;
  currency: string;
  lines: readonly InvoiceLine[];
  amounts: readonly InvoiceLineAmounts[];
  subtotal: string;
  tax: string;
  total: string;
  paid: string;
  balance: string;
  payments: readonly InvoicePayment[];
}

const words = {
  invoice: { en: 'Invoice', ar: 'فاتورة' },
  draft: { en: 'Draft, not yet sent', ar: 'مسودة لم تُرسل بعد' },
  issued: { en: 'Issued', ar: 'تاريخ الإصدار' },
  due: { en: 'Due', ar: 'تاريخ الاستحقاق' },
  to: { en: 'To', ar: 'إلى' },
  service: { en: 'For', ar: 'مقابل' },
  description: { en: 'Description', ar: 'البيان' },
  quantity: { en: 'Quantity', ar: 'الكمية' },
  price: { en: 'Price', ar: 'السعر' },
  taxPercent: { en: 'Tax %', ar: 'الضريبة ٪' },
  net: { en: 'Amount', ar: 'المبلغ' },
  subtotal: { en: 'Before tax', ar: 'قبل الضريبة' },
  tax: { en: 'Tax', ar: 'الضريبة' },
  total: { en: 'Total', ar: 'المجموع' },
  paid: { en: 'Paid', ar: 'المدفوع' },
  balance: { en: 'To be paid', ar: 'المبلغ المستحق' },
  page: { en: 'Page', ar: 'صفحة' },
  of: { en: 'of', ar: 'من' },
} satisfies Record<string, Text>;

/** What the template shows: texts in one language, amounts and dates written out; what people typed as it is. */
export function printedInvoice(paper: InvoiceDocument, locale: Locale) {
  const { company, currency } = paper;
  const word = (name: keyof typeof words): string => words[name][locale];
  const amount = (decimal: string) => localDigits(groupedDecimal(formatMoney(parseMoney(decimal, currency), currency)), locale);
  const number = (decimal: string) => localDigits(groupedDecimal(decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal), locale);
  const isPaidInPart = Number(paper.paid) > 0;
  return {
    lang: locale,
    rtl: locale === 'ar',
    title: `${word('invoice')} ${paper.number ?? ''}`.trim(),
    author: company.name,
    heading: word('invoice'),
    number: paper.number && typed(paper.number),
    draft: paper.number ? null : word('draft'),
    company: typed(company.name),
    companyLines: [company.legalName === company.name ? null : company.legalName, company.address, company.phone, company.website].filter((text) => !!text).map((text) => typed(text!)),
    facts: [
      { label: word('issued'), value: localDate(paper.issuedOn, locale) },
      { label: word('due'), value: localDate(paper.dueOn, locale) },
      ...paper.service ? [{ label: word('service'), value: typed(paper.service) }] : [],
    ],
    to: word('to'),
    client: paper.client.filter((text) => !!text).map((text) => typed(text!)),
    currency,
    heads: [word('description'), word('quantity'), word('price'), word('taxPercent'), word('net')],
    lines: paper.lines.map(({ description, quantity, unitPrice, taxPercent }, at) =>
      [typed(description), number(quantity), amount(unitPrice), number(taxPercent), amount(paper.amounts[at]!.net)]),
    totals: [
      { label: word('subtotal'), amount: amount(paper.subtotal) },
      { label: word('tax'), amount: amount(paper.tax) },
      ...isPaidInPart ? [{ label: word('total'), amount: amount(paper.total) }, { label: word('paid'), amount: amount(paper.paid) }] : [],
    ],
    last: isPaidInPart ? { label: word('balance'), amount: amount(paper.balance) } : { label: word('total'), amount: amount(paper.total) },
    note: paper.note && typed(paper.note),
    footer: `${typed(company.name)}${paper.number ? ` · ${paper.number}` : ''}`,
    page: word('page'),
    of: word('of'),
    digit: localDigits('1', locale),
  };
}
