/** Ascending days or months, those that follow each other as one span of a first and a last. */
export function spansOf(ascending: readonly string[], next: (one: string) => string): [first: string, last: string][] {
  const spans: [string, string][] = [];
  for (const one of ascending) {
    const span = spans.at(-1);
    if (span && next(span[1]) === one) span[1] = one;
    else spans.push([one, one]);
  }
  return spans;
}
