/** Sorts by the size of the difference whatever its sign; amounts are decimal strings and compared as such. */
export function biggestFirst<Slip extends { difference: string | null }>(slips: Slip[]): Slip[] {
  const digits = (slip: Slip) => (slip.difference ?? '0').replace('-', '');
  const whole = (amount: string) => amount.split('.')[0] ?? '';
  const compare = (a: string, b: string) => whole(a).length - whole(b).length || (a < b ? -1 : a > b ? 1 : 0);
  return slips.toSorted((a, b) => compare(digits(b), digits(a)));
}
