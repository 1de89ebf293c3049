import { t } from '../texts/text';
import { fault, FormulaError, type Span } from './expression';

export type Token = Span & { kind: 'number' | 'name' | 'text' | 'symbol' | 'end'; text: string };

/** Longer formulas are split into components, which also explain themselves better. */
export const longestFormula = 2_000;

const pattern =
  /(?<space>[\s\u200e\u200f]+)|(?<number>\d+(?:\.\d+)?)|(?<name>[\p{L}_][\p{L}\p{N}\p{M}_]*(?:\.[\p{L}_][\p{L}\p{N}\p{M}_]*)*)|(?<text>"[^"\n]*"|'[^'\n]*')|(?<symbol><>|<=|>=|!=|≠|≤|≥|[-+*/×÷−=<>(),%])/uy;
const spelled: Record<string, string> = { '×': '*', '÷': '/', '−': '-', '!=': '<>', '≠': '<>', '≤': '<=', '≥': '>=' };

/** The words of a formula. Digits of other scripts and thousands separators are refused, not guessed at. */
export function tokensOf(source: string): Token[] {
  if (source.length > longestFormula) {
    throw new FormulaError(
      fault(
        { start: longestFormula, end: source.length },
        t('tokens.formula_may_have_characters_move', { longestFormula }),
      ),
    );
  }
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < source.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(source);
    if (!match) throw unreadable(source, start);
    const [kind, found] = Object.entries(match.groups!).find(([, text]) => text !== undefined)! as [
      Token['kind'] | 'space',
      string,
    ];
    const end = start + found.length;
    if (kind === 'space') continue;
    const text =
      kind === 'text' ? found.slice(1, -1) : kind === 'name' ? found.normalize('NFC') : (spelled[found] ?? found);
    tokens.push({ kind, text, start, end });
  }
  return [...tokens, { kind: 'end', text: '', start: source.length, end: source.length }];
}

function unreadable(source: string, start: number): FormulaError {
  const sign = String.fromCodePoint(source.codePointAt(start)!);
  const span = { start, end: start + sign.length };
  if (sign === '"' || sign === "'") return new FormulaError(fault(span, t('tokens.text_closed_add_quotation_mark')));
  return new FormulaError(fault(span, t('tokens.means_nothing_here_write_numbers', { sign })));
}
