import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { Paid, PaymentFacts, PaymentFile } from './payment';
import { sumOf } from './sum';

const columns = [
  'Employee no.',
  'Account holder',
  'IBAN',
  'BIC',
  'Routing code',
  'Amount',
  'Currency',
  'Pay date',
  'Reference',
];

/** One line a person, then nothing else: banks read to the end. */
export function csvPayment({ period, payDate, currency }: PaymentFacts, paid: readonly Paid[]): PaymentFile {
  const rows = paid.map(({ code, net, account: { holder, iban, bic, routingCode } }) => [
    code,
    holder,
    iban,
    bic ?? '',
    routingCode ?? '',
    formatMoney(parseMoney(net, currency), currency),
    currency,
    payDate,
    `Salary ${period} ${code}`,
  ]);
  const content = [columns, ...rows].map((cells) => cells.map(safeCell).join(',')).join('\r\n');
  return {
    name: `payment-${period}.csv`,
    mimeType: 'text/csv; charset=utf-8',
    content: `${content}\r\n`,
    count: paid.length,
    total: sumOf(
      paid.map(({ net }) => net),
      currency,
    ),
  };
}

/** A cell that a spreadsheet would run as a formula begins with an apostrophe; quoted where it must be. */
export function safeCell(text: string): string {
  const plain = text.replace(/[\r\n\t]+/g, ' ').trim();
  const safe = /^[=+\-@|%]/.test(plain) ? `'${plain}` : plain;
  return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
