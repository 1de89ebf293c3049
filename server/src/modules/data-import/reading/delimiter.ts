export type Delimiter = ',' | ';' | '\t' | '|';

const delimiters: readonly Delimiter[] = [',', ';', '\t', '|'];

/**
 * The separator of the cells: the one that stands most often, and equally often, in the first lines outside quotes.
 * Excel's first line "sep=;" decides at once. A comma where there is only one column.
 */
export function guessDelimiter(sample: string): Delimiter {
  const declared = declaredDelimiter(sample);
  if (declared) return declared;
  const lines = linesOutsideQuotes(sample).slice(0, 50);
  let best: Delimiter = ',';
  let bestScore = 0;
  for (const delimiter of delimiters) {
    const score = scoreOf(delimiter, lines);
    if (score > bestScore) [best, bestScore] = [delimiter, score];
  }
  return best;
}

/** The separator named by a first line such as "sep=;". */
export function declaredDelimiter(sample: string): Delimiter | undefined {
  const match = /^"?sep=(.)"?\r?(\n|$)/i.exec(sample);
  return delimiters.find((delimiter) => delimiter === match?.[1]);
}

function scoreOf(delimiter: Delimiter, lines: string[]): number {
  const times = lines.map((line) => line.split(delimiter).length - 1);
  const frequency = new Map<number, number>();
  for (const time of times) frequency.set(time, (frequency.get(time) ?? 0) + 1);
  let [usual, agreeing] = [0, 0];
  for (const [time, count] of frequency) {
    if (time > 0 && count > agreeing) [usual, agreeing] = [time, count];
  }
  return lines.length === 0 ? 0 : (agreeing / lines.length) * (1 + Math.min(usual, 50) / 50);
}

/** The lines with what stands in quotes left out; a last line cut off by the sample is dropped. */
function linesOutsideQuotes(sample: string): string[] {
  const lines = sample.replace(/"(?:[^"]|"")*"/g, '""').split(/\r\n|\n|\r/);
  if (lines.length > 1) lines.pop();
  return lines.filter((line) => line.trim() !== '');
}
