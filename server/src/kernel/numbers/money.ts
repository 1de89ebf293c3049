import { exponentOf } from './currencies';

/** Ties go away from zero ('half-up') or to the even neighbour ('half-even', banker's rounding). */
export type Rounding = 'half-up' | 'half-even';

/** Why a decimal text is not an amount of the currency. */
export type AmountFault = 'malformed' | 'too_many_decimals';

const decimalPattern = /^([+-]?)(\d{1,30})(?:\.(\d{1,30}))?$/;

/**
 * The amount in smallest coins: '1234.50' AED → 123450n. Zeros beyond the currency's decimals are no loss and pass
 * (a numeric column pads them); other digits there are refused unless a rounding is named.
 */
export function amountIn(text: string, currency: string, rounding?: Rounding): bigint | AmountFault {
  const exponent = exponentOf(currency);
  const short = shortAmount(text, exponent);
  if (short !== null) return short;
  const match = decimalPattern.exec(text);
  if (!match) return 'malformed';
  const fraction = match[3] ?? '';
  const kept = fraction.length > exponent ? fraction.slice(0, exponent) : fraction.padEnd(exponent, '0');
  const beyond = fraction.slice(exponent);
  const magnitude = BigInt(match[2] + kept);
  const amount = match[1] === '-' ? -magnitude : magnitude;
  if (/^0*$/.test(beyond)) return amount;
  if (!rounding) return 'too_many_decimals';
  const scale = 10n ** BigInt(beyond.length);
  return divideRounded(amount * scale + (match[1] === '-' ? -BigInt(beyond) : BigInt(beyond)), scale, rounding);
}

/**
 * Most amounts: without a sign and so short that a number holds their coins exactly. null: it takes more than this to
 * tell.
 */
function shortAmount(text: string, exponent: number): bigint | null {
  if (text.length > 11) return null;
  let value = 0;
  let decimals = -1;
  for (let at = 0; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit === point && decimals < 0 && at > 0) decimals = 0;
    else if (digit < 0 || digit > 9 || (decimals >= exponent && digit !== 0)) return null;
    else {
      if (decimals < exponent) value = value * 10 + digit;
      if (decimals >= 0) decimals += 1;
    }
  }
  if (text === '' || decimals === 0) return null;
  return BigInt(value * 10 ** Math.max(exponent - Math.max(decimals, 0), 0));
}

const point = '.'.charCodeAt(0) - 48;

/** As amountIn, for amounts that were checked before; throws RangeError for one that was not. */
export function parseMoney(text: string, currency: string, rounding?: Rounding): bigint {
  const amount = amountIn(text, currency, rounding);
  if (typeof amount === 'bigint') return amount;
  throw new RangeError(`${JSON.stringify(text)} is not an amount in ${currency}: ${amount}`);
}

/** Decimal text with all decimals of the currency: 123450n AED → '1234.50', 5n KWD → '0.005', 5n JPY → '5'. */
export function formatMoney(amount: bigint, currency: string): string {
  const exponent = exponentOf(currency);
  if (exponent === 0) return amount.toString();
  const digits = (amount < 0n ? -amount : amount).toString().padStart(exponent + 1, '0');
  const point = digits.length - exponent;
  return `${amount < 0n ? '-' : ''}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** Decimal text with thousands grouped, for sentences: '10000.00' → '10,000.00'. */
export function groupedDecimal(decimal: string): string {
  const point = decimal.indexOf('.');
  const whole = point < 0 ? decimal : decimal.slice(0, point);
  const sign = whole.startsWith('-') ? 1 : 0;
  let grouped = whole;
  for (let at = whole.length - 3; at > sign; at -= 3) grouped = `${grouped.slice(0, at)},${grouped.slice(at)}`;
  return point < 0 ? grouped : grouped + decimal.slice(point);
}

/**
 * An amount that was checked before, with all decimals of its currency and thousands grouped: '10000.5' AED →
 * '10,000.50'.
 */
export const groupedMoney = (decimal: string, currency: string): string =>
  groupedDecimal(formatMoney(parseMoney(decimal, currency), currency));

/** numerator ÷ denominator to the nearest integer. The denominator is positive. */
export function divideRounded(numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (denominator <= 0n) throw new RangeError('the denominator must be positive');
  const quotient = numerator / denominator;
  const rest = numerator - quotient * denominator;
  if (rest === 0n) return quotient;
  const twice = rest < 0n ? -2n * rest : 2n * rest;
  const goesUp = twice > denominator || (twice === denominator && (rounding === 'half-up' || quotient % 2n !== 0n));
  if (!goesUp) return quotient;
  return numerator < 0n ? quotient - 1n : quotient + 1n;
}

/** amount × numerator ÷ denominator, rounded once. */
export function multiplyByRatio(amount: bigint, numerator: bigint, denominator: bigint, rounding: Rounding): bigint {
  return divideRounded(amount * numerator, denominator, rounding);
}

/**
 * The parts numerators[i] ÷ denominator as whole coins that add up to the rounded whole. Each part is the growth of
 * the rounded running sum: the first is rounded plainly, of two the last takes the rest, no part is more than one coin
 * from its exact value, and a part of zero stays zero (the whole rest on the last could leave it negative).
 * To split a total by weights, pass weight × total over the sum of the weights.
 */
export function allocate(numerators: readonly bigint[], denominator: bigint, rounding: Rounding): bigint[] {
  let exact = 0n;
  let given = 0n;
  return numerators.map((numerator) => {
    exact += numerator;
    const upToHere = divideRounded(exact, denominator, rounding);
    const part = upToHere - given;
    given = upToHere;
    return part;
  });
}
