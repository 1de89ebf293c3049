import { scaled, type InvoiceLine, type LineAmounts } from './invoice';
import { formatMoney, parseMoney } from '../../../kernel/numbers/money';
import type { Text } from '../../../kernel/text/text';
import { t } from '../texts/text';

/** The lines of a paper with what they come to. */
export interface Charged {
  lines: readonly InvoiceLine[];
  amounts: readonly LineAmounts[];
}

const lineKey =
  (currency: string) =>
  ({ description, unitPrice, taxPercent }: InvoiceLine): string =>
    [description.trim(), parseMoney(unitPrice, currency), scaled(taxPercent, 2)].join('\n');

/** The lines of an invoice no credit note names yet: of each as many as are left of it. */
export function linesLeft(charged: Charged, earlier: readonly Charged[], currency: string): InvoiceLine[] {
  const keyOf = lineKey(currency);
  const taken = new Map<string, bigint>();
  for (const line of earlier.flatMap(({ lines }) => lines))
    taken.set(keyOf(line), (taken.get(keyOf(line)) ?? 0n) + scaled(line.quantity, 4)!);
  return charged.lines.flatMap((line) => {
    const [quantity, gone] = [scaled(line.quantity, 4)!, taken.get(keyOf(line)) ?? 0n];
    const used = gone < quantity ? gone : quantity;
    taken.set(keyOf(line), gone - used);
    return used === quantity ? [] : [used ? { ...line, quantity: inUnits(quantity - used) } : line];
  });
}

/**
 * Why a credit note cannot be: it gives back more than is left of what was charged with one of its taxes, or of the
 * whole.
 * Credit with a tax that was never charged is more than nothing too.
 */
export function problemOfCredit(
  note: Charged,
  charged: Charged,
  earlier: readonly Charged[],
  currency: string,
): Text | undefined {
  const left = netByTax(charged, currency);
  for (const paper of earlier)
    for (const [percent, net] of netByTax(paper, currency)) left.set(percent, (left.get(percent) ?? 0n) - net);
  for (const [percent, net] of netByTax(note, currency)) {
    const rest = left.get(percent) ?? 0n;
    if (net > rest) return tooMuchOf(percent, formatMoney(rest, currency), currency);
  }
  const rest = totalOf(charged, currency) - earlier.reduce((sum, paper) => sum + totalOf(paper, currency), 0n);
  return totalOf(note, currency) > rest ? tooMuch(formatMoney(rest, currency), currency) : undefined;
}

function netByTax({ lines, amounts }: Charged, currency: string): Map<bigint, bigint> {
  const sums = new Map<bigint, bigint>();
  for (const [at, { taxPercent }] of lines.entries()) {
    const percent = scaled(taxPercent, 2)!;
    sums.set(percent, (sums.get(percent) ?? 0n) + parseMoney(amounts[at]!.net, currency));
  }
  return sums;
}

const totalOf = ({ amounts }: Charged, currency: string): bigint =>
  amounts.reduce((sum, { total }) => sum + parseMoney(total, currency), 0n);

const decimal = (size: bigint, decimals: number): string => {
  const digits = String(size).padStart(decimals + 1, '0');
  return `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`.replace(/\.?0+$/, '');
};
const inUnits = (size: bigint): string => decimal(size, 4);

const tooMuchOf = (percent: bigint, rest: string, currency: string): Text =>
  t('credit_note.what_charged_percent_tax_only', { percent: decimal(percent, 2), currency, rest });
const tooMuch = (rest: string, currency: string): Text => t('credit_note.only_invoice_left_credit', { currency, rest });
