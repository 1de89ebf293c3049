import type { Format } from '../../../ui/words/format';

/** What an amount differs by from the time before, and its share of that. */
export function differenceInWords(format: Format, amount: string, previous: string, currency?: string | null): string {
  const more = Number(amount) - Number(previous);
  const difference = format.difference(more.toFixed(3), currency ?? undefined);
  return Number(previous) > 0 ? `${difference} (${format.percent(more / Number(previous))})` : difference;
}
