import { cleaned, latinDigits, matchKey } from '../../../domain/match-key';

const nothings = new Set(['n/a', 'na', '#n/a', '-', '--', '—', 'null', 'none', 'nil', 'nan', '(blank)', 'لا يوجد']);

/** What the cell says, or '' where it says in words that it says nothing. */
export function saidIn(cell: string | undefined): string {
  const text = cleaned(cell ?? '');
  return nothings.has(text.toLowerCase()) ? '' : text;
}

export { cleaned, latinDigits, matchKey };
