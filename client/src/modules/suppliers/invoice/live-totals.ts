export interface TypedLine {
  description?: string | null;
  quantity?: string | null;
  unitPrice?: string | null;
  taxPercent?: string | null;
}

const decimalsOf = (currency: string): number => {
  try {
    return new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
};

/** A decimal as a whole number of its last decimals; nothing for what is none. */
function scaled(text: string | null | undefined, decimals: number): bigint {
  const match = /^(-?)(\d{1,14})(?:\.(\d*))?$/.exec(text?.trim() ?? '');
  if (!match) return 0n;
  const magnitude = BigInt(match[2] + (match[3] ?? '').slice(0, decimals).padEnd(decimals, '0'));
  return match[1] ? -magnitude : magnitude;
}

/** To the nearest, ties away from zero. */
function divided(numerator: bigint, denominator: bigint): bigint {
  const size = numerator < 0n ? -numerator : numerator;
  const rounded = (2n * size + denominator) / (2n * denominator);
  return numerator < 0n ? -rounded : rounded;
}

function decimalText(coins: bigint, decimals: number): string {
  if (decimals === 0) return String(coins);
  const digits = String(coins < 0n ? -coins : coins).padStart(decimals + 1, '0');
  return `${coins < 0n ? '-' : ''}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** What the server will work out of the lines once they are saved, line by line and together; shown while one types. */
export function liveTotals(lines: readonly (TypedLine | undefined)[], currency: string) {
  const decimals = decimalsOf(currency);
  const amounts = lines.map((line) => {
    const net = divided(scaled(line?.unitPrice, decimals) * scaled(line?.quantity, 4), 10_000n);
    return { net, tax: divided(net * scaled(line?.taxPercent, 2), 10_000n) };
  });
  const subtotal = amounts.reduce((sum, { net }) => sum + net, 0n);
  const tax = amounts.reduce((sum, each) => sum + each.tax, 0n);
  const text = (coins: bigint) => decimalText(coins, decimals);
  return {
    nets: amounts.map(({ net }) => text(net)),
    subtotal: text(subtotal),
    tax: text(tax),
    total: text(subtotal + tax),
  };
}
