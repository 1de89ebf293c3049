import { formatMoney, parseMoney } from '../../../../kernel/numbers/money';
import type { Paid, PaymentFacts, PaymentFile } from './payment';
import { sumOf } from './sum';

/**
 * The salary information file of the UAE Wages Protection System: an EDR record for each employee, then the SCR record
 * with their number and sum. What exceeds basic pay is variable, and both together are what is paid.
 */
export function wpsPayment(
  { period, from, to, madeAt, currency, payer }: PaymentFacts,
  paid: readonly Paid[],
): PaymentFile {
  const total = sumOf(
    paid.map(({ net }) => net),
    currency,
  );
  const [date, time] = [madeAt.slice(0, 10), madeAt.slice(11, 19)];
  const records = paid.map(({ net, fixed, calendarDays, unpaidDays, account }) => {
    const amount = parseMoney(net, currency);
    const basic = parseMoney(fixed, currency);
    const fixedPart = basic < amount ? (basic < 0n ? 0n : basic) : amount;
    return [
      'EDR',
      account.personCode,
      account.routingCode,
      account.iban,
      from,
      to,
      calendarDays,
      formatMoney(fixedPart, currency),
      formatMoney(amount - fixedPart, currency),
      unpaidDays,
    ].join(',');
  });
  const employer = (payer.employerId ?? '').padStart(13, '0');
  const scr = [
    'SCR',
    employer,
    payer.routingCode,
    date,
    time.slice(0, 5).replace(':', ''),
    `${period.slice(5)}${period.slice(0, 4)}`,
    paid.length,
    total,
    currency,
    `Salaries ${period}`,
  ].join(',');
  return {
    name: `${employer}${date.slice(2).replaceAll('-', '')}${time.replaceAll(':', '')}.SIF`,
    mimeType: 'text/plain; charset=us-ascii',
    content: `${[...records, scr].join('\r\n')}\r\n`,
    count: paid.length,
    total,
  };
}
