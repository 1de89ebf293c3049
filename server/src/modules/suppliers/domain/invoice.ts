import { amountIn, divideRounded, formatMoney, parseMoney, type Rounding } from '../../../kernel/numbers/money';
import type { Text } from '../../../kernel/text/text';
import { t } from '../texts/text';

/** A line as it is typed; all numbers are decimal texts. */
export interface InvoiceLine {
  description: string;
  quantity: string;
  unitPrice: string;
  taxPercent: string;
}

/** What a line comes to, in the currency of the invoice. */
export interface LineAmounts {
  net: string;
  tax: string;
  total: string;
}

export interface InvoiceTotals {
  subtotal: string;
  tax: string;
  total: string;
}

export interface Payment {
  amount: string;
  paidOn: string;
}

/**
 * Each line is rounded by itself to the smallest coin, first its net amount, then the tax on that; ties go up. Totals
 * are sums of rounded lines, so that the paper adds up.
 */
const lineRounding: Rounding = 'half-up';

const quantityDecimals = 4;
const percentDecimals = 2;

/** What is wrong with a line, by its fields. */
export function problemsOfLine(line: InvoiceLine, currency: string): Partial<Record<keyof InvoiceLine, Text>> {
  const problems: Partial<Record<keyof InvoiceLine, Text>> = {};
  const description = line.description.trim();
  if (!description) problems.description = texts.needed;
  else if ([...description].length > 500) problems.description = texts.tooLong;
  const quantity = scaled(line.quantity, quantityDecimals);
  if (quantity === null) problems.quantity = texts.decimals(quantityDecimals);
  else if (quantity <= 0n) problems.quantity = texts.positive;
  else if (quantity > 10n ** 10n) problems.quantity = texts.mistyped;
  const price = amountIn(line.unitPrice, currency);
  if (typeof price !== 'bigint') problems.unitPrice = price === 'malformed' ? texts.number : texts.coins(currency);
  else if (price < -mostPrice || price > mostPrice) problems.unitPrice = texts.mistyped;
  const percent = scaled(line.taxPercent, percentDecimals);
  if (percent === null) problems.taxPercent = texts.decimals(percentDecimals);
  else if (percent < 0n || percent > 10_000n) problems.taxPercent = texts.percent;
  return problems;
}

/** The amounts of a line that has no problems. */
export function amountsOf({ quantity, unitPrice, taxPercent }: InvoiceLine, currency: string): LineAmounts {
  const net = divideRounded(
    parseMoney(unitPrice, currency) * scaled(quantity, quantityDecimals)!,
    10n ** BigInt(quantityDecimals),
    lineRounding,
  );
  const tax = divideRounded(
    net * scaled(taxPercent, percentDecimals)!,
    10n ** BigInt(percentDecimals + 2),
    lineRounding,
  );
  return { net: formatMoney(net, currency), tax: formatMoney(tax, currency), total: formatMoney(net + tax, currency) };
}

export function totalsOf(lines: readonly LineAmounts[], currency: string): InvoiceTotals {
  const sum = (amounts: readonly string[]) =>
    formatMoney(
      amounts.reduce((total, amount) => total + parseMoney(amount, currency), 0n),
      currency,
    );
  return {
    subtotal: sum(lines.map(({ net }) => net)),
    tax: sum(lines.map(({ tax }) => tax)),
    total: sum(lines.map(({ total }) => total)),
  };
}

/** What is still owed after payments and what was credited; what goes beyond is not owed the other way round here. */
export function balanceOf(
  total: string,
  payments: readonly Payment[],
  currency: string,
  credited = '0',
): { paid: string; balance: string } {
  const paid = payments.reduce((sum, { amount }) => sum + parseMoney(amount, currency), 0n);
  const owed = parseMoney(total, currency) - paid - parseMoney(credited, currency);
  return { paid: formatMoney(paid, currency), balance: formatMoney(owed > 0n ? owed : 0n, currency) };
}

/** Why a payment cannot be taken; nothing where it can. */
export function problemOfPayment(amount: string, balance: string, currency: string): Text | undefined {
  const coins = amountIn(amount, currency);
  if (coins === 'malformed') return texts.number;
  if (coins === 'too_many_decimals') return texts.coins(currency);
  if (coins <= 0n) return texts.positive;
  const owed = parseMoney(balance, currency);
  return coins > owed ? texts.more(formatMoney(owed, currency), currency) : undefined;
}

const mostPrice = 10n ** 12n;

/** A decimal as a whole number of its last decimals; null for what is none, or finer. */
export function scaled(text: string, decimals: number): bigint | null {
  const match = /^(-?)(\d{1,14})(?:\.(\d+))?$/.exec(text);
  const fraction = (match?.[3] ?? '').replace(/0+$/, '');
  if (!match || fraction.length > decimals) return null;
  const magnitude = BigInt(match[2] + fraction.padEnd(decimals, '0'));
  return match[1] ? -magnitude : magnitude;
}

const texts = {
  needed: t('invoice.texts.needed'),
  tooLong: t('invoice.texts.too_long'),
  number: t('invoice.texts.number'),
  positive: t('invoice.texts.positive'),
  mistyped: t('invoice.texts.mistyped'),
  percent: t('invoice.texts.percent'),
  decimals: (count: number): Text => t('invoice.give_number_most_decimals', { count }),
  coins: (currency: string): Text => t('invoice.has_more_decimals', { currency }),
  more: (balance: string, currency: string): Text => t('invoice.only_still_owed', { currency, balance }),
};
