/** A number proposed for who comes back: E-7 has been E-7, is E-7-2 and will be E-7-3. */
export function codeOfRehire(code: string, wasRehired: boolean): string {
  const counted = wasRehired ? /^(.*)-(\d+)$/.exec(code) : null;
  return counted ? `${counted[1]}-${Number(counted[2]) + 1}` : `${code}-2`;
}
