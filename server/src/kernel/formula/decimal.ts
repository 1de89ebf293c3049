import { divideRounded } from '../numbers/money';

/**
 * A number of the formula language: an integer count of 10⁻¹². Sums are exact; a product or quotient is rounded
 * half-even at the twelfth decimal.
 */
export type Decimal = bigint;

export const decimals = 12;
export const one: Decimal = 10n ** BigInt(decimals);
/** Beyond this no pay is meant; it keeps a formula from growing numbers without end. */
const largest: Decimal = 10n ** 15n * one;

const pattern = /^(-?)(\d{1,15})(?:\.(\d+))?$/;

/** '-12.5' → the number; null for what is none or has more decimals than are kept. */
export function decimalOf(text: string): Decimal | null {
  const match = pattern.exec(text);
  if (!match) return null;
  const fraction = (match[3] ?? '').replace(/0+$/, '');
  if (fraction.length > decimals) return null;
  const value = BigInt(match[2] + fraction.padEnd(decimals, '0'));
  return match[1] ? -value : value;
}

/** The shortest text of a number: 12.500000000000 → '12.5'. */
export function decimalText(value: Decimal): string {
  if (value % one === 0n) return (value / one).toString();
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0');
  const whole = digits.slice(0, -decimals);
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${value < 0n ? '-' : ''}${whole}${fraction && `.${fraction}`}`;
}

export const isTooLarge = (value: Decimal): boolean => value > largest || value < -largest;

export const times = (left: Decimal, right: Decimal): Decimal => divideRounded(left * right, one, 'half-even');

/** The divisor is not zero. */
export const over = (left: Decimal, right: Decimal): Decimal =>
  right < 0n ? divideRounded(-left * one, -right, 'half-even') : divideRounded(left * one, right, 'half-even');

const units = Array.from({ length: decimals + 1 }, (_, places) => 10n ** BigInt(decimals - places));

/** To `places` decimals, ties away from zero, as people round pay. */
export function rounded(value: Decimal, places: number): Decimal {
  const unit = units[places]!;
  return divideRounded(value, unit, 'half-up') * unit;
}

/** The next whole number below. */
export function floored(value: Decimal): Decimal {
  const rest = value % one;
  return value - rest - (rest < 0n ? one : 0n);
}

export const ceiled = (value: Decimal): Decimal => -floored(-value);
