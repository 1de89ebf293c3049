import { t } from '../texts/text';
import { isTooLarge, one as whole, over, times, type Decimal } from './decimal';
import { fault, FormulaError, type Expression, type Operator, type Span } from './expression';
import { functions, type LookupTable } from './functions';

/** A value as it is at work: a number, a text or day, yes or no. The check before has seen to the types. */
export type Plain = Decimal | string | boolean;

/**
 * Where a formula finds what it names. `valueOf` is asked only for what is really used, which is what an explanation
 * shows.
 */
export interface Surroundings {
  valueOf: (name: string) => Plain;
  tables: ReadonlyMap<string, LookupTable>;
  /** Told which step of which table a value came from. */
  lookedUp?: (table: string, step: number) => void;
}

type Compiled = (surroundings: Surroundings) => Plain;

const hundred = 100n * whole;

/**
 * A formula that `checkFormula` found no fault with, as a function. It ends after as many steps as the formula has
 * parts. Throws FormulaError for what only the values show: a division by zero, a number too large, a table without a
 * step.
 */
export function compileFormula(formula: Expression): Compiled {
  switch (formula.kind) {
    case 'literal': {
      const { value } = formula.literal;
      return () => value;
    }
    case 'name': {
      const { name } = formula;
      return ({ valueOf }) => valueOf(name);
    }
    case 'negate': {
      const of = compileFormula(formula.of);
      return (around) => -(of(around) as Decimal);
    }
    case 'percent': {
      const of = compileFormula(formula.of);
      return (around) => over(of(around) as Decimal, hundred);
    }
    case 'not': {
      const of = compileFormula(formula.of);
      return (around) => !of(around);
    }
    case 'binary':
      return compileBinary(formula.operator, compileFormula(formula.left), compileFormula(formula.right), formula);
    case 'call':
      return compileCall(formula);
  }
}

function compileBinary(operator: Operator, left: Compiled, right: Compiled, span: Span): Compiled {
  const arithmetic =
    (answer: (one: Decimal, other: Decimal) => Decimal): Compiled =>
    (around) =>
      inReach(answer(left(around) as Decimal, right(around) as Decimal), span);
  switch (operator) {
    case '+':
      return arithmetic((one, other) => one + other);
    case '-':
      return arithmetic((one, other) => one - other);
    case '*':
      return arithmetic(times);
    case '/':
      return arithmetic((one, other) => {
        if (other === 0n) throw new FormulaError(fault(span, t('compile.divides_zero_guard_such_if')));
        return over(one, other);
      });
    case '=':
      return (around) => left(around) === right(around);
    case '<>':
      return (around) => left(around) !== right(around);
    case '<':
      return (around) => left(around) < right(around);
    case '<=':
      return (around) => left(around) <= right(around);
    case '>':
      return (around) => left(around) > right(around);
    case '>=':
      return (around) => left(around) >= right(around);
    case 'and':
      return (around) => left(around) && right(around);
    case 'or':
      return (around) => left(around) || right(around);
  }
}

function compileCall({ name, given, start, end }: Expression & { kind: 'call' }): Compiled {
  const parts = given.map(compileFormula);
  if (name === 'if') {
    const [condition, yes, no] = parts as [Compiled, Compiled, Compiled];
    return (around) => (condition(around) ? yes(around) : no(around));
  }
  if (name === 'lookup') {
    const [table, key] = parts as [Compiled, Compiled];
    return (around) => found(around, table(around) as string, key(around) as Decimal, { start, end });
  }
  const { apply, example } = functions[name]!;
  return (around) => {
    const answer = apply!(...(parts.map((part) => part(around)) as never[]));
    if (answer === undefined)
      throw new FormulaError(fault({ start, end }, t('compile.these_values_do_fit_write', { example })));
    return answer;
  };
}

function inReach(value: Decimal, span: Span): Decimal {
  if (!isTooLarge(value)) return value;
  throw new FormulaError(fault(span, t('compile.number_grows_beyond_thousand_million')));
}

function found({ tables, lookedUp }: Surroundings, name: string, key: Decimal, span: Span): Decimal {
  const steps = tables.get(name)?.steps ?? [];
  const at = steps.findLastIndex(({ from }) => from <= key);
  if (at >= 0) {
    lookedUp?.(name, at);
    return steps[at]!.value;
  }
  throw new FormulaError(fault(span, t('compile.table_has_step_value', { name })));
}
