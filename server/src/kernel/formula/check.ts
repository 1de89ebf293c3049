import { t } from '../texts/text';
import { fault, typeNames, type Expression, type FormulaFault, type Operator, type ValueType } from './expression';
import { functions, type FormulaFunction } from './functions';

/** What a formula may speak of: names with their types, and the tables it may look up in. */
export interface Vocabulary {
  names: ReadonlyMap<string, ValueType>;
  tables: ReadonlySet<string>;
}

/** Everything wrong with the types and names of a formula, and the type of its answer where that is certain. */
export function checkFormula(
  formula: Expression,
  vocabulary: Vocabulary,
): { type: ValueType | null; faults: FormulaFault[] } {
  const faults: FormulaFault[] = [];
  const told = (...args: Parameters<typeof fault>): null => {
    faults.push(fault(...args));
    return null;
  };

  function wants(expression: Expression, type: ValueType): void {
    const found = typeOf(expression);
    if (found !== null && found !== type) {
      told(expression, t('check.must_but', { type: typeNames[type], found: typeNames[found] }));
    }
  }

  function typeOf(expression: Expression): ValueType | null {
    switch (expression.kind) {
      case 'literal':
        return expression.literal.type;
      case 'name':
        return vocabulary.names.get(expression.name) ?? unknownName(expression);
      case 'negate':
      case 'percent':
        wants(expression.of, 'number');
        return 'number';
      case 'not':
        wants(expression.of, 'truth');
        return 'truth';
      case 'binary':
        return typeOfBinary(expression.operator, expression);
      case 'call':
        return typeOfCall(expression);
    }
  }

  function unknownName({ name, ...span }: Expression & { kind: 'name' }): null {
    const meant = closest(name, [...vocabulary.names.keys()]);
    return told(span, meant ? t('check.no_name_but', { name, meant }) : t('check.no_name', { name }));
  }

  function typeOfBinary(
    operator: Operator,
    { left, right, start, end }: Expression & { kind: 'binary' },
  ): ValueType | null {
    if (operator === 'and' || operator === 'or') {
      wants(left, 'truth');
      wants(right, 'truth');
      return 'truth';
    }
    if ('+-*/'.includes(operator)) {
      wants(left, 'number');
      wants(right, 'number');
      return 'number';
    }
    const [one, other] = [typeOf(left), typeOf(right)];
    if (one !== null && other !== null && one !== other) {
      told({ start, end }, t('check.not_comparable', { one: typeNames[one], other: typeNames[other] }));
    } else if ((one ?? other) === 'truth' || ((one ?? other) === 'text' && operator !== '=' && operator !== '<>')) {
      told({ start, end }, t('check.these_can_only_compared_yes'));
    }
    return 'truth';
  }

  function typeOfCall({ name, given, start, end }: Expression & { kind: 'call' }): ValueType | null {
    const called = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!called) {
      given.forEach(typeOf);
      const meant = closest(name, Object.keys(functions));
      return told(
        { start, end },
        meant ? t('check.no_function_but', { name, meant }) : t('check.no_function', { name }),
      );
    }
    const { takes, repeats, optional = 0 } = called;
    if (given.length < takes.length - optional || (given.length > takes.length && !repeats)) {
      given.forEach(typeOf);
      told({ start, end }, t('check.write_like', { example: called.example }));
    } else if (name === 'if') return typeOfChoice(given as [Expression, Expression, Expression]);
    else given.forEach((each, at) => wants(each, takes[Math.min(at, takes.length - 1)]!));
    const [first] = given;
    if (name === 'lookup' && first) checkTable(first);
    if (name === 'date' && first) checkDay(first, called);
    return called.answers;
  }

  /** Both branches are of one type, and that is the answer's. */
  function typeOfChoice([condition, yes, no]: [Expression, Expression, Expression]): ValueType | null {
    wants(condition, 'truth');
    const type = typeOf(yes);
    if (type === null) return typeOf(no);
    wants(no, type);
    return type;
  }

  function checkTable(first: Expression): void {
    if (first.kind !== 'literal' || first.literal.type !== 'text') told(first, t('check.name_table_quotation_marks'));
    else if (!vocabulary.tables.has(first.literal.value)) {
      const { value } = first.literal;
      told(first, t('check.there_table', { value }));
    }
  }

  function checkDay(first: Expression, { example, apply }: FormulaFunction): void {
    const isDay =
      first.kind === 'literal' && first.literal.type === 'text' && apply!(first.literal.value as never) !== undefined;
    if (!isDay) told(first, t('check.write_day_like', { example }));
  }

  const type = typeOf(formula);
  return { type, faults };
}

/** The names a formula reads, each once, in the order they stand there. */
export function namesIn(formula: Expression): string[] {
  const names = new Set<string>();
  (function walk(expression: Expression): void {
    switch (expression.kind) {
      case 'name':
        names.add(expression.name);
        break;
      case 'negate':
      case 'percent':
      case 'not':
        walk(expression.of);
        break;
      case 'binary':
        walk(expression.left);
        walk(expression.right);
        break;
      case 'call':
        expression.given.forEach(walk);
        break;
      case 'literal':
    }
  })(formula);
  return [...names];
}

/** The word that at most two letters turn into this one; undefined where none is that near. */
function closest(wanted: string, words: readonly string[]): string | undefined {
  const near = words
    .map((word) => ({ word, apart: lettersApart(wanted.toLowerCase(), word.toLowerCase()) }))
    .filter(({ apart }) => apart <= 2);
  return near.sort((one, other) => one.apart - other.apart)[0]?.word;
}

/** Levenshtein's distance. */
function lettersApart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1) {
      next.push(Math.min(row[to]! + 1, next[to - 1]! + 1, row[to - 1]! + (one[at - 1] === other[to - 1] ? 0 : 1)));
    }
    row = next;
  }
  return row[other.length]!;
}
