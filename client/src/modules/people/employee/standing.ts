/** Where a dated fact stands on a day; first and last day count. */
export function standingOf(
  { validFrom, validTo }: { validFrom?: string | null; validTo?: string | null },
  today: string,
): 'now' | 'future' | 'past' {
  if (validFrom && validFrom > today) return 'future';
  return validTo && validTo < today ? 'past' : 'now';
}
