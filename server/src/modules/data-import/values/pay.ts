import { knownAs } from '../../../platform/text';
import { exponentOf, isCurrency } from '../../../kernel/numbers/currencies';
import { divideRounded, formatMoney } from '../../../kernel/numbers/money';
import { t } from '../texts/text';
import { cleaned, latinDigits } from './clean-text';

export type PayPeriod = 'monthly' | 'annual';
/** What starts the decimals of a column's numbers. */
export type DecimalMark = 'point' | 'comma';
export const decimalMarks: readonly DecimalMark[] = ['point', 'comma'];

/**
 * The amount a cell names as a plain decimal, in any digits, or null: '62,506.00', '62.506,00', 'AED 5 000', '(500)' →
 * '-500'.
 * A single comma or point before three digits groups thousands when it is a comma and starts decimals when it is a
 * point.
 * Where the column is known to start its decimals with `mark`, the other one only groups thousands.
 */
export function readAmount(cell: string, mark?: DecimalMark): string | null {
  const text = latinDigits(cleaned(cell))
    .replace(/\u066b/g, '.')
    .replace(/\u066c/g, ',');
  const isNegative = /^\(.*\)$|^[^\d]*[-−]|[^/][-−]$/.test(text);
  if (/\d[^\d]*[-−+][^\d]*\d/.test(text)) return null;
  const bare = text
    .replace(/^\(|\)$|[-−+]/g, '')
    .replace(/^[^\d]{1,8}|[^\d]{1,8}$/g, (beside) => (isCurrencyMark(beside) ? '' : beside))
    .replace(/[\s'’](?=\d{3}(\D|$))/g, '');
  if (!/^\d{1,3}(?:[.,]?\d+)*$/.test(bare) || bare.length > 24) return null;
  const plain = mark ? decimalBy(bare, mark) : decimalOf(bare);
  return plain === null ? null : `${isNegative && /[1-9]/.test(plain) ? '-' : ''}${plain}`;
}

/** 'AED', 'US$', '€', 'Dhs.', '/-': what stands beside an amount and says no more than that it is money. */
function isCurrencyMark(text: string): boolean {
  const word = text.replace(/[\s.\p{Sc}]/gu, '').toUpperCase();
  return word === '' || isCurrency(word) || currencyWords.has(word);
}

const currencyWords = new Set(knownAs(t('pay.money')));

function decimalOf(text: string): string | null {
  const lastComma = text.lastIndexOf(',');
  const lastPoint = text.lastIndexOf('.');
  const commas = text.split(',').length - 1;
  const points = text.split('.').length - 1;
  const decimalMark =
    lastComma >= 0 && lastPoint >= 0
      ? lastComma > lastPoint
        ? ','
        : '.'
      : points === 1
        ? '.'
        : commas === 1 && !/^\d{1,3},\d{3}$/.test(text)
          ? ','
          : '';
  const at = decimalMark === '' ? -1 : text.lastIndexOf(decimalMark);
  const whole = at < 0 ? text : text.slice(0, at);
  if (/[.,]/.test(whole) && !/^\d{1,3}([.,]\d{2,3})*[.,]\d{3}$/.test(whole)) return null;
  const digits = whole.replace(/[.,]/g, '').replace(/^0+(?=\d)/, '');
  const fraction = at < 0 ? '' : text.slice(at + 1).replace(/0+$/, '');
  return fraction === '' ? digits : `${digits}.${fraction}`;
}

function decimalBy(text: string, mark: DecimalMark): string | null {
  const [decimal, group] = mark === 'comma' ? [',', '.'] : ['.', ','];
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  if (more.length || fraction.includes(group) || (whole.includes(group) && !/^\d{1,3}([.,]\d{3})+$/.test(whole)))
    return null;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  const decimals = fraction.replace(/0+$/, '');
  return decimals === '' ? digits : `${digits}.${decimals}`;
}

/** Whether '1,234' could be a thousand or one and decimals: which mark the writing itself shows to start decimals. */
export function decimalMarkOf(cell: string): DecimalMark | 'open' | null {
  if (!/[.,]/.test(latinDigits(cell)) || readAmount(cell) === null) return null;
  const fits = (['point', 'comma'] as const).filter((mark) => readAmount(cell, mark) !== null);
  return fits.length === 2 ? 'open' : (fits[0] ?? null);
}

/** The monthly pay in whole coins of the currency, rounded once, half up; of annual pay a twelfth. */
export function monthlyPay(amount: string, period: PayPeriod, currency: string): string {
  const [whole = '', fraction = ''] = amount.split('.');
  const months = period === 'annual' ? 12n : 1n;
  const coins = 10n ** BigInt(exponentOf(currency));
  return formatMoney(
    divideRounded(BigInt(whole + fraction) * coins, months * 10n ** BigInt(fraction.length), 'half-up'),
    currency,
  );
}
