import { isRightToLeft } from '../../../kernel/text/languages';
import { groupedDecimal, groupedMoney } from '../../../kernel/numbers/money';
import { localDate, typed } from '../../../platform/records/printed';
import { say, type Locale, type Text } from '../../../platform/text';
import type { InvoiceIssuer, InvoiceLine, InvoiceLineAmounts } from './invoice';
import { t } from '../texts/text';

/** An invoice or credit note with whose it is. Amounts are decimal texts in `currency`, padded or not. */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit_note';
  /** The invoice a credit note gives back of. */
  charged: { number: string | null; issuedOn: string } | null;
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
  credited: string;
  balance: string;
}

const words = {
  invoice: t('printed_invoice.words.invoice'),
  creditNote: t('printed_invoice.words.credit_note'),
  ofInvoice: t('printed_invoice.words.of_invoice'),
  ofDay: t('printed_invoice.words.of_day'),
  draft: t('printed_invoice.words.draft'),
  issued: t('printed_invoice.words.issued'),
  due: t('printed_invoice.words.due'),
  to: t('printed_invoice.words.to'),
  service: t('printed_invoice.words.service'),
  description: t('printed_invoice.description'),
  quantity: t('printed_invoice.words.quantity'),
  price: t('printed_invoice.words.price'),
  taxPercent: t('printed_invoice.words.tax_percent'),
  net: t('printed_invoice.words.net'),
  subtotal: t('printed_invoice.words.subtotal'),
  tax: t('printed_invoice.words.tax'),
  total: t('printed_invoice.words.total'),
  paid: t('printed_invoice.words.paid'),
  credited: t('printed_invoice.words.credited'),
  creditTotal: t('printed_invoice.words.credit_total'),
  setOff: t('printed_invoice.words.set_off'),
  refunded: t('printed_invoice.words.refunded'),
  refund: t('printed_invoice.words.refund'),
  balance: t('printed_invoice.words.balance'),
  page: t('printed_invoice.words.page'),
  of: t('printed_invoice.words.of'),
} satisfies Record<string, Text>;

/** What the template shows: texts in one language, amounts and dates written out; what people typed as it is. */
export function printedInvoice(paper: InvoiceDocument, locale: Locale) {
  const { company, currency } = paper;
  const word = (name: keyof typeof words): string => say(words[name], locale);
  const amount = (decimal: string) => groupedMoney(decimal, currency);
  const number = (decimal: string) => groupedDecimal(decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal);
  const isCredit = paper.kind === 'credit_note';
  const heading = word(isCredit ? 'creditNote' : 'invoice');
  const total = { label: word(isCredit ? 'creditTotal' : 'total'), amount: amount(paper.total) };
  const [creditedWord, paidWord, balanceWord] = isCredit
    ? (['setOff', 'refunded', 'refund'] as const)
    : (['credited', 'paid', 'balance'] as const);
  const less = (
    [
      [creditedWord, paper.credited],
      [paidWord, paper.paid],
    ] as const
  )
    .filter(([, sum]) => Number(sum) > 0)
    .map(([name, sum]) => ({ label: word(name), amount: amount(sum) }));
  return {
    lang: locale,
    rtl: isRightToLeft(locale),
    title: `${heading} ${paper.number ?? ''}`.trim(),
    author: company.name,
    heading,
    number: paper.number && typed(paper.number),
    draft: paper.number ? null : word('draft'),
    company: typed(company.name),
    companyLines: [
      company.legalName === company.name ? null : company.legalName,
      company.address,
      company.phone,
      company.website,
    ]
      .filter((text) => !!text)
      .map((text) => typed(text!)),
    facts: [
      { label: word('issued'), value: localDate(paper.issuedOn, locale) },
      ...(paper.charged
        ? [
            { label: word('ofInvoice'), value: typed(paper.charged.number ?? '') },
            { label: word('ofDay'), value: localDate(paper.charged.issuedOn, locale) },
          ]
        : [{ label: word('due'), value: localDate(paper.dueOn, locale) }]),
      ...(paper.service ? [{ label: word('service'), value: typed(paper.service) }] : []),
    ],
    to: word('to'),
    client: paper.client.filter((text) => !!text).map((text) => typed(text!)),
    currency,
    heads: [word('description'), word('quantity'), word('price'), word('taxPercent'), word('net')],
    lines: paper.lines.map(({ description, quantity, unitPrice, taxPercent }, at) => [
      typed(description),
      number(quantity),
      amount(unitPrice),
      number(taxPercent),
      amount(paper.amounts[at]!.net),
    ]),
    totals: [
      { label: word('subtotal'), amount: amount(paper.subtotal) },
      { label: word('tax'), amount: amount(paper.tax) },
      ...(less.length ? [total, ...less] : []),
    ],
    last: less.length ? { label: word(balanceWord), amount: amount(paper.balance) } : total,
    note: paper.note && typed(paper.note),
    footer: `${typed(company.name)}${paper.number ? ` · ${paper.number}` : ''}`,
    page: word('page'),
    of: word('of'),
  };
}
