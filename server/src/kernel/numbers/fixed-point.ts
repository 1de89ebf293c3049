/** Decimal texts such as 21 or 12.5 in ten-thousandths. */
export const fine = 10_000n;

/** A decimal text as a whole number of `scale` parts; what is finer is cut off. */
export function scaled(text: string, scale: bigint): bigint {
  const [whole, fraction = ''] = text.split('.') as [string, string?];
  const digits = String(scale).length - 1;
  return BigInt(whole) * scale + BigInt(fraction.padEnd(digits, '0').slice(0, digits));
}

/** The same back as a decimal text, without zeros at its end. */
export const decimalOf = (value: bigint, scale: bigint): string => {
  const digits = String(scale).length - 1;
  const fraction = (value % scale).toString().padStart(digits, '0').replace(/0+$/, '');
  return `${value / scale}${fraction && `.${fraction}`}`;
};
