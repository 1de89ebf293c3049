interface Booking {
  department?: string | null;
  /** Decimal in words, all of one run with as many decimals. */
  debit: string;
}

/**
 * The bookings of each department in the order they came, with what is booked on its debit side; its credit side is the
 * same.
 */
export function byDepartment<Line extends Booking>(
  lines: readonly Line[],
): { department: string | null; debit: string; lines: Line[] }[] {
  const departments = new Map<string | null, Line[]>();
  for (const line of lines) {
    const department = line.department ?? null;
    departments.set(department, [...(departments.get(department) ?? []), line]);
  }
  return [...departments].map(([department, own]) => ({
    department,
    debit: added(own.map(({ debit }) => debit)),
    lines: own,
  }));
}

/** Exact: money is no binary fraction. */
function added(amounts: readonly string[]): string {
  const decimals = Math.max(...amounts.map((amount) => amount.split('.')[1]?.length ?? 0));
  const units = (amount: string) => {
    const [whole = '0', part = ''] = amount.split('.');
    return BigInt(whole + part.padEnd(decimals, '0'));
  };
  const digits = String(amounts.reduce((sum, amount) => sum + units(amount), 0n)).padStart(decimals + 1, '0');
  return decimals ? `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}` : digits;
}
