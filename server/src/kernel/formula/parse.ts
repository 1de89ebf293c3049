import { t } from '../texts/text';
import { decimalOf } from './decimal';
import { fault, FormulaError, type Expression, type Operator, type Span } from './expression';
import { tokensOf, type Token } from './tokens';

/** Deeper nesting is no longer read by anybody either. */
const deepest = 40;

/** How tightly an operator binds; of equals the left one first. */
const strength: Record<Operator, number> = {
  or: 1,
  and: 2,
  '=': 4,
  '<>': 4,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
};
const [notBinds, minusBinds, comparisonBinds] = [3, 7, 4];

/**
 * The tree of a formula:
 *
 *     formula    = or            comparison = sum [(= <> < <= > >=) sum]     (not a < b < c)
 *     or         = and {or and}        sum  = product {(+ -) product}
 *     and        = not {and not}    product = sign {(* /) sign}              (× ÷ are * /)
 *     not        = [not] comparison    sign = [-] part {%}
 *     part       = number | "text" | name | name(formula, …) | (formula) | true | false
 *
 * Throws FormulaError, which says where and what to do.
 */
export function parseFormula(source: string): Expression {
  const tokens = tokensOf(source);
  let at = 0;
  let depth = 0;
  const peek = (): Token => tokens[at]!;
  const isNext = (...texts: string[]): boolean =>
    (peek().kind === 'symbol' || peek().kind === 'name') && texts.includes(word(peek()));
  const spanned = (start: Span, end: Span): Span => ({ start: start.start, end: end.end });

  function binary(least: number): Expression {
    let left = prefix(least);
    for (;;) {
      const token = peek();
      const operator = word(token) as Operator;
      const binds = token.kind === 'symbol' || token.kind === 'name' ? strength[operator] : undefined;
      if (binds === undefined || binds < least) return left;
      at += 1;
      const right = nested(() => binary(binds + 1));
      left = { kind: 'binary', operator, left, right, ...spanned(left, right) };
      if (
        binds === comparisonBinds &&
        peek().kind === 'symbol' &&
        strength[peek().text as Operator] === comparisonBinds
      ) {
        throw new FormulaError(fault(peek(), t('parse.compare_two_values_time_write')));
      }
    }
  }

  function prefix(least: number): Expression {
    const token = peek();
    if (isNext('not') && least <= notBinds) {
      at += 1;
      const of = nested(() => binary(notBinds));
      return { kind: 'not', of, ...spanned(token, of) };
    }
    if (token.kind === 'symbol' && token.text === '-') {
      at += 1;
      const of = nested(() => binary(minusBinds));
      return { kind: 'negate', of, ...spanned(token, of) };
    }
    let found = part();
    while (peek().kind === 'symbol' && peek().text === '%') {
      found = { kind: 'percent', of: found, ...spanned(found, peek()) };
      at += 1;
    }
    return found;
  }

  function part(): Expression {
    const token = peek();
    at += 1;
    const span = { start: token.start, end: token.end };
    if (token.kind === 'number') {
      const value = decimalOf(token.text);
      if (value === null) throw new FormulaError(fault(token, t('parse.number_may_have_15_digits')));
      return { kind: 'literal', literal: { type: 'number', value }, ...span };
    }
    if (token.kind === 'text') return { kind: 'literal', literal: { type: 'text', value: token.text }, ...span };
    if (token.kind === 'symbol' && token.text === '(') {
      const inner = nested(() => binary(0));
      return { ...inner, ...spanned(token, expect(')')) };
    }
    if (token.kind !== 'name' || isReserved(word(token))) throw unexpected(token);
    if (word(token) === 'true' || word(token) === 'false')
      return { kind: 'literal', literal: { type: 'truth', value: word(token) === 'true' }, ...span };
    if (!(peek().kind === 'symbol' && peek().text === '(')) return { kind: 'name', name: token.text, ...span };
    at += 1;
    const given: Expression[] = [];
    if (!isNext(')'))
      do given.push(nested(() => binary(0)));
      while (isNext(',') && ++at);
    return { kind: 'call', name: word(token), given, ...spanned(token, expect(')')) };
  }

  function expect(text: string): Token {
    const token = peek();
    if (token.kind === 'symbol' && token.text === text) {
      at += 1;
      return token;
    }
    throw token.kind === 'end' ? new FormulaError(fault(token, t('parse.missing_end', { text }))) : unexpected(token);
  }

  function nested<T>(read: () => T): T {
    if (++depth > deepest) throw new FormulaError(fault(peek(), t('parse.nested_more_deep_move_part', { deepest })));
    const answer = read();
    depth -= 1;
    return answer;
  }

  if (peek().kind === 'end') throw new FormulaError(fault(peek(), t('parse.write_formula_such_basic_25')));
  const formula = binary(0);
  if (peek().kind !== 'end') throw unexpected(peek());
  return formula;
}

/** Words of the language are read whatever their case. */
const word = (token: Token): string => (token.kind === 'name' ? token.text.toLowerCase() : token.text);
const isReserved = (name: string): boolean => name === 'and' || name === 'or' || name === 'not';

function unexpected(token: Token): FormulaError {
  if (token.kind === 'end') return new FormulaError(fault(token, t('parse.formula_ends_too_early_value')));
  return new FormulaError(fault(token, t('parse.expected_here', { text: token.text })));
}
